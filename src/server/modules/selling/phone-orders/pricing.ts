import { couponKey } from '../../../../shared/selling/pricing/coupon-code.ts'
import type { Quote } from '../../../../shared/selling/pricing/quote.ts'
import type { Ctx } from '../../../platform/context.ts'
import { Refusal, refusal } from '../../../platform/refusal.ts'
import { type CartLine, whyNoCoupon } from '../cart/index.ts'
import { type Offers, offersFor } from '../discounts/index.ts'

type Asked = {
  userId: string
  coupon: string
  address: { mobileNumber: string } | undefined
  holds?: true
}

/** The discounts that a customer may have by phone: as at the checkout, with the coupon that staff typed in place of the bag's. */
export function phoneOffers(ctx: Ctx, lines: CartLine[], { userId, coupon, address, holds }: Asked): Promise<Offers> {
  const productIds = [...new Set(lines.map(({ variant }) => variant.productId))]
  return offersFor(ctx, {
    ...{ userId, productIds, besides: true as const },
    coupon: couponKey(coupon) === '' ? undefined : coupon,
    ...(address && { address }),
    ...(holds && { holds }),
  })
}

/** Why the typed coupon takes nothing off, with words for staff; undefined if it does, or if none was typed. */
export function couponRefusal(ctx: Ctx, lines: CartLine[], offers: Offers, quote: Quote): Refusal | undefined {
  const fault = whyNoCoupon(ctx, lines, offers, quote)
  if (!fault) return undefined
  const field = 'coupon'
  if (fault.code === 'coupon.usedByYou')
    return refusal('phoneOrder.couponUsed', { field, code: offers.coupon?.code ?? '' })
  const { code, message } = fault
  return new Refusal(code, message, [{ field, code, defaultMessage: message }])
}
