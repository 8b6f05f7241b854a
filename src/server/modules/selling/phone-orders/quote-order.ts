import { fullNameOf } from '../../../../shared/people/full-name.ts'
import { email as emailRule } from '../../../../shared/rules.ts'
import { collectorAddress } from '../../../../shared/selling/delivery/pick-up.ts'
import type { PhoneQuote, PhoneQuoteBody } from '../../../../shared/selling/orders/phone-orders.ts'
import { cashMode } from '../../../../shared/selling/payments/payment-modes.ts'
import type { Quote } from '../../../../shared/selling/pricing/quote.ts'
import { nilUuid } from '../../../../shared/uuid.ts'
import type { Ctx } from '../../../platform/context.ts'
import type { Refusal } from '../../../platform/refusal.ts'
import { refusal } from '../../../platform/refusal.ts'
import { addressesOf, findCustomer } from '../../people/identity/index.ts'
import { quoteOf } from '../cart/index.ts'
import { deliveryOf, pickUpIn } from '../delivery/index.ts'
import { quotedLine, readTyped, sellable } from './lines.ts'
import { couponRefusal, phoneOffers } from './pricing.ts'
import { linkFault, whyNoCash } from './ways.ts'

/**
 * Prices an order that is being typed, and tells what stands in its way. Reserves and changes nothing.
 * @throws Refusal `customer.notFound`, `address.notFound`, `pickUp.gone`
 */
export async function quotePhoneOrder(ctx: Ctx, body: PhoneQuoteBody): Promise<PhoneQuote> {
  const { customer, known } = await customerOf(ctx, body)
  // A customer who is not known yet has no order, and has used no discount.
  const userId = customer ?? nilUuid
  const { address, pickUp } = await destinationOf(ctx, customer, body)
  const typed = await readTyped(ctx, body.lines)
  const lines = sellable(typed)
  const offers = await phoneOffers(ctx, lines, { userId, coupon: body.coupon, address })
  const at = (paymentMode: string) => quoteOf(ctx, lines, offers, { place: address, pickUp, paymentMode })
  const quote = at(body.paymentMode)
  const { currency } = ctx.site.settings
  const { delivers, arrives } = deliveryOf(ctx, { place: address, pickUp })
  const noDelivery = delivers || !address ? undefined : refusal('delivery.place', { pincode: address.pincode })
  return {
    lines: typed.map(quotedLine),
    amounts: amountsOf(currency, quote),
    discounts: quote.discounts.map(({ code, reason, amount, shipping }) => ({ code, reason, amount, shipping })),
    coupon: offers.coupon && { code: offers.coupon.code, fault: textOf(couponRefusal(ctx, lines, offers, quote)) },
    delivery: textOf(noDelivery),
    arrives,
    ways: {
      cod: textOf(await whyNoCash(ctx, userId, { currency, quote: at(cashMode), address, pickUp })),
      link: textOf(await linkFault(ctx)),
    },
    known,
  }
}

/** A refusal as text for staff, which is in English; null without one. */
export const textOf = (fault: Refusal | undefined): string | null => fault?.message ?? null

type Who = { customer: string | undefined; known: PhoneQuote['known'] }

async function customerOf(ctx: Ctx, { customerId, email }: PhoneQuoteBody): Promise<Who> {
  if (customerId !== undefined) {
    const customer = await findCustomer(ctx, { id: customerId })
    if (!customer) throw refusal('customer.notFound', { field: 'customerId' })
    return { customer: customer._id, known: null }
  }
  const typed = emailRule.safeParse(email ?? '')
  const found = typed.success ? await findCustomer(ctx, { email: typed.data }) : undefined
  const name = found && fullNameOf(found)
  return { customer: found?._id, known: found ? { _id: found._id, name: name ?? '' } : null }
}

/** Where it goes, as far as that is typed. */
async function destinationOf(ctx: Ctx, customer: string | undefined, body: PhoneQuoteBody) {
  const pickUp = pickUpIn(ctx, body.pickUp)
  if (!pickUp) return { address: await placeOf(ctx, customer, body), pickUp }
  return { address: collectorAddress(pickUp, { name: '', mobile: body.collector?.mobileNumber ?? '' }), pickUp }
}

async function placeOf(ctx: Ctx, customer: string | undefined, { addressId, address }: PhoneQuoteBody) {
  if (addressId === undefined) return address
  const saved = customer === undefined ? [] : await addressesOf(ctx, customer)
  const found = saved.find(({ _id }) => _id === addressId)
  if (!found) throw refusal('address.notFound', { field: 'addressId' })
  return found
}

export function amountsOf(currency: string, { mrp, items, discount, shipping, cashFee, total, tax }: Quote) {
  return { currency, mrp, items, discount, shipping, cashFee, total, tax }
}
