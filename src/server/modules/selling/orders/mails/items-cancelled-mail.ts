import type { Order } from '../../../../../shared/selling/orders/orders.ts'
import { cashMode } from '../../../../../shared/selling/payments/payment-modes.ts'
import { formatMoney } from '../../../../../shared/selling/pricing/money.ts'
import { t } from '../../../../../shared/words.ts'
import { defineMail, greeting } from '../../../ground/mail/index.ts'
import { type Cancellation, findCancellation } from '../cancellations.ts'
import { buyerOf, type OrderAbout, partLines, seeOrder } from './mail-parts.ts'

/** `due`: the refund due for them, in minor units; jobs queued by older versions lack it. */
type Data = { orderId: string; cancellationId: string; due?: number }
type About = OrderAbout & { cancellation: Pick<Cancellation, 'amount' | 'lines'>; due: number }

export const itemsCancelledMail = defineMail<Data, About>({
  name: 'orders.items-cancelled',
  when: 'some items of an order are cancelled, and the others are not',
  to: 'the buyer',
  class: 'service',
  language: 'kept',
  key: ({ cancellationId }) => `cancellation:${cancellationId}`,
  async recipient(ctx, { orderId, cancellationId, due }) {
    const buyer = await buyerOf(ctx, orderId)
    return (
      buyer && {
        ...buyer,
        async about(ctx) {
          const [about, cancellation] = await Promise.all([buyer.about(ctx), findCancellation(ctx, cancellationId)])
          return about && cancellation && { ...about, cancellation, due: due ?? cancellation.amount }
        },
      }
    )
  },
  letter(ctx, { order, firstName, cancellation, due }) {
    const { number, events } = order
    const note = events.findLast(({ kind }) => kind === 'ITEMS_CANCELLED')?.note
    return {
      subject: `${t('Some items of your order {number} were cancelled', { number })} · ${ctx.site.name}`,
      blocks: [
        greeting(firstName),
        t('These items of your order {number} were cancelled:', { number }),
        { lines: partLines(order, cancellation.lines) },
        ...(note ? [note] : []),
        ...lessToPay(order, cancellation.amount, due),
      ],
      button: seeOrder(ctx, order._id),
    }
  },
})

/** Cash is paid for what arrives alone, so none of it comes back for what was never sent. */
function lessToPay({ currency, paymentMode, paymentStatus, pickUp }: Order, cancelled: number, due: number): string[] {
  const amount = formatMoney(cancelled, currency)
  if (cancelled === 0) return []
  if (paymentMode !== cashMode)
    return due > 0 ? [t('{amount} will be refunded the way you paid.', { amount: formatMoney(due, currency) })] : []
  if (paymentStatus !== 'DUE_ON_DELIVERY') return [t('Nothing was charged for them.')]
  return pickUp
    ? [t('You pay {amount} less when you collect your order.', { amount })]
    : [t('You pay {amount} less when the rest arrives.', { amount })]
}
