import { asc, eq, inArray, sql } from 'drizzle-orm'
import type { StockReason } from '../../../../shared/selling/catalogue/stock-history.ts'
import { announce, type Ctx, transaction } from '../../../platform/context.ts'
import { refusal } from '../../../platform/refusal.ts'
import { inSite } from '../../../platform/table.ts'
import { pricesTag, productTag } from '../tags.ts'
import { tellOfStock } from './back-in-stock.ts'
import { refreshOffers } from './offer.ts'
import { stockMoves, variants } from './stock.tables.ts'

/** `quantity` is added; a negative one is taken away. */
export type StockChange = { variantId: string; quantity: number; reason: StockReason; orderId?: string }

/**
 * Changes the stock of several variants, all or none, and writes a ledger entry for each. Locks variants in the order of their
 * ids, then their products, so that concurrent orders for the same variants wait for each other without deadlock.
 * @returns ids of variants that are missing or short of stock; empty on success
 */
export function changeStocks(ctx: Ctx, changes: StockChange[]): Promise<string[]> {
  const moves = changes.filter(({ quantity }) => quantity !== 0)
  if (moves.length === 0) return Promise.resolve([])
  return transaction(ctx, async (ctx) => {
    const wanted = new Map<string, number>()
    for (const { variantId, quantity } of moves) wanted.set(variantId, (wanted.get(variantId) ?? 0) + quantity)
    const held = await lockVariants(ctx, [...wanted.keys()])
    const lacking = [...wanted].filter(([id, quantity]) => !allows(held.get(id), quantity))
    if (lacking.length > 0) return lacking.map(([id]) => id)

    const moved = sql`unnest(${sql.param([...wanted.keys()])}::uuid[], ${sql.param([...wanted.values()])}::integer[])
      as moved (id, quantity)`
    await ctx.db
      .update(variants)
      .set({ stock: sql`${variants.stock} + moved.quantity` })
      .from(moved)
      .where(inSite(ctx, variants, sql`${variants.id} = moved.id`))
    await ctx.db.insert(stockMoves).values(moves.map((move) => ({ ...move, createdAt: ctx.now() })))
    const touched = [...held.values()]
    const emptiedOrFilled = touched.filter(({ id, stock }) => stock > 0 !== stock + (wanted.get(id) ?? 0) > 0)
    await refreshOffers(ctx, [...new Set(emptiedOrFilled.map(({ productId }) => productId))])
    await tellOfStock(ctx, filledOf(touched, wanted))
    // A size that sold out, or is back, changes lists of what is in stock in that size.
    const prices = emptiedOrFilled.length > 0 ? [pricesTag] : []
    await announce(ctx, ...new Set(touched.map(({ productId }) => productTag(productId))), ...prices)
    return []
  })
}

/** Variants whose stock rises from zero. */
function filledOf(touched: HeldVariant[], wanted: Map<string, number>): string[] {
  return touched.filter(({ id, stock }) => stock <= 0 && stock + (wanted.get(id) ?? 0) > 0).map(({ id }) => id)
}

/** An archived variant takes pieces back, but gives none. */
function allows(held: HeldVariant | undefined, quantity: number): boolean {
  if (!held || held.stock + quantity < 0) return false
  return quantity >= 0 || held.archivedAt === null
}

type HeldVariant = { id: string; productId: string; stock: number; archivedAt: Date | null }

async function lockVariants(ctx: Ctx, ids: string[]): Promise<Map<string, HeldVariant>> {
  const rows = await ctx.db
    .select({
      id: variants.id,
      productId: variants.productId,
      stock: variants.stock,
      archivedAt: variants.archivedAt,
    })
    .from(variants)
    .where(inSite(ctx, variants, inArray(variants.id, ids)))
    .orderBy(asc(variants.id))
    .for('no key update')
  return new Map(rows.map((row) => [row.id, row]))
}

/** A stock count: the new stock, the one seen before, and the form field. */
export type Count = { variantId: string; stock: number; seen: number; field: string }

/**
 * Books each count as the difference to the stock seen, so that sales in between stay booked.
 * @throws Refusal `stock.tooLittle` naming the field, if the stock would become negative
 */
export async function correctStocks(ctx: Ctx, counts: Count[]): Promise<void> {
  const lacking = await changeStocks(
    ctx,
    counts.map(({ variantId, stock, seen }) => ({
      variantId,
      quantity: stock - seen,
      reason: stock > seen ? 'RECEIVED' : 'CORRECTED',
    })),
  )
  const first = counts.find(({ variantId }) => lacking.includes(variantId))
  if (!first) return
  const [row] = await ctx.db
    .select({ stock: variants.stock })
    .from(variants)
    .where(inSite(ctx, variants, eq(variants.id, first.variantId)))
  throw refusal('stock.tooLittle', { field: first.field, left: row?.stock ?? 0 })
}
