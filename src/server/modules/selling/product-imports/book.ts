import { asc } from 'drizzle-orm'
import { pathOf } from '../../../../shared/selling/catalogue/path-segment.ts'
import { cut, isAlike } from '../../../../shared/text.ts'
import { type Ctx, transaction } from '../../../platform/context.ts'
import { inSite } from '../../../platform/table.ts'
import { brandsNamed, knownBrands } from '../brands/index.ts'
import { categories, importCategories } from '../categories/index.ts'
import type { Draft } from './reading/draft.ts'
import type { Known } from './reading/known.ts'

type Node = { id: string | null; path: string; title: string; parent: Node | null }

/** Where products without a category go: every product has one. */
const nowhere = ['Uncategorised']

/** Maximum length of a category's title and a brand's name. */
const longest = 100

/** Brands and categories by the names that files use. */
export type Book = {
  /** Ids of brands that exist. */
  brandId: (name: string) => string | undefined
  /** The category of these names from the top; its `id` is null as long as it does not exist. */
  category: (trail: string[]) => Pick<Node, 'id' | 'path'>
  /** Number of categories that the products so far need and the shop lacks. */
  missing: () => number
}

/** Parts of the shop that products of a file are compared with. */
export type Shop = { book: Book; known: Known }

export const trailsOf = ({ values }: Draft): string[][] => values.categories ?? [nowhere]

/** The brands and categories that products need; those that don't exist are planned. */
export async function openBook(ctx: Ctx, drafts: Draft[]): Promise<Book> {
  const names = drafts.flatMap(({ values }) => values.brand ?? [])
  const brandIds = await knownBrands(ctx, [...new Set(names)])
  const tree = await readTree(ctx)
  const before = tree.length
  const found = new Map<string, Node>()
  return {
    brandId: (name) => brandIds.get(name),
    category: (trail) => {
      const key = JSON.stringify(trail)
      const node = found.get(key) ?? nodeAt(tree, trail)
      found.set(key, node)
      return node
    },
    missing: () => tree.length - before,
  }
}

/** Like `openBook`, once the brands and categories that products need and the shop lacks are added. */
export async function filledBook(ctx: Ctx, drafts: Draft[]): Promise<Book> {
  const book = await openBook(ctx, drafts)
  for (const trail of drafts.flatMap(trailsOf)) book.category(trail)
  const hasBrands = drafts.every(({ values: { brand } }) => brand === undefined || book.brandId(brand) !== undefined)
  if (hasBrands && book.missing() === 0) return book
  await transaction(ctx, (ctx) => fillBook(ctx, drafts))
  return openBook(ctx, drafts)
}

async function fillBook(ctx: Ctx, drafts: Draft[]): Promise<void> {
  await brandsNamed(ctx, [...new Set(drafts.flatMap(({ values }) => values.brand ?? []))])
  const tree = await readTree(ctx)
  const before = tree.length
  for (const trail of drafts.flatMap(trailsOf)) nodeAt(tree, trail)
  await importCategories(
    ctx,
    tree.slice(before).map(({ path, title, parent }) => ({ path, title, ...(parent ? { parent: parent.path } : {}) })),
  )
}

async function readTree(ctx: Ctx): Promise<Node[]> {
  const { id, parentId, path, title } = categories
  const rows = await ctx.db
    .select({ id, parentId, path, title })
    .from(categories)
    .where(inSite(ctx, categories))
    .orderBy(asc(categories.position), asc(id))
  const nodes = new Map(rows.map(({ id, path, title }) => [id, { id, path, title, parent: null } as Node]))
  for (const { id, parentId } of rows) {
    const node = nodes.get(id)
    if (node) node.parent = nodes.get(parentId ?? '') ?? null
  }
  return [...nodes.values()]
}

/**
 * The category of these names, planned where the shop has none. A single name may also be an address, or the title of a category
 * further down.
 */
function nodeAt(tree: Node[], trail: string[]): Node {
  const [only = ''] = trail
  if (trail.length === 1) {
    const alike = tree.filter(({ title }) => isAlike(title, cut(only, longest)))
    const found = alike.find(({ parent }) => parent === null) ?? alike[0] ?? tree.find(({ path }) => path === only)
    if (found) return found
  }
  let parent: Node | null = null
  for (const name of trail) parent = childOf(tree, parent, cut(name, longest))
  if (!parent) throw new Error('a category without names')
  return parent
}

function childOf(tree: Node[], parent: Node | null, title: string): Node {
  const found = tree.find((node) => node.parent === parent && isAlike(node.title, title))
  if (found) return found
  const node = { id: null, path: freePath(tree, parent, title), title, parent }
  tree.push(node)
  return node
}

function freePath(tree: Node[], parent: Node | null, title: string): string {
  const taken = new Set(tree.map(({ path }) => path))
  const own = pathOf(title) || 'category'
  const within = parent ? pathOf(`${parent.path} ${title}`) || own : own
  for (const path of [own, within]) if (!taken.has(path)) return path
  for (let number = 2; ; number++) if (!taken.has(`${cut(own, 110)}-${number}`)) return `${cut(own, 110)}-${number}`
}
