import type { PaymentStatus } from '../../../../../shared/selling/orders/order-statuses.ts'
import { t } from '../../../../../shared/words.ts'
import { defineMail } from '../../../ground/mail/index.ts'
import { buyerOf, type OrderAbout, stepLetter } from './mail-parts.ts'

export const cancelledMail = defineMail<{ orderId: string }, OrderAbout>({
  name: 'orders.cancelled',
  shares: { queue: 'orders.mail', as: { kind: 'cancelled' } },
  when: 'an order is cancelled',
  to: 'the buyer',
  class: 'service',
  language: 'kept',
  key: ({ orderId }) => `order:${orderId}:cancelled`,
  recipient: (ctx, { orderId }) => buyerOf(ctx, orderId),
  letter(ctx, about) {
    const { number, paymentStatus } = about.order
    return stepLetter(ctx, about, {
      subject: t('Your order {number} was cancelled', { number }),
      lines: [t('Your order {number} was cancelled.', { number }), ofMoney(paymentStatus)],
      event: 'CANCELLED',
    })
  },
})

function ofMoney(paymentStatus: PaymentStatus): string {
  if (paymentStatus === 'REFUND_DUE') return t('Your payment will be refunded the way you paid.')
  return paymentStatus === 'REFUNDED' ? t('Your payment has been refunded.') : t('Nothing was charged for it.')
}
