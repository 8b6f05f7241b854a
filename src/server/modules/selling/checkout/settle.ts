import { overBecause } from '../../../../shared/selling/orders/order-statuses.ts'
import type { OrderStatus } from '../../../../shared/selling/orders/orders.ts'
import { formatMoney } from '../../../../shared/selling/pricing/money.ts'
import { type Ctx, transaction } from '../../../platform/context.ts'
import { refusal } from '../../../platform/refusal.ts'
import {
  addEvent,
  changePayment,
  findOrder,
  hasEvent,
  type LockedOrder,
  lockOrder,
  type OrderRow,
  otherAmountBuyerMail,
  otherAmountOwnerMail,
  refundBuyerMail,
  refundOwnerMail,
  type Sentence,
  sentences,
} from '../orders/index.ts'
import {
  type Attempt,
  askProvider,
  closeAttempts,
  closeUndecided,
  findReported,
  hasMoney,
  isChecked,
  type LockedAttempt,
  lockAttempts,
  moveAttempt,
  noteSaid,
  type Report,
} from '../payments/index.ts'
import { type Why, whyTooLate } from './late-money.ts'
import { placeOrder } from './place.ts'
import { isKept, lapse, reserveAgain } from './reserve.ts'

/** `refused`: the amount is not the one asked for. `order` is in its new state. */
export type Settled = { outcome: 'paid' | 'pending' | 'failed' | 'refused'; order: OrderRow }

type Paid = Extract<Report, { outcome: 'paid' }>

/**
 * Applies a provider's report of a payment. Webhook, return page, poller and reconciler all call this, repeatedly and in any
 * order: under the order's lock a payment counts once. A payment either places the order or its refund is due.
 * @throws Refusal `payment.notFound`
 */
export async function settle(ctx: Ctx, report: Report): Promise<Settled> {
  const known = await findReported(ctx, report)
  if (!known) throw refusal('payment.notFound')
  // Providers repeat what they tell, and money that is booked stays booked: a repeat need not wait for the order's lock.
  const booked = hasMoney(known) && report.outcome !== 'pending' ? await findOrder(ctx, known.orderId) : undefined
  if (booked) return { outcome: 'paid', order: booked }
  return transaction(ctx, async (ctx) => {
    const order = await lockOrder(ctx, known.orderId)
    const attempts = order ? await lockAttempts(ctx, order.id) : []
    const attempt = attempts.find(({ id }) => id === known.id)
    if (!order || !attempt) throw refusal('payment.notFound')
    if (report.outcome === 'paid') return settlePaid(ctx, order, { attempt, attempts, report })
    if (report.outcome === 'failed') return settleFailed(ctx, order, attempt)
    return { outcome: 'pending', order }
  })
}

/** Asks the provider for the status of an attempt and settles it. */
export async function askAndSettle(ctx: Ctx, attempt: Attempt): Promise<Settled | undefined> {
  const report = await askProvider(ctx, attempt)
  if (!report) return undefined
  const settled = await settle(ctx, report)
  const isAnswered = report.outcome !== 'pending' || !report.isUnknown
  if (attempt.undecidedAt && isAnswered) await closeUndecided(ctx, attempt)
  return settled
}

type Payment = { attempt: LockedAttempt; attempts: LockedAttempt[]; report: Paid }

async function settlePaid(ctx: Ctx, order: LockedOrder, { attempt, attempts, report }: Payment): Promise<Settled> {
  if (hasMoney(attempt)) return { outcome: 'paid', order }
  if (report.amount !== attempt.amount || report.currency !== attempt.currency) {
    await noteWrongAmount(ctx, order, attempt, report)
    return { outcome: 'refused', order }
  }
  const { taken, order: held, why } = await takeMoney(ctx, order, attempts)
  if (!taken) return { outcome: 'paid', order: await oweRefund(ctx, held, attempt, why) }
  await moveAttempt(ctx, attempt, 'PAID')
  // Another attempt that is paid all the same is noticed still, and refunded. One whose UTR staff check stays until they have.
  await closeAttempts(
    ctx,
    attempts.filter((other) => other.id !== attempt.id && !isChecked(other)),
  )
  const said: Sentence[] = [{ is: 'paid', values: { amount: formatMoney(attempt.amount, attempt.currency) } }]
  const placed = await placeOrder(ctx, held, { paymentMode: attempt.provider, paymentStatus: 'PAID', said })
  return { outcome: 'paid', order: placed }
}

