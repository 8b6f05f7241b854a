import { overBecause } from '../../../../shared/selling/orders/order-statuses.ts'
import { formatMoney } from '../../../../shared/selling/pricing/money.ts'
import { cut } from '../../../../shared/text.ts'
import { type Ctx, transaction } from '../../../platform/context.ts'
import {
  addEvent,
  addInternalNote,
  changePayment,
  type LockedOrder,
  lockOrder,
  refundDoneMail,
  refundSentMail,
  type Sentence,
} from '../orders/index.ts'
import {
  closePaidAgain,
  dueOf,
  findPayment,
  findRefund,
  isReplaced,
  type LockedPayment,
  listRefunds,
  lockAttempts,
  lockStray,
  moveRefund,
  notePaidAgain,
  type Payment,
  type PaymentRefund,
  type RefundStanding,
  runRefund,
  settleAttempt,
} from '../payments/index.ts'

/**
 * Applies what a provider says of a refund, repeatedly and in any order: under the order's lock each state counts once. A refund is
 * done when its provider says so, and only by its own amount.
 */
export async function settleRefund(ctx: Ctx, refundId: string, standing: RefundStanding): Promise<void> {
  const known = await findRefund(ctx, refundId)
  const of = known && (await findPayment(ctx, known.paymentId))
  if (!of) return
  await transaction(ctx, async (ctx) => {
    const locked = await lockPayment(ctx, of)
    const refund = await findRefund(ctx, refundId)
    if (locked && refund) await apply(ctx, { ...locked, refund }, standing)
  })
}

/** Locks a payment with its order, if it has one. */
async function lockPayment(ctx: Ctx, of: Payment): Promise<Omit<Held, 'refund'> | undefined> {
  const order = of.orderId === null ? undefined : await lockOrder(ctx, of.orderId)
  const attempts = order && (await lockAttempts(ctx, order.id))
  const attempt = attempts ? attempts.find(({ id }) => id === of.id) : await lockStray(ctx, of.id)
  return attempt && { order, attempt }
}

/** Asks the provider about a refund, and applies what it says. */
export const askAndSettleRefund = (ctx: Ctx, refundId: string): Promise<void> =>
  runRefund(ctx, settleRefund, { refundId, asked: null })

/** `order` is undefined for a payment that no order has. */
type Held = { order: LockedOrder | undefined; attempt: LockedPayment; refund: PaymentRefund }

async function apply(ctx: Ctx, held: Held, standing: RefundStanding): Promise<void> {
  const { order, attempt, refund } = held
  if (standing.outcome === 'failed') {
    // The second of two amounts came back.
    if (refund.againAt) await closePaidAgain(ctx, { refundId: refund.id })
    return refund.byHand ? undefined : fail(ctx, held, standing.reason)
  }
  if (standing.outcome !== 'pending' && standing.outcome !== 'done') return
  if (refund.byHand) return standing.outcome === 'done' ? notePaidTwice(ctx, held, standing.amount) : undefined
  const { outcome, providerRefundId, amount } = standing
  const state = outcome === 'done' ? 'DONE' : 'SENT'
  if (refund.state === state) return
  // One that is on its way again may fail again.
  if (refund.state === 'FAILED' && isReplaced(attempt, refund, await listRefunds(ctx, [attempt.id])))
    return state === 'DONE' ? notePaidTwice(ctx, held, amount) : undefined
  if (amount !== refund.amount)
    return ctx.log.error({ refund: refund.id, amount, asked: refund.amount }, 'a provider refunds another amount')
  if (!(await moveRefund(ctx, attempt, refund, { state, providerRefundId })))
    return ctx.log.warn({ refund: refund.id, from: refund.state, state }, 'a report of a refund came out of turn')
  const money = formatMoney(refund.amount, attempt.currency)
  const about = { amount: money, refundId: refund.id }
  if (!order) return settleAttempt(ctx, attempt)
  if (state === 'SENT') return refundSentMail.later(ctx, { orderId: order.id, ...about, note: refund.note })
  // The mail of a refund on its way has told the note already.
  const note = refund.state === 'SENT' ? '' : refund.note
  await noteRefunded(ctx, order, { attempts: [attempt], ...about, note })
}

