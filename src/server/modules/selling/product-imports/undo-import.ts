import { and, desc, eq, inArray, isNotNull, isNull } from 'drizzle-orm'
import { isRecord } from '../../../../shared/is-record.ts'
import type { State } from '../../../../shared/running/leaves.ts'
import { type Ctx, transaction } from '../../../platform/context.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { inSite } from '../../../platform/table.ts'
import { takeBackWords } from '../../content/translations/index.ts'
import { holdProducts, products, putProducts, statesOfProducts } from '../products/index.ts'
import { dropParts } from './archive-parts.ts'
import {
  changeImport,
  changeItem,
  changeItems,
  findImport,
  gone,
  holdItems,
  type ImportData,
  type ItemRow,
} from './imports-store.ts'
import { importItems } from './product-imports.tables.ts'
import { changeOf } from './whole-change.ts'

const batchSize = 100

/** Takes an import back, the last product first: what was added is deleted, what was changed is as before. */
export async function undoImport(ctx: Ctx, { id }: ImportData, signal?: AbortSignal): Promise<void> {
  const found = await findImport(ctx, id).catch(gone)
  if (found?.state !== 'UNDOING') return
  for (;;) {
    signal?.throwIfAborted()
    const items = await doneItems(ctx, id)
    if (items.length === 0) break
    if (await undoTogether(ctx, items)) continue
    for (const own of byProduct(items).values()) await undoAlone(ctx, own)
  }
  await dropParts(ctx, id)
  await changeImport(ctx, id, { state: 'UNDONE' })
}

/** Products that the import added or changed, each with all that it did to it. */
function doneItems(ctx: Ctx, importId: string): Promise<ItemRow[]> {
  const { productId, position, outcome, before } = importItems
  const changed = inSite(
    ctx,
    importItems,
    and(eq(importItems.importId, importId), eq(outcome, 'DONE'), isNotNull(before)),
  )
  const last = ctx.db.select({ productId }).from(importItems).where(changed).orderBy(desc(position)).limit(batchSize)
  return ctx.db
    .select()
    .from(importItems)
    .where(and(changed, inArray(productId, last)))
    .orderBy(desc(position))
}

const byProduct = (items: ItemRow[]) => Map.groupBy(items, ({ productId }) => productId)

/** @returns false, with nothing undone, if one of them is refused */
async function undoTogether(ctx: Ctx, items: ItemRow[]): Promise<boolean> {
  try {
    await transaction(ctx, (ctx) => undoItems(ctx, items))
    return true
  } catch (error) {
    if (error instanceof Refusal) return false
    throw error
  }
}

async function undoAlone(ctx: Ctx, items: ItemRow[]): Promise<void> {
  try {
    await transaction(ctx, (ctx) => undoItems(ctx, items))
  } catch (error) {
    // Its category or SKU is another's now.
    if (!(error instanceof Refusal)) throw error
    for (const item of items) {
      const fault = { line: item.line, column: '', text: error.message }
      await changeItem(ctx, item, { outcome: 'KEPT', faults: [fault], pictures: [] })
    }
  }
}

async function undoItems(ctx: Ctx, items: ItemRow[]): Promise<void> {
  const held = await holdItems(ctx, items, 'DONE')
  const waiting = items.filter(({ position }) => held.has(position))
  const back = await putBack(ctx, waiting)
  await changeItems(ctx, back, { outcome: 'UNDONE', pictures: [] })
  const kept = waiting.filter((item) => !back.includes(item))
  await changeItems(ctx, kept, { outcome: 'KEPT', pictures: [] })
}

/** @returns those whose products are as before; a product that was changed since stays as it is */
async function putBack(ctx: Ctx, items: ItemRow[]): Promise<ItemRow[]> {
  const ids = items.flatMap(({ productId }) => productId ?? [])
  await holdProducts(ctx, ids)
  const revisions = await revisionsOf(ctx, ids)
  const back: ItemRow[] = []
  const wanted = new Map<string, State>()
  const now = await statesOfProducts(ctx, ids)
  for (const [productId, own] of byProduct(items)) {
    const { before, revision, moved, wordsBefore, items: undone } = changeOf(own)
    if (productId === null || before === null || revisions.get(productId) !== revision) continue
    if (!(await takeBackWords(ctx, 'product', productId, wordsBefore))) continue
    wanted.set(productId, withStock(before, now.get(productId) ?? {}, moved))
    back.push(...undone)
  }
  await putProducts(ctx, wanted)
  return back
}

/** Revisions of the products that are not deleted. */
async function revisionsOf(ctx: Ctx, ids: string[]): Promise<Map<string, number>> {
  const { id, revision, deleted } = products
  const rows = await ctx.db
    .select({ id, revision })
    .from(products)
    .where(inSite(ctx, products, inArray(id, ids), isNull(deleted)))
  return new Map(rows.map((row) => [row.id, row.revision]))
}

/** Sales since the import count: stock goes back by what the import moved. */
function withStock(before: State, now: State, moved: Record<string, number>): State {
  if (!isRecord(before.variants) || !isRecord(now.variants)) return before
  const present = now.variants
  const variants = Object.entries(before.variants).map(([id, variant]) => {
    const held = present[id]
    const stock = isRecord(held) ? Number(held.stock) : 0
    return [id, isRecord(variant) ? { ...variant, stock: Math.max(0, stock - (moved[id] ?? 0)) } : variant]
  })
  return { ...before, variants: Object.fromEntries(variants) }
}
