import { and, desc, eq, isNotNull } from 'drizzle-orm'
import { isRecord, type State } from '../../../../shared/running/leaves.ts'
import { type Ctx, transaction } from '../../../platform/context.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { inSite } from '../../../platform/table.ts'
import { takeBackWords } from '../../content/translations/index.ts'
import { holdProducts, products, putProducts, statesOfProducts } from '../products/index.ts'
import { dropParts } from './archive-parts.ts'
import {
  changeImport,
  changeItem,
  findImport,
  gone,
  holdItems,
  type ImportData,
  type ItemRow,
} from './imports-store.ts'
import { importItems } from './product-imports.tables.ts'

const batchSize = 100

/** Takes an import back, the last product first: what was added is deleted, what was changed is as before. */
export async function undoImport(ctx: Ctx, { id }: ImportData, signal?: AbortSignal): Promise<void> {
  const found = await findImport(ctx, id).catch(gone)
  if (found?.state !== 'UNDOING') return
  for (;;) {
    signal?.throwIfAborted()
    const items = await doneItems(ctx, id)
    if (items.length === 0) break
    for (const item of items) await undoItem(ctx, item)
  }
  await dropParts(ctx, id)
  await changeImport(ctx, id, { state: 'UNDONE' })
}

/** Products that the import added or changed. */
function doneItems(ctx: Ctx, importId: string): Promise<ItemRow[]> {
  const changed = and(eq(importItems.outcome, 'DONE'), isNotNull(importItems.before))
  return ctx.db
    .select()
    .from(importItems)
    .where(inSite(ctx, importItems, eq(importItems.importId, importId), changed))
    .orderBy(desc(importItems.position))
    .limit(batchSize)
}

async function undoItem(ctx: Ctx, item: ItemRow): Promise<void> {
  try {
    await transaction(ctx, async (ctx) => {
      if ((await holdItems(ctx, [item], 'DONE')).size === 0) return
      const outcome = (await putBack(ctx, item)) ? 'UNDONE' : 'KEPT'
      await changeItem(ctx, item, { outcome, pictures: [] })
    })
  } catch (error) {
    // Its category or SKU is another's now.
    if (!(error instanceof Refusal)) throw error
    const fault = { line: item.line, column: '', text: error.message }
    await changeItem(ctx, item, { outcome: 'KEPT', faults: [fault], pictures: [] })
  }
}

/** @returns false for a product that was changed since, which stays as it is */
async function putBack(ctx: Ctx, { productId, before, revision, moved, wordsBefore }: ItemRow): Promise<boolean> {
  if (productId === null || before === null) return false
  await holdProducts(ctx, [productId])
  const [row] = await ctx.db
    .select({ revision: products.revision, deleted: products.deleted })
    .from(products)
    .where(inSite(ctx, products, eq(products.id, productId)))
  if (!row || row.deleted !== null || row.revision !== revision) return false
  if (!(await takeBackWords(ctx, 'product', productId, wordsBefore))) return false
  const now = (await statesOfProducts(ctx, [productId])).get(productId) ?? {}
  await putProducts(ctx, new Map([[productId, withStock(before, now, moved)]]))
  return true
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
