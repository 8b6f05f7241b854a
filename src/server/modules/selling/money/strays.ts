import type { BookedPayment } from '../../../../shared/selling/payments/money-cases.ts'
import { cashMode } from '../../../../shared/selling/payments/payment-modes.ts'
import { formatMoney } from '../../../../shared/selling/pricing/money.ts'
import { type Ctx, transaction } from '../../../platform/context.ts'
import { refusal } from '../../../platform/refusal.ts'
import { askAndSettleRefund, settle } from '../checkout/index.ts'
import { findNumbered, lockOrder, type OrderRow } from '../orders/index.ts'
import {
  addRefund,
  attachStray,
  closeFailed,
  closePaidAgain,
  findPayment,
  isOpenStray,
  isStuck,
  type LockedPayment,
  listRefunds,
  lockStray,
  moveRefund,
  noteSettled,
  restOf,
  settleAttempt,
} from '../payments/index.ts'
import { compareLinesOf } from '../settlements/index.ts'

/**
 * Books a payment that no order has to an order of the same amount. It then counts as any payment of that order: it places an order that waits
 * for one; of an order that is over, too late or paid already a refund is due.
 * @throws Refusal `payment.notFound`, `payment.strayDone`, `payment.noOrder`, `payment.atTheDoor`, `payment.otherTotal`
 */
export function bookStray(ctx: Ctx, id: string, number: number): Promise<BookedPayment> {
  return transaction(ctx, async (ctx) => {
    const stray = await requireStray(ctx, id)
    if (!isOpenStray(stray)) throw refusal('payment.strayDone')
    const named = await findNumbered(ctx, number)
    const order = named && (await lockOrder(ctx, named.id))
    if (!order) throw refusal('payment.noOrder', { field: 'number', number })
    requireFitting(stray, order)
    const { provider, providerPaymentId, amount, currency } = await attachStray(ctx, stray, order)
    const report = { provider, providerPaymentId: providerPaymentId ?? '', amount, currency }
    await settle(ctx, { ...report, outcome: 'paid' })
    await compareLinesOf(ctx, id)
    return { _id: id, orderId: order.id, taken: (await findPayment(ctx, id))?.status === 'PAID' }
  })
}

function requireFitting({ amount, currency }: LockedPayment, order: OrderRow): void {
  const { number, totalAmount, paymentMode, status } = order
  if (paymentMode === cashMode && status !== 'PENDING_PAYMENT' && status !== 'LAPSED')
    throw refusal('payment.atTheDoor', { field: 'number', number })
  if (totalAmount === amount && order.currency === currency) return
  const [paid, total] = [formatMoney(amount, currency), formatMoney(totalAmount, order.currency)]
  throw refusal('payment.otherTotal', { field: 'number', number, paid, total })
}

/**
 * Sends all of a payment that no order has back through its provider; a job sends it once this is committed.
 * @throws Refusal `payment.notFound`, `payment.strayDone`, `payment.notRefundable`
 */
export function refundStray(ctx: Ctx, id: string): Promise<void> {
  return transaction(ctx, async (ctx) => {
    const stray = await requireStray(ctx, id)
    if (stray.notedAt !== null || restOf(stray) === 0) throw refusal('payment.strayDone')
    if (stray.providerPaymentId === null) throw refusal('payment.notRefundable')
    await addRefund(ctx, stray, { amount: restOf(stray), byHand: false, note: '' })
    await compareLinesOf(ctx, id)
  })
}

/**
 * Asks the provider about the open refunds of a payment that no order has.
 * @throws Refusal `payment.notFound`
 */
export async function askAboutStray(ctx: Ctx, id: string): Promise<void> {
  const payment = await findPayment(ctx, id)
  if (!payment || payment.orderId !== null) throw refusal('payment.notFound')
  for (const { id: refundId, state } of await listRefunds(ctx, [id]))
    if (state === 'REQUESTED' || state === 'SENT') await askAndSettleRefund(ctx, refundId)
}

/**
 * Notes how a payment that no order has was settled elsewhere, or what became of a refund of it that failed, is stuck or was paid twice.
 * @throws Refusal `payment.notFound`, `payment.refundUnderWay`
 */
export function closeStray(ctx: Ctx, id: string, note: string): Promise<void> {
  return transaction(ctx, async (ctx) => {
    const stray = await requireStray(ctx, id)
    for (const refund of await listRefunds(ctx, [id])) {
      if (refund.state !== 'REQUESTED' && refund.state !== 'SENT') continue
      if (!isStuck(ctx, refund)) throw refusal('payment.refundUnderWay')
      await moveRefund(ctx, stray, refund, { state: 'DONE', byHand: true, note })
    }
    await settleAttempt(ctx, stray)
    await closeFailed(ctx, id)
    await closePaidAgain(ctx, { paymentId: id })
    await noteSettled(ctx, stray, note)
    await compareLinesOf(ctx, id)
  })
}

async function requireStray(ctx: Ctx, id: string): Promise<LockedPayment> {
  const stray = await lockStray(ctx, id)
  if (!stray) throw refusal('payment.notFound')
  return stray
}
