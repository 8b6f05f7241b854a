import type { CheckoutStart } from '../../../../shared/selling/orders/orders.ts'
import { cashMode } from '../../../../shared/selling/payments/payment-modes.ts'
import { resultPath } from '../../../../shared/selling/payments/result-path.ts'
import { type Ctx, transaction } from '../../../platform/context.ts'
import { Refusal, refusal } from '../../../platform/refusal.ts'
import { siteAsWritten } from '../../../platform/site-in-language.ts'
import { lockPerson, signedInUser } from '../../people/identity/index.ts'
import { readEveryLine, removeItem } from '../cart/index.ts'
import {
  addEvent,
  findRecentOrder,
  type LockedOrder,
  lockOrder,
  lockPendingOrder,
  type OrderRow,
} from '../orders/index.ts'
import {
  type Attempt,
  addAttempt,
  findWay,
  inGivingUpTurn,
  isChecked,
  isDiffering,
  lockAttempts,
  type SiteWay,
} from '../payments/index.ts'
import { nameToTell } from '../products/index.ts'
import { type Basket, isAsSeen, makeBasket, requireAsSeen, requireStock, type Seen } from './basket.ts'
import { lacksCashCode, spendCashCode } from './cash-codes.ts'
import { cashFault } from './cash-guard.ts'
import { type GoesTo, goingTo, type Where } from './going-to.ts'
import { holdGuest } from './guest-buyer.ts'
import { lapseLater } from './lapse.ts'
import { countCheckout, requireSize, requireWithinLimits, takeBack } from './limits.ts'
import { isOpenAt, keepOrder, openPayment, type Pending, paysFirst, withoutPaying } from './pay-order.ts'
import { placeOrder } from './place.ts'
import { requireDelivery } from './require-delivery.ts'
import { isKept, lapse, reservationEnd, reserveOrder } from './reserve.ts'
import { askAndSettle } from './settle.ts'
import { type Buyer, holdBuyer } from './subjects.ts'

type Choice = Where & { paymentMode: string } & Seen

/** For this long (ms) a repeated request returns the order it has already placed. */
const repeatable = 10 * 60_000

/** The next step: decided in one transaction, carried out after it. */
type Step =
  | { next: 'refuse'; refusal: Refusal }
  /** Attempts about to be replaced: ask their providers first whether one was paid. */
  | { next: 'ask'; attempts: Attempt[] }
  | { next: 'done'; order: OrderRow }
  /** `counted`: ids of the rows counted against the limits; empty for an attempt that was already open. */
  | { next: 'pay'; order: OrderRow; attempt: Attempt; counted: string[] }

/**
 * Orders the cart and returns where to pay. Stores the order and reserves its pieces first; calls the payment service after that,
 * outside the transaction. Idempotent, also for concurrent requests: the same cart to the same address or place is the same order, and
 * an open payment attempt is returned again.
 * @throws Refusal `checkout.closed`, `payment.mode`, `address.notFound`, `cart.empty`, `cart.unsold`, `cart.outOfStock`,
 * `cart.onlyLeft`, `cart.mostLines`, `cart.mostPieces`, `checkout.checking`, `checkout.looking`, `checkout.dearer`, `checkout.morePieces`,
 * `checkout.otherItems`, `payment.over`, `payment.refused`, `payment.unavailable`, `delivery.place`, `delivery.cash`, `pickUp.gone`, `guest.email`,
 * `guest.off`, `cash.code`, and those of `cashFault` and `requireWithinLimits`
 */
export async function startCheckout(ctx: Ctx, choice: Choice): Promise<CheckoutStart> {
  if (ctx.site.closed) throw refusal('checkout.closed', { name: ctx.site.name })
  const way = await findWay(ctx, choice.paymentMode)
  const asked = new Set<string>()
  const decideNow = () => transaction(ctx, (ctx) => decide(ctx, way, choice, asked))
  let step = await decideNow()
  while (step.next === 'ask') {
    for (const attempt of step.attempts) {
      asked.add(attempt.id)
      const settled = await askAndSettle(ctx, attempt)
      // The earlier order was paid meanwhile: return it, so that nothing is ordered twice.
      if (settled?.outcome === 'paid' && settled.order.status === 'PLACED') return answer(settled.order, attempt.id)
    }
    step = await decideNow()
  }
  if (step.next === 'refuse') throw step.refusal
  if (step.next === 'done') return answer(step.order)
  const { order, attempt, counted } = step
  try {
    const redirect = await openPayment(ctx, order, attempt, resultPath(resultOf(order, choice)))
    return answer(order, attempt.id, redirect)
  } catch (error) {
    if (error instanceof Refusal && isUnbegun(error))
      await inGivingUpTurn(ctx, () => giveUpUnbegun(ctx, order.id, counted))
    throw error
  }
}

/** Whether the provider began no payment. */
const isUnbegun = ({ code }: Refusal) => code === 'payment.unavailable' || code === 'payment.refused'

/** Query parameters of the result page. */
function resultOf({ id: order, totalAmount }: OrderRow, { total: shown }: Seen) {
  return { order, shown: shown !== undefined && totalAmount < shown ? shown : undefined }
}

/**
 * The payment service did not answer, or refused. That does not count against the user's limits, and an order on which no payment ever
 * started releases its pieces.
 */
