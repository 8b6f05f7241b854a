import { t } from '../../../../../shared/words.ts'
import { defineMail, greeting } from '../../../ground/mail/index.ts'
import { alsoAbout, buyerOf, type OrderAbout, seeOrder } from './mail-parts.ts'

/** `note`: what staff wrote about it. */
type Done = { amount: string; note: string }

export const refundDoneMail = defineMail<Done & { orderId: string; refundId: string }, OrderAbout & Done>({
  name: 'orders.refund-done',
  when: 'a refund is done',
  to: 'the buyer',
  class: 'service',
  language: 'kept',
  key: ({ refundId }) => `refund:${refundId}:done`,
  recipient: async (ctx, { orderId, amount, note }) => alsoAbout(await buyerOf(ctx, orderId), { amount, note }),
  letter: (ctx, { order: { _id, number }, firstName, amount, note }) => ({
    subject: t('Your refund for order {number} · {site}', { number, site: ctx.site.name }),
    blocks: [
      greeting(firstName),
      t('{amount} for your order {number} was refunded to you.', { amount, number }),
      ...(note ? [note] : []),
    ],
    button: seeOrder(ctx, _id),
  }),
})
