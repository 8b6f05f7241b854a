import type { PhoneOrderBody } from '../../../../shared/selling/orders/phone-orders.ts'
import { cashMode, linkMode } from '../../../../shared/selling/payments/payment-modes.ts'
import { type Ctx, transaction } from '../../../platform/context.ts'
import { takeTurn } from '../../../platform/lock.ts'
import { refusal } from '../../../platform/refusal.ts'
import { signedInUser } from '../../people/identity/index.ts'
import {
  type Basket,
  basketOf,
  type GoesTo,
  lapseLater,
  placeOrder,
  requireAsSeen,
  requireDelivery,
  reserveOrder,
  withoutPaying,
} from '../checkout/index.ts'
import { addEvent, addInternalNote, findTakenOrder, type LockedOrder, type Sentence } from '../orders/index.ts'
import { goingTo, holdCustomer } from './customer.ts'
import { readTyped, requireSold } from './lines.ts'
import { couponRefusal, phoneOffers } from './pricing.ts'
import { linkFault, whyNoCash } from './ways.ts'

const hour = 3_600_000

const byPhone: Sentence = { is: 'takenByPhone' }

type Taken = { orderId: string; known: boolean }

/**
 * Orders for a customer by phone or message (B299), priced and reserved as at the checkout. The limits that keep strangers from reserving a
 * whole shop do not hold for staff. The customer's bag and their own unpaid order stay as they are.
 * @throws Refusal `checkout.closed`, `checkout.dearer`, `delivery.place`, and those of `holdCustomer`, `goingTo`, `requireSold`,
 * `couponRefusal`, `linkFault` and `whyNoCash`
 */
export function takeOrder(ctx: Ctx, body: PhoneOrderBody): Promise<Taken> {
  if (ctx.site.closed) throw refusal('checkout.closed', { name: ctx.site.name })
  return transaction(ctx, async (ctx) => {
    await takeTurn(ctx, `phone order ${body.key}`)
    const before = await findTakenOrder(ctx, body.key)
    if (before) return { orderId: before.id, known: false }
    const { customer, known } = await holdCustomer(ctx, body)
    const order = await reserve(ctx, customer._id, body)
    if (body.note) await addInternalNote(ctx, order, body.note)
    await begin(ctx, order)
    return { orderId: order.id, known }
  })
}

async function reserve(ctx: Ctx, userId: string, body: PhoneOrderBody): Promise<LockedOrder> {
  const { paymentMode } = body
  const goesTo = await goingTo(ctx, userId, body)
  const basket = await priced(ctx, userId, goesTo, body)
  if (!goesTo.pickUp) requireDelivery(ctx, goesTo.address, paymentMode, body.address ? 'address.pincode' : 'addressId')
  const fault = paymentMode === linkMode ? await linkFault(ctx) : await whyNoCash(ctx, userId, basket)
  if (fault) throw fault
  return reserveTaken(ctx, basket, { ...body, userId })
}

type Taking = Pick<PhoneOrderBody, 'paymentMode' | 'hours' | 'key' | 'total'> & {
  userId: string
  /** The order with which it goes along. */
  first?: LockedOrder
}

/**
 * Reserves an order that staff take, unless it is dearer than they were shown.
 * @throws Refusal `checkout.dearer`, `cart.outOfStock`, `cart.onlyLeft`
 */
export async function reserveTaken(ctx: Ctx, basket: Basket, taking: Taking): Promise<LockedOrder> {
  const { userId, paymentMode, hours, key, total, first } = taking
  await requireAsSeen(ctx, basket, { total })
  return reserveOrder(ctx, basket, {
    ...{ userId, paymentMode },
    reservedUntil: new Date(ctx.now().getTime() + hours * hour),
    byStaff: {
      takenBy: signedInUser(ctx).id,
      takenKey: key,
      ...(first && { goesWith: first.id, language: first.language }),
    },
  })
}

async function priced(ctx: Ctx, userId: string, goesTo: GoesTo, body: PhoneOrderBody) {
  const { coupon, paymentMode } = body
  const lines = requireSold(ctx, await readTyped(ctx, body.lines))
  const offers = await phoneOffers(ctx, lines, { userId, coupon, address: goesTo.address, holds: true })
  const basket = basketOf(ctx, lines, offers, { ...goesTo, paymentMode })
  const fault = couponRefusal(ctx, lines, offers, basket.quote)
  if (fault) throw fault
  return basket
}

/** Places an order that is not paid first; any other waits for its payment. `more`: further sentences of its event. */
export async function begin(ctx: Ctx, order: LockedOrder, ...more: Sentence[]): Promise<void> {
  const { paymentMode, totalAmount } = order
  if (paymentMode === cashMode || totalAmount === 0) {
    const { said, ...paying } = withoutPaying(order, paymentMode)
    await placeOrder(ctx, order, { paymentMode, ...paying, said: [byPhone, ...more, ...said] })
    return
  }
  await addEvent(ctx, order, 'PENDING_PAYMENT', { said: [byPhone, ...more] })
  await lapseLater(ctx, order)
}
