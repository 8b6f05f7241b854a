import type { Ctx } from '../../../platform/context.ts'
import { hasOrders } from '../../selling/orders/index.ts'
import { hasProducts } from '../../selling/products/index.ts'

/**
 * Whether the site sells: by its setting, or because it has a product or order. Otherwise the admin hides the shop's screens
 * (B193).
 */
export async function isShop(ctx: Ctx): Promise<boolean> {
  const { kind, settings } = ctx.site
  if (kind === 'platform') return false
  return settings.sells || (await hasProducts(ctx)) || (await hasOrders(ctx))
}
