import { eq, sql } from 'drizzle-orm'
import type { CheckedCategory } from '../../../../shared/selling/catalogue/categories.ts'
import type { CustomValues } from '../../../../shared/selling/catalogue/custom-fields.ts'
import { announce, type Ctx, transaction } from '../../../platform/context.ts'
import { refusal } from '../../../platform/refusal.ts'
import { inSite } from '../../../platform/table.ts'
import { refuseTaken } from '../../../platform/taken.ts'
import { holdMedia } from '../../content/media/index.ts'
import { holdRules, refillByCategories } from '../collections/index.ts'
import { checkedCustom } from '../custom-fields/index.ts'
import { sayAnew } from '../say-anew.ts'
import { requireSizeGuides } from '../size-guides/index.ts'
import { categoriesTag, categoryTag, productsTag } from '../tags.ts'
import { categories, productCategories } from './categories.tables.ts'
import { formerCategoryPaths } from './former-paths.ts'

export type AddedCategory = { id: string; path: string }

type Held = {
  id: string
  parentId: string | null
  title: string
  path: string
  position: number
  revision: number
  custom: CustomValues
}

/** Like `createCategories`, for one category. */
export async function createCategory(ctx: Ctx, input: CheckedCategory): Promise<AddedCategory> {
  const [added] = await createCategories(ctx, [input])
  if (!added) throw new Error(`the category ${input.path} was not made`)
  return added
}

/**
 * Adds categories, each last among its siblings unless it has a position.
 * @returns them in the order given
 * @throws Refusal `category.path`, `category.gone` naming `parentId`, `media.notFound`, `sizeGuide.gone`
 */
export function createCategories(ctx: Ctx, given: CheckedCategory[]): Promise<AddedCategory[]> {
  if (given.length === 0) return Promise.resolve([])
  return transaction(ctx, async (ctx) => {
    const tree = await lockTree(ctx)
    for (const { parentId } of given) requireParent(tree, parentId)
    await requirePictures(ctx, given)
    await requireSizeGuides(ctx, guidesOf(given))
    const rows = await ctx.db
      .insert(categories)
      .values(placed(tree, await withCustom(ctx, given)))
      .onConflictDoNothing({ target: [categories.siteId, categories.path] })
      .returning({ id: categories.id, path: categories.path })
    const byPath = new Map(rows.map((row) => [row.path, row]))
    const added = given.map(({ path }) => {
      const row = byPath.get(path)
      // Duplicate paths in the input are inserted once.
      if (!row || !byPath.delete(path)) throw refusal('category.path', { field: 'path', path })
      return row
    })
    await formerCategoryPaths.claim(
      ctx,
      added.map(({ path }) => path),
    )
    await announceTree(ctx, ...added.map(({ id }) => id))
    return added
  })
}

/** Gives each category without a position the last one among its siblings. */
function placed(tree: Held[], given: CheckedCategory[]) {
  const standing: Pick<Held, 'parentId' | 'position'>[] = [...tree]
  return given.map((category) => {
    const { parentId, position = endOf(standing, parentId) } = category
    standing.push({ parentId, position })
    return { ...category, position }
  })
}

/**
 * Changes a category; one moved to another parent goes last unless it has a position.
 * @throws Refusal `category.gone`, `category.stale`, `category.cycle`, and those of `createCategory`
 */
export function changeCategory(ctx: Ctx, id: string, input: CheckedCategory, revision: number): Promise<void> {
  return transaction(ctx, async (ctx) => {
    await holdRules(ctx)
    const tree = await lockTree(ctx)
    const before = held(tree, id)
    if (before.revision !== revision) throw refusal('category.stale')
    requireParent(tree, input.parentId)
    if (standsBelow(tree, input.parentId, id)) throw refusal('category.cycle', { field: 'parentId' })
    await requirePictures(ctx, [input])
    await requireSizeGuides(ctx, guidesOf([input]))
    const place = before.parentId === input.parentId ? before.position : endOf(tree, input.parentId)
    const [custom = {}] = await checkedCustom(ctx, 'CATEGORY', [
      { custom: input.custom, before: before.custom, field: 'custom' },
    ])
    const { position = place, ...fields } = { ...input, custom }
    const change = ctx.db
      .update(categories)
      .set({ ...fields, position, revision: sql`${categories.revision} + 1` })
      .where(inSite(ctx, categories, eq(categories.id, id)))
    await refuseTaken(change, 'category.path', { field: 'path', path: input.path })
    await formerCategoryPaths.keep(ctx, id, input.path, before.path)
    if (before.title !== input.title) await sayAnew(ctx, before.title)
    if (before.parentId !== input.parentId) await refillByCategories(ctx)
    await announceTree(ctx, id)
  })
}

