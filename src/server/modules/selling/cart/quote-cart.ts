import type { TaxSeller } from '../../../../shared/selling/invoices/tax-kind.ts'
import { cashMode } from '../../../../shared/selling/payments/payment-modes.ts'
import type { DiscountedLine } from '../../../../shared/selling/pricing/discount-rules.ts'
import { type Quote, quote, type TaxShare } from '../../../../shared/selling/pricing/quote.ts'
import type { ShippingRules } from '../../../../shared/selling/pricing/shipping-charge.ts'
import { takeDiscounts } from '../../../../shared/selling/pricing/take-discounts.ts'
import { sellerState } from '../../../../shared/sites/business.ts'
import type { Ctx } from '../../../platform/context.ts'
import { type Destination, deliveryOf } from '../delivery/index.ts'
import type { Offers } from '../discounts/index.ts'
import type { SellableVariant } from '../products/index.ts'

/** A cart item with the current catalogue data of its variant. */
export type CartLine = { id: string; quantity: number; variant: SellableVariant }

/**
 * Where a cart goes, and how it is paid, as far as the customer has said so. `along`: it goes in the parcel of another order, so neither
 * delivery nor cash costs anything.
 */
export type Terms = Destination & { paymentMode?: string | undefined; along?: true | undefined }

/** With the phone number of the parcel as its customer spells it, by which some discounts are limited (B265). */
export type BagTerms = Terms & { mobile?: string | undefined }

/** The quote for the available pieces of a cart by the site's settings. */
export function quoteOf(ctx: Ctx, lines: CartLine[], offers: Offers, terms: Terms): Quote {
  const { place, pickUp, paymentMode, along } = terms
  const { settings } = ctx.site
  const seller = taxSeller(ctx)
  const shipping = along ? noCharge : deliveryOf(ctx, { place, pickUp }).shipping
  const pieces = piecesOf(lines, offers)
  const discounts = takeDiscounts(pieces, offers.rules, shipping)
  // No courier collects what is paid at the shop.
  const cashFee = paymentMode === cashMode && !pickUp && !along ? settings.cashOnDelivery.fee : 0
  return quote(pieces, { seller, shipping, discounts, cashFee }, (pickUp ?? place)?.state)
}

const noCharge: ShippingRules = { by: 'value', slabs: [], freeFrom: 0 }

/** The quote of lines that are added to a placed order: at today's prices, without discounts, and delivered with the others. */
export function quoteAdded(ctx: Ctx, lines: CartLine[], state: string, before: TaxShare[]): Quote {
  const pieces = piecesOf(lines, { groups: new Map() })
  return quote(pieces, { seller: taxSeller(ctx), shipping: noCharge, discounts: [], before }, state)
}

/** The seller's registration decides the tax kind. */
export function taxSeller({ site: { settings } }: Ctx): TaxSeller {
  const { number: gstNumber, composition } = settings.gst
  return { gstNumber, composition, state: sellerState(settings) }
}

/** The available pieces of a cart, as they are priced. */
export function piecesOf(lines: CartLine[], { groups }: Pick<Offers, 'groups'>): DiscountedLine[] {
  return lines.map(({ quantity, variant: { id, productId, price, mrp, stock, gstRate, weight } }) => ({
    ...{ id, price, mrp, gstRate, weight },
    quantity: Math.min(quantity, stock),
    groups: groups.get(productId) ?? [productId],
  }))
}
