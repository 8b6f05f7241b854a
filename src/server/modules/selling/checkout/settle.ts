import { formatMoney } from '../../../../shared/selling/money.ts'
import type { OrderStatus } from '../../../../shared/selling/orders.ts'
import { type Ctx, transaction } from '../../../platform/context.ts'
import { refusal } from '../../../platform/refusal.ts'
import { addEvent, changePayment, hasEvent, type LockedOrder, lockOrder, type OrderRow } from '../orders/index.ts'
import {
  type Attempt,
  askProvider,
  findReported,
  hasMoney,
  type LockedAttempt,
  lockAttempts,
  moveAttempt,
  type Report,
} from '../payments/index.ts'
import { placeOrder } from './place.ts'
import { reserveAgain } from './reserve.ts'

/** `refused`: the money is not what was asked for. The order is as it stands afterwards. */
export type Settled = { outcome: 'paid' | 'pending' | 'failed' | 'refused'; order: OrderRow }

type Paid = Extract<Report, { outcome: 'paid' }>

/**
 * Takes into account what a provider says of a payment. Webhook, return, poller and reconciler all come here, as often
 * and in whatever order they like: under the order's lock the money counts once. Money that came always ends in one of
 * two: it has placed the order, or its refund is due.
 * @throws Refusal `payment.notFound`
 */
export async function settle(ctx: Ctx, report: Report): Promise<Settled> {
  const known = await findReported(ctx, report)
  if (!known) throw refusal('payment.notFound')
  return transaction(ctx, async (ctx) => {
    const order = await lockOrder(ctx, known.orderId)
    const attempts = order ? await lockAttempts(ctx, order.id) : []
    const attempt = attempts.find(({ id }) => id === known.id)
    if (!order || !attempt) throw refusal('payment.notFound')
    if (report.outcome === 'paid') return settlePaid(ctx, order, attempt, report)
    if (report.outcome === 'failed') return settleFailed(ctx, order, attempt)
    return { outcome: 'pending', order }
  })
}

/** Asks the provider what became of an attempt, and settles what it says. */
export async function askAndSettle(ctx: Ctx, attempt: Attempt): Promise<Settled | undefined> {
  const report = await askProvider(ctx, attempt)
  return report && settle(ctx, report)
}

async function settlePaid(ctx: Ctx, order: LockedOrder, attempt: LockedAttempt, report: Paid): Promise<Settled> {
  if (hasMoney(attempt)) return { outcome: 'paid', order }
  if (report.amount !== attempt.amount || report.currency !== attempt.currency) {
    await noteWrongAmount(ctx, order, attempt, report)
    return { outcome: 'refused', order }
  }
  const isWanted = order.status === 'PENDING_PAYMENT' || (order.status === 'LAPSED' && (await reserveAgain(ctx, order)))
  if (!isWanted) return { outcome: 'paid', order: await oweRefund(ctx, order, attempt) }
  await moveAttempt(ctx, attempt, 'PAID')
  const note = `Paid ${formatMoney(attempt.amount, attempt.currency)}.`
  const placed = await placeOrder(ctx, order, { paymentMode: attempt.provider, paymentStatus: 'PAID', note })
  return { outcome: 'paid', order: placed }
}

/** Why an order that has come to nothing does not need its money, as the buyer reads it. */
const overBecause: Partial<Record<OrderStatus, string>> = {
  LAPSED: 'The order could not be kept.',
  CANCELLED: 'The order could not be kept.',
  RETURNED: 'The order was returned.',
}

/** The money came for an order that does not need it: it has come to nothing, or it is paid another way. */
async function oweRefund(ctx: Ctx, order: LockedOrder, attempt: LockedAttempt): Promise<OrderRow> {
  await moveAttempt(ctx, attempt, 'REFUND_DUE')
  const money = formatMoney(attempt.amount, attempt.currency)
  const over = overBecause[order.status]
  const why = over ?? 'The order is placed already.'
  await addEvent(ctx, order, 'REFUND_DUE', `${money} came too late and will be paid back. ${why}`)
  ctx.log.warn({ order: order.id, attempt: attempt.id }, 'a refund is due')
  return over ? changePayment(ctx, order, { paymentStatus: 'REFUND_DUE' }) : order
}

/** Nothing is settled; it stands among the order's events once, and in the log every time. */
async function noteWrongAmount(ctx: Ctx, order: LockedOrder, attempt: Attempt, report: Paid): Promise<void> {
  const kind = 'PAYMENT_AMOUNT_DIFFERS'
  const said = formatMoney(report.amount, report.currency)
  const asked = formatMoney(attempt.amount, attempt.currency)
  ctx.log.error({ order: order.id, attempt: attempt.id, said, asked }, 'a provider reports another amount')
  if (await hasEvent(ctx, order, kind)) return
  await addEvent(ctx, order, kind, `${said} instead of ${asked} was reported; we are looking into it.`)
}

/** Only an open attempt fails; money that came stays. */
async function settleFailed(ctx: Ctx, order: LockedOrder, attempt: LockedAttempt): Promise<Settled> {
  if (attempt.status !== 'OPEN') return { outcome: hasMoney(attempt) ? 'paid' : 'failed', order }
  return { outcome: 'failed', order: await failAttempt(ctx, order, attempt, 'Nothing was charged.') }
}

/** Ends an open attempt. The order waits for another one, until it lapses. */
export async function failAttempt(
  ctx: Ctx,
  order: LockedOrder,
  attempt: LockedAttempt,
  note: string,
): Promise<OrderRow> {
  await moveAttempt(ctx, attempt, 'FAILED')
  await addEvent(ctx, order, 'PAYMENT_FAILED', note)
  return order.status === 'PENDING_PAYMENT' ? changePayment(ctx, order, { paymentStatus: 'FAILED' }) : order
}