/**
 * Sorts the children of one parent.
 * @throws Refusal `category.stale` if `ids` are not exactly its children
 */
export function orderCategories(ctx: Ctx, parentId: string | null, ids: string[]): Promise<void> {
  return transaction(ctx, async (ctx) => {
    const tree = await lockTree(ctx)
    requireParent(tree, parentId)
    const there = tree.filter((row) => row.parentId === parentId).map((row) => row.id)
    if (there.length !== ids.length || there.some((id) => !ids.includes(id))) throw refusal('category.stale')
    for (const [position, id] of ids.entries())
      await ctx.db
        .update(categories)
        .set({ position })
        .where(inSite(ctx, categories, eq(categories.id, id)))
    await announceTree(ctx)
  })
}

/**
 * Deletes a category; products that have it as a further category keep their others.
 * @throws Refusal `category.gone`, `category.children`, `category.used`
 */
export function deleteCategory(ctx: Ctx, id: string): Promise<void> {
  return transaction(ctx, async (ctx) => {
    await holdRules(ctx)
    const tree = await lockTree(ctx)
    const { title } = held(tree, id)
    if (tree.some((row) => row.parentId === id)) throw refusal('category.children', { title })
    const used = await ctx.db.$count(
      productCategories,
      inSite(ctx, productCategories, eq(productCategories.categoryId, id), eq(productCategories.position, 0)),
    )
    if (used > 0) throw refusal('category.used', { title, count: used })
    await ctx.db.delete(categories).where(inSite(ctx, categories, eq(categories.id, id)))
    await sayAnew(ctx, title)
    await refillByCategories(ctx)
    await announceTree(ctx, id)
  })
}

/** All categories of the site, locked until the transaction ends. */
function lockTree(ctx: Ctx): Promise<Held[]> {
  const { id, parentId, title, path, position, revision, custom } = categories
  return ctx.db
    .select({ id, parentId, title, path, position, revision, custom })
    .from(categories)
    .where(inSite(ctx, categories))
    .orderBy(categories.id)
    .for('update')
}

function held(tree: Held[], id: string): Held {
  const found = tree.find((row) => row.id === id)
  if (!found) throw refusal('category.gone')
  return found
}

function requireParent(tree: Held[], id: string | null): void {
  if (id !== null && !tree.some((row) => row.id === id)) throw refusal('category.gone', { field: 'parentId' })
}

/** True if `id` is `above` or one of its descendants. */
function standsBelow(tree: Held[], id: string | null, above: string): boolean {
  const parentOf = new Map(tree.map((row) => [row.id, row.parentId]))
  let at = id
  for (let step = 0; at !== null && step <= tree.length; step++) {
    if (at === above) return true
    at = parentOf.get(at) ?? null
  }
  return false
}

function endOf(tree: Pick<Held, 'parentId' | 'position'>[], parentId: string | null): number {
  const positions = tree.filter((row) => row.parentId === parentId).map((row) => row.position)
  return Math.max(-1, ...positions) + 1
}

async function withCustom(ctx: Ctx, given: CheckedCategory[]): Promise<CheckedCategory[]> {
  const all = given.map(({ custom }) => ({ custom, field: 'custom' }))
  const checked = await checkedCustom(ctx, 'CATEGORY', all)
  return given.map((category, index) => ({ ...category, custom: checked[index] ?? {} }))
}

const guidesOf = (given: Pick<CheckedCategory, 'sizeGuideId'>[]) =>
  given.flatMap(({ sizeGuideId }) => sizeGuideId ?? [])

async function requirePictures(ctx: Ctx, given: Pick<CheckedCategory, 'mediaId'>[]): Promise<void> {
  const ids = given.flatMap(({ mediaId }) => mediaId ?? [])
  const held = new Set(await holdMedia(ctx, ids))
  if (ids.some((id) => !held.has(id))) throw refusal('media.notFound', { field: 'mediaId' })
}

/** Product lists show categories, so they are invalidated too. */
function announceTree(ctx: Ctx, ...ids: string[]): Promise<void> {
  return announce(ctx, categoriesTag, ...ids.map(categoryTag), productsTag)
}
