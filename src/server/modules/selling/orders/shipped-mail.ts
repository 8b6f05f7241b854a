import { formatMoney } from '../../../../shared/selling/money.ts'
import { t } from '../../../../shared/words.ts'
import { defineMail } from '../../ground/mail/index.ts'
import { buyerOf, type OrderAbout, stepLetter } from './mail-parts.ts'

export const shippedMail = defineMail<{ orderId: string }, OrderAbout>({
  name: 'orders.shipped',
  shares: { queue: 'orders.mail', as: { kind: 'shipped' } },
  when: 'an order is shipped',
  to: 'the buyer',
  class: 'service',
  language: 'kept',
  key: ({ orderId }) => `order:${orderId}:shipped`,
  recipient: (ctx, { orderId }) => buyerOf(ctx, orderId),
  letter(ctx, about) {
    const { number, paymentStatus, amounts, currency } = about.order
    const amount = formatMoney(amounts.total, currency)
    return stepLetter(ctx, about, {
      subject: t('Your order {number} is on its way', { number }),
      lines: [
        t('Your order {number} has left us and is on its way to you.', { number }),
        ...(paymentStatus === 'DUE_ON_DELIVERY'
          ? [t('Please keep {amount} ready: you pay when it arrives.', { amount })]
          : []),
      ],
      event: 'SHIPPED',
    })
  },
})
