import type { Ctx } from '../../../platform/context.ts'
import { hasOrders } from '../../selling/orders/index.ts'
import { hasProducts } from '../../selling/products/index.ts'

/** Whether the site sells: its owner says so, or it has a product or an order. The admin has no rooms of a shop where it does not (B193). */
export async function isShop(ctx: Ctx): Promise<boolean> {
  const { kind, settings } = ctx.site
  if (kind === 'platform') return false
  return settings.sells || (await hasProducts(ctx)) || (await hasOrders(ctx))
}
