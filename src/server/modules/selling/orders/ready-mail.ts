import { formatMoney } from '../../../../shared/selling/money.ts'
import { t } from '../../../../shared/words.ts'
import { defineMail } from '../../ground/mail/index.ts'
import { buyerOfOrder, type OrderAbout, pickUpLines, stepLetter } from './mail-parts.ts'
import { findOrder } from './orders.ts'

/** Tells the buyer of an order that they pick up where it is ready, and what they pay there (B297). */
export const readyMail = defineMail<{ orderId: string }, OrderAbout>({
  name: 'orders.ready',
  when: 'an order is ready to collect',
  to: 'the buyer',
  class: 'service',
  language: 'kept',
  key: ({ orderId }) => `order:${orderId}:ready`,
  async recipient(ctx, { orderId }) {
    // One that was collected or cancelled before the mail left does not wait any more.
    const row = await findOrder(ctx, orderId)
    return row?.status === 'PACKED' ? buyerOfOrder(ctx, row) : undefined
  },
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
