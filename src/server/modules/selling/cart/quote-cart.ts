import { type Quote, quote } from '../../../../shared/selling/quote.ts'
import { sellerState } from '../../../../shared/sites/business.ts'
import type { Ctx } from '../../../platform/context.ts'
import type { SellableVariant } from '../products/index.ts'

/** A cart item with the current catalogue data of its variant. */
export type CartLine = { id: string; quantity: number; variant: SellableVariant }

/** The quote for the available pieces of a cart by the site's settings, delivered to `state` where that is known. */
export function quoteOf({ site: { settings } }: Ctx, lines: CartLine[], state?: string): Quote {
  const { gst, shipping } = settings
  const seller = { gstNumber: gst.number, composition: gst.composition, state: sellerState(settings) }
  const pieces = lines.map(({ quantity, variant: { id, price, mrp, stock, gstRate } }) => ({
    ...{ id, price, mrp, gstRate },
    quantity: Math.min(quantity, stock),
  }))
  return quote(pieces, { seller, shipping, discounts: [] }, state)
}