/** Tells staff why; the customer is told nothing, because the money is still to be paid back. */
async function fail(ctx: Ctx, { order, attempt, refund }: Held, reason: string): Promise<void> {
  const wasDone = refund.state === 'DONE'
  const fault = cut(reason, 300)
  if (refund.state === 'FAILED' || !(await moveRefund(ctx, attempt, refund, { state: 'FAILED', fault }))) return
  await settleAttempt(ctx, attempt)
  ctx.log.warn({ order: order?.id, refund: refund.id }, 'a refund failed')
  if (!order) return
  await showPayment(ctx, order)
  const amount = formatMoney(refund.amount, attempt.currency)
  await addInternalNote(
    ctx,
    order,
    `${amount} ${wasDone ? 'came back after it was refunded' : 'could not be refunded'}: ${fault}`,
  )
}

/** Keeps for staff, and writes beside the order, that a provider paid what staff had paid back too; once, however often it says so. */
async function notePaidTwice(ctx: Ctx, { order, attempt, refund }: Held, amount: number): Promise<void> {
  if (!(await notePaidAgain(ctx, refund.id, amount))) return
  ctx.log.warn({ order: order?.id, refund: refund.id }, 'a refund was paid twice')
  if (!order) return
  const [here, there] = [refund.amount, amount].map((minor) => formatMoney(minor, attempt.currency))
  const said =
    refund.state === 'FAILED'
      ? `The provider paid back ${there} after all, by a refund that had failed and whose place another one took.`
      : `${here} was paid back here, and ${there} by the provider as well.`
  await addInternalNote(ctx, order, said)
}

/** As `notePaidTwice`, of a refund that a settlement report names. */
export async function notePaidTwiceOf(ctx: Ctx, refundId: string, amount: number): Promise<void> {
  const refund = await findRefund(ctx, refundId)
  const of = refund && (await findPayment(ctx, refund.paymentId))
  const locked = of && (await lockPayment(ctx, of))
  if (locked && refund) await notePaidTwice(ctx, { ...locked, refund }, amount)
}

/** `also` are further sentences for the order's event. */
type Refunded = { attempts: LockedPayment[]; amount: string; refundId: string; note: string; also?: Sentence[] }

/** Notes that money is back with the buyer, at the order and by mail. */
export async function noteRefunded(
  ctx: Ctx,
  order: LockedOrder,
  { attempts, amount, refundId, note, also = [] }: Refunded,
): Promise<void> {
  for (const attempt of attempts) await settleAttempt(ctx, attempt)
  await addEvent(ctx, order, 'REFUNDED', { said: [{ is: 'paidBack', values: { amount } }, ...also], note })
  await showPayment(ctx, order)
  await refundDoneMail.later(ctx, { orderId: order.id, refundId, amount, note })
}

/**
 * The order's payment status after a refund. An order that was never paid keeps its own; one that goes on stays paid while a
 * payment of it is.
 */
async function showPayment(ctx: Ctx, order: LockedOrder): Promise<void> {
  if (!['PAID', 'REFUND_DUE', 'REFUNDED'].includes(order.paymentStatus)) return
  const attempts = await lockAttempts(ctx, order.id)
  if (!(order.status in overBecause) && attempts.some(({ status }) => status === 'PAID')) return
  const isDue = attempts.some((attempt) => attempt.status === 'REFUND_DUE' || dueOf(attempt) > 0)
  const paymentStatus = isDue ? 'REFUND_DUE' : 'REFUNDED'
  if (paymentStatus !== order.paymentStatus) await changePayment(ctx, order, { paymentStatus })
}
