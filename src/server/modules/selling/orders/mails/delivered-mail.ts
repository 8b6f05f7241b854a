import { t } from '../../../../../shared/words.ts'
import { defineMail } from '../../../ground/mail/index.ts'
import { buyerOf, type OrderAbout, stepLetter } from './mail-parts.ts'

export const deliveredMail = defineMail<{ orderId: string }, OrderAbout>({
  name: 'orders.delivered',
  shares: { queue: 'orders.mail', as: { kind: 'delivered' } },
  when: 'an order is delivered or collected',
  to: 'the buyer',
  class: 'service',
  language: 'kept',
  key: ({ orderId }) => `order:${orderId}:delivered`,
  recipient: (ctx, { orderId }) => buyerOf(ctx, orderId),
  letter(ctx, about) {
    const { number, pickUp } = about.order
    if (pickUp)
      return stepLetter(ctx, about, {
        subject: t('You have collected your order {number}', { number }),
        lines: [t('Your order {number} was collected. We hope that you like what you have chosen.', { number })],
        event: 'DELIVERED',
      })
    return stepLetter(ctx, about, {
      subject: t('Your order {number} has arrived', { number }),
      lines: [t('Your order {number} was delivered. We hope that you like what you have chosen.', { number })],
      event: 'DELIVERED',
    })
  },
})
