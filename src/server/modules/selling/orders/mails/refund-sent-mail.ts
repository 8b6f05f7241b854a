import { t } from '../../../../../shared/words.ts'
import { defineMail, greeting } from '../../../ground/mail/index.ts'
import { alsoAbout, buyerOf, type OrderAbout, seeOrder } from './mail-parts.ts'

/** `note`: what staff wrote about it. */
type Sent = { amount: string; note: string }

export const refundSentMail = defineMail<Sent & { orderId: string; refundId: string }, OrderAbout & Sent>({
  name: 'orders.refund-sent',
  when: 'a payment provider has taken a refund',
  to: 'the buyer',
  class: 'service',
  language: 'kept',
  key: ({ refundId }) => `refund:${refundId}:sent`,
  recipient: async (ctx, { orderId, amount, note }) => alsoAbout(await buyerOf(ctx, orderId), { amount, note }),
  letter: (ctx, { order: { _id, number }, firstName, amount, note }) => ({
    subject: t('Your refund for order {number} is on its way · {site}', { number, site: ctx.site.name }),
    blocks: [
      greeting(firstName),
      t('{amount} for your order {number} is on its way back to you, the way you paid it.', { amount, number }),
      ...(note ? [note] : []),
      t('Banks can take a few working days until you see it.'),
    ],
    button: seeOrder(ctx, _id),
  }),
})
