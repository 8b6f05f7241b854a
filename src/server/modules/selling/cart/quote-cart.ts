import type { DiscountedLine } from '../../../../shared/selling/discount-rules.ts'
import { cashMode } from '../../../../shared/selling/payment-modes.ts'
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

/** Where a cart is to be delivered, and how it is paid, as far as the customer has said so. */
export type Terms = { place?: Place | undefined; paymentMode?: string | undefined }

/** The quote for the available pieces of a cart by the site's settings. */
export function quoteOf(ctx: Ctx, lines: CartLine[], offers: Offers, { place, paymentMode }: Terms): Quote {
  const { settings } = ctx.site
  const { number: gstNumber, composition } = settings.gst
  const seller = { gstNumber, composition, state: sellerState(settings) }
  const { shipping } = deliveryTo(ctx, place)
  const pieces = piecesOf(lines, offers)
  const discounts = takeDiscounts(pieces, offers.rules, shipping)
  const cashFee = paymentMode === cashMode ? settings.cashOnDelivery.fee : 0
  return quote(pieces, { seller, shipping, discounts, cashFee }, place?.state)
}

/** The available pieces of a cart, as they are priced. */
export function piecesOf(lines: CartLine[], { groups }: Pick<Offers, 'groups'>): DiscountedLine[] {
  return lines.map(({ quantity, variant: { id, productId, price, mrp, stock, gstRate, weight } }) => ({
    ...{ id, price, mrp, gstRate, weight },
    quantity: Math.min(quantity, stock),
    groups: groups.get(productId) ?? [productId],
  }))
}
