import { orderStatuses } from '../../../../shared/selling/orders/order-statuses.ts'
import type { PaymentLinkBody } from '../../../../shared/selling/orders/phone-orders.ts'
import { type Ctx, transaction } from '../../../platform/context.ts'
import { refusal } from '../../../platform/refusal.ts'
import { lapseLater } from '../checkout/index.ts'
import { changePayment, isPayable, type LockedOrder, lockOrder, paymentLinkMail } from '../orders/index.ts'
import { linkFault } from './ways.ts'

const hour = 3_600_000

/**
 * Makes sure that an order can be paid by its link (B300): prolongs its reservation, and mails the link, as far as that is asked.
 * @throws Refusal `order.notFound`, `phoneOrder.notWaiting`, `phoneOrder.noLink`
 */
export function preparePaymentLink(ctx: Ctx, id: string, { hours, mail }: PaymentLinkBody): Promise<void> {
  return transaction(ctx, async (ctx) => {
    const order = await lockOrder(ctx, id)
    if (!order) throw refusal('order.notFound')
    if (!isPayable(ctx, order)) throw refusal('phoneOrder.notWaiting', { status: statusOf(order) })
    const fault = await linkFault(ctx)
    if (fault) throw fault
    if (hours !== undefined) await prolong(ctx, order, new Date(ctx.now().getTime() + hours * hour))
    if (mail) await paymentLinkMail.later(ctx, { orderId: id, minute: Math.floor(ctx.now().getTime() / 60_000) })
  })
}

/** An order whose reservation is over is about to lapse. */
const statusOf = ({ status }: LockedOrder) =>
  orderStatuses[status === 'PENDING_PAYMENT' ? 'LAPSED' : status].toLowerCase()

/** Staff may have reserved for longer before: nothing is taken back from the buyer. */
async function prolong(ctx: Ctx, order: LockedOrder, until: Date): Promise<void> {
  if (order.reservedUntil && order.reservedUntil >= until) return
  await lapseLater(ctx, await changePayment(ctx, order, { reservedUntil: until }))
}
