import { asc, eq, sql } from 'drizzle-orm'
import { largestQuantity } from '../../../../shared/selling/bag/cart.ts'
import type { Ctx } from '../../../platform/context.ts'
import { inSite } from '../../../platform/table.ts'
import { cartCoupons, cartItems } from './cart.tables.ts'
import { forgetCart } from './forget-cart.ts'

type Between = { from: string; to: string }
type Item = Pick<typeof cartItems.$inferSelect, 'variantId' | 'quantity'>

/**
 * Adds a bag to that of another user, both locked: pieces of a variant are summed up to those of an order, and items fill it up to
 * its limit. A coupon goes along unless the other bag has one.
 */
export async function moveBag(ctx: Ctx, { from, to }: Between): Promise<void> {
  const values = summed(ctx, await itemsOf(ctx, from), await itemsOf(ctx, to))
  if (values.length > 0)
    await ctx.db
      .insert(cartItems)
      .values(values.map((item) => ({ ...item, userId: to })))
      .onConflictDoUpdate({
        target: [cartItems.siteId, cartItems.userId, cartItems.variantId],
        set: { quantity: sql`excluded.quantity` },
      })
  const [coupon] = await ctx.db
    .select({ code: cartCoupons.code })
    .from(cartCoupons)
    .where(inSite(ctx, cartCoupons, eq(cartCoupons.userId, from)))
  if (coupon) await ctx.db.insert(cartCoupons).values({ userId: to, code: coupon.code }).onConflictDoNothing()
  await forgetCart(ctx, from)
}

/** The items of a bag as they stand in another one. */
function summed({ site }: Ctx, items: Item[], own: Item[]): Item[] {
  const { lines, pieces } = site.settings.orderLimits
  const held = new Map(own.map(({ variantId, quantity }) => [variantId, quantity]))
  const fitting = items.filter(({ variantId }) => held.has(variantId))
  const others = items.filter(({ variantId }) => !held.has(variantId)).slice(0, Math.max(0, lines - own.length))
  return [...fitting, ...others].map(({ variantId, quantity }) => {
    const before = held.get(variantId) ?? 0
    const most = Math.max(before, Math.min(pieces, largestQuantity))
    return { variantId, quantity: Math.min(before + quantity, most) }
  })
}

function itemsOf(ctx: Ctx, userId: string): Promise<Item[]> {
  return ctx.db
    .select({ variantId: cartItems.variantId, quantity: cartItems.quantity })
    .from(cartItems)
    .where(inSite(ctx, cartItems, eq(cartItems.userId, userId)))
    .orderBy(asc(cartItems.createdAt), asc(cartItems.id))
}
