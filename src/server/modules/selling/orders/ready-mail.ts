import { formatMoney } from '../../../../shared/selling/money.ts'
import { t } from '../../../../shared/words.ts'
import { defineMail } from '../../ground/mail/index.ts'
import { buyerOf, type OrderAbout, pickUpLines, stepLetter } from './mail-parts.ts'

/** Tells the buyer of an order that they pick up where it is ready, and what they pay there (B297). */
export const readyMail = defineMail<{ orderId: string }, OrderAbout>({
  name: 'orders.ready',
  when: 'an order is ready to collect',
  to: 'the buyer',
  class: 'service',
  language: 'kept',
  key: ({ orderId }) => `order:${orderId}:ready`,
  recipient: (ctx, { orderId }) => buyerOf(ctx, orderId),
  letter(ctx, about) {
    const { number, amounts, currency, paymentStatus } = about.order
    const amount = formatMoney(amounts.total - amounts.cancelled, currency)
    return stepLetter(ctx, about, {
      subject: t('Your order {number} is ready to collect', { number }),
      lines: [
        t('Your order {number} is packed and waits for you here:', { number }),
        { lines: pickUpLines(about.order) },
        ...(paymentStatus === 'DUE_ON_DELIVERY'
          ? [t('Please bring {amount}: you pay when you collect.', { amount })]
          : []),
      ],
      event: 'PACKED',
    })
  },
})
