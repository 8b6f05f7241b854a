import { asc, eq, inArray, sql } from 'drizzle-orm'
import type { StockReason } from '../../../../shared/selling/stock-history.ts'
import { announce, type Ctx, transaction } from '../../../platform/context.ts'
import { refusal } from '../../../platform/refusal.ts'
import { inSite } from '../../../platform/table.ts'
import { productTag } from '../tags.ts'
import { tellOfStock } from './back-in-stock.ts'
import { refreshOffers } from './offer.ts'
import { stockMoves, variants } from './stock.tables.ts'

/** `quantity` is what is added; a negative one takes away. */
export type StockChange = { variantId: string; quantity: number; reason: StockReason; orderId?: string }

/**
 * Changes the stock of several variants, of all or of none, and writes a move for each.
 * Variants are locked in the order of their ids and their products after all of them, so that two orders for the same
 * things wait for each other but never block each other.
 * @returns ids of the variants of which there is too little, or that are not there; empty when it was done
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

    for (const [id, quantity] of wanted) {
      await ctx.db
        .update(variants)
        .set({ stock: sql`${variants.stock} + ${quantity}` })
        .where(inSite(ctx, variants, eq(variants.id, id)))
    }
    await ctx.db.insert(stockMoves).values(moves.map((move) => ({ ...move, createdAt: ctx.now() })))
    const touched = [...held.values()]
    const emptiedOrFilled = touched.filter(({ id, stock }) => stock > 0 !== stock + (wanted.get(id) ?? 0) > 0)
    await refreshOffers(ctx, [...new Set(emptiedOrFilled.map(({ productId }) => productId))])
    await tellOfStock(ctx, filledOf(touched, wanted))
    await announce(ctx, ...new Set(touched.map(({ productId }) => productTag(productId))))
    return []
  })
}

/** Variants that had nothing and have something now. */
function filledOf(touched: HeldVariant[], wanted: Map<string, number>): string[] {
  return touched.filter(({ id, stock }) => stock <= 0 && stock + (wanted.get(id) ?? 0) > 0).map(({ id }) => id)
}

/** Pieces may come back to a variant that was taken off its product, but none goes. */
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

/** What somebody counted of a variant, what it was when they saw it, and the field in which they entered it. */
export type Count = { variantId: string; stock: number; seen: number; field: string }

/**
 * Books each count as its difference to what was seen, so that what was sold meanwhile stays sold.
 * @throws Refusal `stock.tooLittle` naming the field, when more is taken away than there is
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
