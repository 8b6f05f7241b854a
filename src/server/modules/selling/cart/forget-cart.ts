import { eq } from 'drizzle-orm'
import type { Ctx } from '../../../platform/context.ts'
import { inSite } from '../../../platform/table.ts'
import { cartItems } from './cart.tables.ts'

/** Deletes the cart of a deleted customer. */
export async function forgetCart(ctx: Ctx, userId: string): Promise<void> {
  await ctx.db.delete(cartItems).where(inSite(ctx, cartItems, eq(cartItems.userId, userId)))
}
