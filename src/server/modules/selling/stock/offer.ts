import { or, sql } from 'drizzle-orm'
import type { CheckedVariant } from '../../../../shared/selling/catalogue/variants.ts'
import { anyOf } from '../../../platform/any-of.ts'
import { announce, type Ctx } from '../../../platform/context.ts'
import { inSite } from '../../../platform/table.ts'
import { followRules } from '../collections/index.ts'
import { pricesTag, productTag } from '../tags.ts'
import { notArchived, offers, priceAt, variants } from './stock.tables.ts'

/**
 * Updates the columns that products copy from their variants, and announces changes. Price and list price are those of the
 * variant that 'Add to bag' adds: the cheapest one in stock, or the cheapest of all if none is. Call in the transaction that
 * changed a variant, and when a sale begins or ends.
 */
export async function refreshOffers(ctx: Ctx, ids: string[], at: Date = ctx.now()): Promise<void> {
  if (ids.length === 0) return
  const price = priceAt(at)
  // Locked in a statement of its own: the next statement then sees what other transactions changed before.
  await ctx.db
    .select({ id: offers.id })
    .from(offers)
    .where(inSite(ctx, offers, anyOf(offers.id, ids)))
    .orderBy(offers.id)
    .for('update')
  const shown = ctx.db
    .selectDistinctOn([variants.productId], {
      productId: variants.productId,
      price: sql<number>`${price}`.as('price_now'),
      mrp: variants.mrp,
      available: sql<boolean>`${variants.stock} > 0`.as('available'),
    })
    .from(variants)
    .where(inSite(ctx, variants, notArchived, anyOf(variants.productId, ids)))
    .orderBy(variants.productId, sql`${variants.stock} > 0 desc`, price, variants.position, variants.id)
    .as('shown')
  const differs = or(
    sql`${offers.price} <> ${shown.price}`,
    sql`${offers.mrp} <> ${shown.mrp}`,
    sql`${offers.inStock} <> ${shown.available}`,
  )
  const changed = await ctx.db
    .update(offers)
    .set({ price: sql`${shown.price}`, mrp: sql`${shown.mrp}`, inStock: sql`${shown.available}`, changedAt: ctx.now() })
    .from(shown)
    .where(inSite(ctx, offers, sql`${offers.id} = ${shown.productId}`, differs))
    .returning({ id: offers.id })
  // Collection rules check prices and stock; their other inputs were written before.
  await followRules(ctx, ids)
  await announce(ctx, ...ids.map(productTag), ...(changed.length > 0 ? [pricesTag] : []))
}

/**
 * Announces new products whose rows have their `firstOffer`, and adds them to the collections whose rules they match. Call in the
 * transaction that added them, once all that rules check is written.
 */
export async function announceOffers(ctx: Ctx, ids: string[]): Promise<void> {
  await followRules(ctx, ids)
  await announce(ctx, ...ids.map(productTag), pricesTag)
}

type Offered = Pick<CheckedVariant, 'price' | 'mrp' | 'salePrice' | 'saleFrom' | 'saleUntil' | 'stock'>

/** The columns that `refreshOffers` will find for a product with these new variants: its row is then written once. */
export function firstOffer(given: Offered[], at: Date): { price: number; mrp: number; inStock: boolean } {
  const [first = { price: 0, mrp: 0, inStock: false }] = given
    .map((variant) => ({ price: priceNow(variant, at), mrp: variant.mrp, inStock: variant.stock > 0 }))
    .sort((one, other) => Number(other.inStock) - Number(one.inStock) || one.price - other.price)
  return first
}

function priceNow({ price, salePrice, saleFrom, saleUntil }: Offered, at: Date): number {
  const isOn = (saleFrom === null || new Date(saleFrom) <= at) && (saleUntil === null || at < new Date(saleUntil))
  return salePrice !== null && salePrice < price && isOn ? salePrice : price
}
