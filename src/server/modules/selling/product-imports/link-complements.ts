import { and, asc, count, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import { cut } from '../../../../shared/text.ts'
import { type Ctx, transaction } from '../../../platform/context.ts'
import { inSite } from '../../../platform/table.ts'
import { changeComplements, idsAtPaths } from '../products/index.ts'
import { changeItem, gone, type ItemRow } from './imports-store.ts'
import { importItems } from './product-imports.tables.ts'
import { fieldLabels } from './reading/fields.ts'

const batchSize = 100

/** Imported products with complements to link. */
const waiting = and(
  eq(importItems.outcome, 'DONE'),
  isNotNull(importItems.productId),
  sql`${importItems.complements} <> '[]'`,
)

/**
 * Links the products of an import with those that go with them, once all are in: each together with the note that it is done, so
 * that a second run repeats nothing.
 */
export async function linkComplements(ctx: Ctx, importId: string, signal?: AbortSignal): Promise<void> {
  let positions = await nextPositions(ctx, importId)
  const shared = positions.length > 0 ? await sharedProducts(ctx, importId) : new Map()
  for (; positions.length > 0; positions = await nextPositions(ctx, importId))
    for (const position of positions) {
      signal?.throwIfAborted()
      await transaction(ctx, (ctx) => linkOne(ctx, { importId, position }, shared))
    }
}

async function nextPositions(ctx: Ctx, importId: string): Promise<number[]> {
  const rows = await ctx.db
    .select({ position: importItems.position })
    .from(importItems)
    .where(inSite(ctx, importItems, eq(importItems.importId, importId), waiting))
    .orderBy(asc(importItems.position))
    .limit(batchSize)
  return rows.map(({ position }) => position)
}

type Shared = Map<string | null, number[]>

/** Positions of products that the file names more than once, by product id. */
async function sharedProducts(ctx: Ctx, importId: string): Promise<Shared> {
  const { position, productId, outcome } = importItems
  const rows = await ctx.db
    .select({ productId, positions: sql<number[]>`array_agg(${position})` })
    .from(importItems)
    .where(inSite(ctx, importItems, eq(importItems.importId, importId), eq(outcome, 'DONE')))
    .groupBy(productId)
    .having(sql`${count()} > 1`)
  return new Map(rows.map(({ productId, positions }) => [productId, positions]))
}

type Key = Pick<ItemRow, 'importId' | 'position'>

async function linkOne(ctx: Ctx, { importId, position }: Key, shared: Shared): Promise<void> {
  const own = and(eq(importItems.importId, importId), eq(importItems.position, position))
  const [item] = await ctx.db
    .select()
    .from(importItems)
    .where(inSite(ctx, importItems, own, waiting))
    .for('update')
  if (!item?.productId) return
  const { productId, complements, faults, line } = item
  const known = await idsAtPaths(ctx, complements)
  const isThere = (path: string) => (known.get(path) ?? productId) !== productId
  const ids = complements.filter(isThere).flatMap((path) => known.get(path) ?? [])
  const texts = complements.filter((path) => !isThere(path)).map(notIn)
  if (ids.length > 0) {
    const revisions = await changeComplements(ctx, productId, ids).catch(gone)
    if (revisions) await follow(ctx, item, shared.get(productId) ?? [position], revisions)
    else texts.push('The product, or one that goes with it, was deleted meanwhile.')
  }
  const notes = texts.map((text) => ({ line, column: fieldLabels.complements, text }))
  await changeItem(ctx, item, { complements: [], faults: [...faults, ...notes] })
}

const notIn = (path: string) => `“${cut(path, 80)}” is left out: no other product has this address now.`

/** Linking is part of the import, so it must not count as a later change that prevents undo. */
async function follow(
  ctx: Ctx,
  { importId }: Key,
  positions: number[],
  { before, after }: { before: number; after: number },
): Promise<void> {
  const { position, outcome, revision } = importItems
  const those = and(
    eq(importItems.importId, importId),
    inArray(position, positions),
    eq(outcome, 'DONE'),
    isNotNull(revision),
  )
  const rows = await ctx.db
    .select({ revision })
    .from(importItems)
    .where(inSite(ctx, importItems, those))
  if (Math.max(...rows.map(({ revision }) => revision ?? 0)) !== before) return
  await ctx.db
    .update(importItems)
    .set({ revision: sql`${revision} + ${after - before}` })
    .where(inSite(ctx, importItems, those))
}
