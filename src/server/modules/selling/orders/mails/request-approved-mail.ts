import { t } from '../../../../../shared/words.ts'
import { defineMail } from '../../../ground/mail/index.ts'
import { buyerOf, type OrderAbout, stepLetter } from './mail-parts.ts'

export const requestApprovedMail = defineMail<{ orderId: string }, OrderAbout>({
  name: 'orders.request-approved',
  when: 'the shop approves a request to return an order',
  to: 'the buyer',
  class: 'service',
  language: 'kept',
  key: ({ once }) => `request:${once}:approved`,
  recipient: (ctx, { orderId }) => buyerOf(ctx, orderId),
  letter(ctx, about) {
    const { number } = about.order
    return stepLetter(ctx, about, {
      subject: t('You can return your order {number}', { number }),
      lines: [t('Your return for order {number} is approved. We’ll refund you when we receive it.', { number })],
      event: 'RETURN_APPROVED',
    })
  },
})