/** Whether the order takes the payment, with its pieces reserved, or why not. `order` is in its new state. */
type Taking = { taken: true; order: LockedOrder; why?: undefined } | { taken: false; order: LockedOrder; why: Why }

/**
 * A payment in time is taken. A late one is taken for an hour, if everything is still sold as ordered and in stock (B22), whether
 * or not the order has been marked as lapsed yet.
 */
async function takeMoney(ctx: Ctx, order: LockedOrder, attempts: LockedAttempt[]): Promise<Taking> {
  if (order.status === 'PENDING_PAYMENT' && isKept(ctx, order)) return { taken: true, order }
  if (order.status !== 'PENDING_PAYMENT' && order.status !== 'LAPSED')
    return { taken: false, order, why: { is: notWanted[order.status] ?? 'latePlaced' } }
  const why = await whyTooLate(ctx, order)
  if (order.status === 'PENDING_PAYMENT')
    return why === undefined ? { taken: true, order } : { taken: false, order: await lapse(ctx, order, attempts), why }
  if (why !== undefined) return { taken: false, order, why }
  return (await reserveAgain(ctx, order)) ? { taken: true, order } : { taken: false, order, why: { is: 'lateMissing' } }
}

const notWanted: Partial<Record<OrderStatus, Why['is']>> = { CANCELLED: 'lateCancelled', RETURNED: 'lateReturned' }

const isOver = (status: OrderStatus) => status === 'LAPSED' || status in overBecause

/** Marks a payment that the order does not need as refund due: the order is over, or paid another way. Mails buyer and owner. */
async function oweRefund(ctx: Ctx, order: LockedOrder, attempt: LockedAttempt, why: Why): Promise<OrderRow> {
  await moveAttempt(ctx, attempt, 'REFUND_DUE')
  const amount = formatMoney(attempt.amount, attempt.currency)
  const { is, name } = why
  const came: Sentence = { is: is === 'latePlaced' ? 'cameTwice' : 'cameTooLate', values: { amount } }
  await addEvent(ctx, order, 'REFUND_DUE', { said: [came, name === undefined ? { is } : { is, values: { name } }] })
  const due = { orderId: order.id, attemptId: attempt.id, amount, why: sentences[is], name }
  await refundBuyerMail.later(ctx, due)
  await refundOwnerMail.later(ctx, due)
  ctx.log.warn({ order: order.id, attempt: attempt.id }, 'a refund is due')
  return isOver(order.status) ? changePayment(ctx, order, { paymentStatus: 'REFUND_DUE' }) : order
}

/** Settles nothing; adds one event to the order, a case for staff and mails about each amount, and a log line each time. */
async function noteWrongAmount(ctx: Ctx, order: LockedOrder, attempt: LockedAttempt, report: Paid): Promise<void> {
  const kind = 'PAYMENT_AMOUNT_DIFFERS'
  const said = formatMoney(report.amount, report.currency)
  const asked = formatMoney(attempt.amount, attempt.currency)
  ctx.log.error({ order: order.id, attempt: attempt.id, said, asked }, 'a provider reports another amount')
  if (await noteSaid(ctx, attempt, report)) {
    const about = { orderId: order.id, attemptId: attempt.id, said, asked }
    await otherAmountBuyerMail.later(ctx, about)
    await otherAmountOwnerMail.later(ctx, about)
  }
  if (await hasEvent(ctx, order, kind)) return
  await addEvent(ctx, order, kind, { said: [{ is: 'otherAmount', values: { said, asked } }] })
}

/** Only an open attempt fails; a paid one stays paid. */
async function settleFailed(ctx: Ctx, order: LockedOrder, attempt: LockedAttempt): Promise<Settled> {
  if (attempt.status !== 'OPEN') return { outcome: hasMoney(attempt) ? 'paid' : 'failed', order }
  return { outcome: 'failed', order: await failAttempt(ctx, order, attempt, 'nothingCharged') }
}

/** Fails an open attempt. The order waits for another one until it lapses. */
export async function failAttempt(
  ctx: Ctx,
  order: LockedOrder,
  attempt: LockedAttempt,
  why: 'nothingCharged' | 'pageLeft',
): Promise<OrderRow> {
  await moveAttempt(ctx, attempt, 'FAILED')
  await addEvent(ctx, order, 'PAYMENT_FAILED', { said: [{ is: why }] })
  return order.status === 'PENDING_PAYMENT' ? changePayment(ctx, order, { paymentStatus: 'FAILED' }) : order
}
