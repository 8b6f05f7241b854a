import type { DiscountedLine } from '../../../../shared/selling/discount-rules.ts'
import { type Quote, quote } from '../../../../shared/selling/quote.ts'
import { takeDiscounts } from '../../../../shared/selling/take-discounts.ts'
import type { Place } from '../../../../shared/selling/zones.ts'
import { sellerState } from '../../../../shared/sites/business.ts'
import type { Ctx } from '../../../platform/context.ts'
import { deliveryTo } from '../delivery/index.ts'
import type { Offers } from '../discounts/index.ts'
import type { SellableVariant } from '../products/index.ts'

/** A cart item with the current catalogue data of its variant. */
export type CartLine = { id: string; quantity: number; variant: SellableVariant }

/** The quote for the available pieces of a cart by the site's settings, delivered to a place where that is known. */
export function quoteOf(ctx: Ctx, lines: CartLine[], offers: Offers, place?: Place): Quote {
  const { settings } = ctx.site
  const { number: gstNumber, composition } = settings.gst
  const seller = { gstNumber, composition, state: sellerState(settings) }
  const { shipping } = deliveryTo(ctx, place)
  const pieces = piecesOf(lines, offers)
  const discounts = takeDiscounts(pieces, offers.rules, shipping)
  return quote(pieces, { seller, shipping, discounts }, place?.state)
}

/** The available pieces of a cart, as they are priced. */
export function piecesOf(lines: CartLine[], { groups }: Pick<Offers, 'groups'>): DiscountedLine[] {
  return lines.map(({ quantity, variant: { id, productId, price, mrp, stock, gstRate, weight } }) => ({
    ...{ id, price, mrp, gstRate, weight },
    quantity: Math.min(quantity, stock),
    groups: groups.get(productId) ?? [productId],
  }))
}
