import { eq, sql } from 'drizzle-orm'
import type { CheckedCategory } from '../../../../shared/selling/catalogue-admin.ts'
import { announce, type Ctx, transaction } from '../../../platform/context.ts'
import { parsed, refusal } from '../../../platform/refusal.ts'
import { inSite } from '../../../platform/table.ts'
import { refuseTaken } from '../../../platform/taken.ts'
import { holdMedia } from '../../content/media/index.ts'
import { categoriesTag, categoryTag, productsTag } from '../tags.ts'
import { type ImportedCategory, importedCategory } from './categories.schema.ts'
import { categories, productCategories } from './categories.tables.ts'
import { keepCategoryPath } from './former-paths.ts'
import { categoryIdsAt } from './membership.ts'

type Held = { id: string; parentId: string | null; title: string; path: string; position: number; revision: number }

/**
 * Adds a category, as the last of its parent unless it says where.
 * @throws Refusal `category.path`, `category.gone` naming `parentId`, `media.notFound`
 */
export function createCategory(ctx: Ctx, input: CheckedCategory): Promise<{ id: string; path: string }> {
  return transaction(ctx, async (ctx) => {
    const tree = await lockTree(ctx)
    requireParent(tree, input.parentId)
    await requirePicture(ctx, input.mediaId)
    const { position = endOf(tree, input.parentId), ...fields } = input
    const [added] = await ctx.db
      .insert(categories)
      .values({ ...fields, position })
      .onConflictDoNothing({ target: [categories.siteId, categories.path] })
      .returning({ id: categories.id, path: categories.path })
    if (!added) throw refusal('category.path', { field: 'path', path: input.path })
    await keepCategoryPath(ctx, added.id, added.path)
    await announceTree(ctx, added.id)
    return added
  })
}

/**
 * Adds a category as starters describe it: its parent by its path.
 * @throws Refusal `request.invalid`, `category.path` when it is taken, `category.notFound` for the parent
 */
export function importCategory(ctx: Ctx, input: ImportedCategory): Promise<{ id: string; path: string }> {
  return transaction(ctx, async (ctx) => {
    const { parent, ...category } = parsed(importedCategory, input)
    const [parentId = null] = parent === undefined ? [] : await categoryIdsAt(ctx, [parent], 'parent')
    return createCategory(ctx, { ...category, parentId })
  })
}

/**
 * Changes a category; moved to another parent, it is the last there unless it says where.
 * @throws Refusal `category.gone`, `category.stale`, `category.cycle`, and those of `createCategory`
 */
export function changeCategory(ctx: Ctx, id: string, input: CheckedCategory, revision: number): Promise<void> {
  return transaction(ctx, async (ctx) => {
    const tree = await lockTree(ctx)
    const before = held(tree, id)
    if (before.revision !== revision) throw refusal('category.stale')
    requireParent(tree, input.parentId)
    if (standsBelow(tree, input.parentId, id)) throw refusal('category.cycle', { field: 'parentId' })
    await requirePicture(ctx, input.mediaId)
    const place = before.parentId === input.parentId ? before.position : endOf(tree, input.parentId)
    const { position = place, ...fields } = input
    const change = ctx.db
      .update(categories)
      .set({ ...fields, position, revision: sql`${categories.revision} + 1` })
      .where(inSite(ctx, categories, eq(categories.id, id)))
    await refuseTaken(change, 'category.path', { field: 'path', path: input.path })
    await keepCategoryPath(ctx, id, input.path, before.path)
    await announceTree(ctx, id)
  })
}

/**
 * Puts the categories of one parent in this order.
 * @throws Refusal `category.stale` when these are not just the ones that the parent has
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
 * Deletes a category; products that are in it beside their main one stay where else they are.
 * @throws Refusal `category.gone`, `category.children`, `category.used`
 */
export function deleteCategory(ctx: Ctx, id: string): Promise<void> {
  return transaction(ctx, async (ctx) => {
    const tree = await lockTree(ctx)
    const { title } = held(tree, id)
    if (tree.some((row) => row.parentId === id)) throw refusal('category.children', { title })
    const used = await ctx.db.$count(
      productCategories,
      inSite(ctx, productCategories, eq(productCategories.categoryId, id), eq(productCategories.position, 0)),
    )
    if (used > 0) throw refusal('category.used', { title, count: used })
    await ctx.db.delete(categories).where(inSite(ctx, categories, eq(categories.id, id)))
    await announceTree(ctx, id)
  })
}

/** All of the site's categories: what is asked of the tree stays true until the transaction ends. */
function lockTree(ctx: Ctx): Promise<Held[]> {
  const { id, parentId, title, path, position, revision } = categories
  return ctx.db
    .select({ id, parentId, title, path, position, revision })
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

/** True when `id` is `above`, or stands somewhere below it. */
function standsBelow(tree: Held[], id: string | null, above: string): boolean {
  const parentOf = new Map(tree.map((row) => [row.id, row.parentId]))
  let at = id
  for (let step = 0; at !== null && step <= tree.length; step++) {
    if (at === above) return true
    at = parentOf.get(at) ?? null
  }
  return false
}

function endOf(tree: Held[], parentId: string | null): number {
  const positions = tree.filter((row) => row.parentId === parentId).map((row) => row.position)
  return Math.max(-1, ...positions) + 1
}

async function requirePicture(ctx: Ctx, id: string | null): Promise<void> {
  if (id === null) return
  const [found] = await holdMedia(ctx, [id])
  if (found === undefined) throw refusal('media.notFound', { field: 'mediaId' })
}

/** Products show their categories, so their lists change with them. */
function announceTree(ctx: Ctx, ...ids: string[]): Promise<void> {
  return announce(ctx, categoriesTag, ...ids.map(categoryTag), productsTag)
}