function giveUpUnbegun(ctx: Ctx, orderId: string, counted: string[]): Promise<void> {
  return transaction(ctx, async (ctx) => {
    const order = await lockOrder(ctx, orderId)
    const attempts = order ? await lockAttempts(ctx, orderId) : []
    const hasBegun = attempts.some(({ status, providerPaymentId }) => status === 'OPEN' || providerPaymentId !== null)
    if (order?.status === 'PENDING_PAYMENT' && !hasBegun) await lapse(ctx, order, attempts, 'noAnswer')
    if (counted.length > 0) await takeBack(ctx, counted)
  })
}

function answer(order: OrderRow, transactionId: string | null = null, redirect: string | null = null): CheckoutStart {
  return { orderId: order.id, number: order.number, total: order.totalAmount, transactionId, redirect }
}

async function decide(
  ctx: Ctx,
  way: SiteWay,
  { paymentMode: _, total, pieces, items, ...where }: Choice,
  asked: Set<string>,
): Promise<Step> {
  await lockPerson(ctx)
  // An order keeps its discounts and its place as the owner wrote them.
  const kept = { ...ctx, site: siteAsWritten(ctx.site) }
  const goesTo = await goingTo(kept, where)
  await holdGuest(ctx, goesTo.address)
  const seen = { total, pieces, items }
  const pending = await lockPending(ctx)
  const every = await readEveryLine(ctx)
  if (every.length === 0) return repeated(ctx, way, goesTo)
  const lines = every.filter(({ variant }) => variant.published)
  const basket = await makeBasket(kept, lines, { ...goesTo, paymentMode: way.mode }, { holds: true })
  const unsold = every.find(({ variant }) => !variant.published)
  if (unsold && !isAsSeen(basket, seen)) {
    await removeItem(ctx, unsold.id)
    return { next: 'refuse', refusal: refusal('cart.unsold', { name: await nameToTell(ctx, unsold.variant) }) }
  }
  if (lines.length === 0) return { next: 'refuse', refusal: refusal('cart.empty') }
  if (!goesTo.pickUp) requireDelivery(ctx, goesTo.address, way.mode, 'addressId')
  await requireAsSeen(ctx, basket, seen)
  const fault = way.mode === cashMode ? await cashFault(ctx, signedInUser(ctx).id, basket) : undefined
  if (fault) throw fault
  if (way.mode === cashMode && (await lacksCashCode(ctx))) throw refusal('cash.code', { field: 'paymentMode' })
  if (pending?.attempts.some(isDiffering)) throw refusal('checkout.looking', { number: pending.order.number })
  const isSame = pending?.order.cartFingerprint === basket.fingerprint && isKept(ctx, pending.order)
  const newest = pending?.attempts[0]
  if (isSame && newest && isOpenAt(newest, way))
    return { next: 'pay', order: pending.order, attempt: newest, counted: [] }
  if (pending?.attempts.some(isChecked)) throw refusal('checkout.checking', { number: pending.order.number })
  const unasked = (pending?.attempts ?? []).filter(({ id }) => !asked.has(id))
  if (unasked.length > 0) return { next: 'ask', attempts: unasked }
  await requireSize(ctx, basket)
  const buyer = await holdBuyer(ctx, goesTo.address)
  await requireWithinLimits(ctx, buyer, basket, paysFirst(way, basket.quote.total))
  const order = isSame ? await keepOrder(ctx, pending, way.mode) : await newOrder(ctx, basket, way, buyer, pending)
  return payOrPlace(ctx, order, way, await countCheckout(ctx, buyer, order.id))
}

async function lockPending(ctx: Ctx): Promise<Pending | undefined> {
  const order = await lockPendingOrder(ctx, signedInUser(ctx).id)
  return order && { order, attempts: await lockAttempts(ctx, order.id) }
}

/** An empty cart means a repeat of a recent order, or nothing to order. */
async function repeated(ctx: Ctx, { mode: paymentMode }: SiteWay, goesTo: GoesTo): Promise<Step> {
  const since = new Date(ctx.now().getTime() - repeatable)
  const order = await findRecentOrder(ctx, { ...goesTo, paymentMode, since })
  return order ? { next: 'done', order } : { next: 'refuse', refusal: refusal('cart.empty') }
}

async function newOrder(
  ctx: Ctx,
  basket: Basket,
  way: SiteWay,
  { isProven }: Buyer,
  before: Pending | undefined,
): Promise<LockedOrder> {
  await requireStock(ctx, basket)
  const order = await reserveOrder(ctx, basket, {
    userId: signedInUser(ctx).id,
    paymentMode: way.mode,
    reservedUntil: reservationEnd(ctx, isProven),
    ...(before && { before }),
  })
  if (paysFirst(way, order.totalAmount)) {
    await addEvent(ctx, order, 'PENDING_PAYMENT')
    await lapseLater(ctx, order)
  }
  return order
}

async function payOrPlace(ctx: Ctx, order: LockedOrder, way: SiteWay, counted: string[]): Promise<Step> {
  const { mode: paymentMode } = way
  if (paysFirst(way, order.totalAmount))
    return { next: 'pay', order, attempt: await addAttempt(ctx, order, way), counted }
  if (paymentMode === cashMode) await spendCashCode(ctx)
  return { next: 'done', order: await placeOrder(ctx, order, { paymentMode, ...withoutPaying(order, paymentMode) }) }
}
