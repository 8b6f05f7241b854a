import { type Quote, quote } from '../../../../shared/selling/quote.ts'
import type { Place } from '../../../../shared/selling/zones.ts'
import { sellerState } from '../../../../shared/sites/business.ts'
import type { Ctx } from '../../../platform/context.ts'
import { deliveryTo } from '../delivery/index.ts'
import type { SellableVariant } from '../products/index.ts'

/** A cart item with the current catalogue data of its variant. */
export type CartLine = { id: string; quantity: number; variant: SellableVariant }

/** The quote for the available pieces of a cart by the site's settings, delivered to a place where that is known. */
export function quoteOf(ctx: Ctx, lines: CartLine[], place?: Place): Quote {
  const { settings } = ctx.site
  const { number: gstNumber, composition } = settings.gst
  const seller = { gstNumber, composition, state: sellerState(settings) }
  const { shipping } = deliveryTo(ctx, place)
  const pieces = lines.map(({ quantity, variant: { id, price, mrp, stock, gstRate, weight } }) => ({
    ...{ id, price, mrp, gstRate, weight },
    quantity: Math.min(quantity, stock),
  }))
  return quote(pieces, { seller, shipping, discounts: [] }, place?.state)
}
