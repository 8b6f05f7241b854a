import { eq } from 'drizzle-orm'
import type { Ctx } from '../../../platform/context.ts'
import { inSite } from '../../../platform/table.ts'
import { cartCoupons, cartItems } from './cart.tables.ts'

/** Deletes the cart of a deleted customer, and its coupon. */
export async function forgetCart(ctx: Ctx, userId: string): Promise<void> {
  await ctx.db.delete(cartItems).where(inSite(ctx, cartItems, eq(cartItems.userId, userId)))
  await ctx.db.delete(cartCoupons).where(inSite(ctx, cartCoupons, eq(cartCoupons.userId, userId)))
}
