import { t } from '../../../../../shared/words.ts'
import { defineMail, greeting } from '../../../ground/mail/index.ts'
import { findAddressee } from '../../../people/identity/index.ts'
import { findOrder } from '../orders.ts'
import { seeOrder } from './mail-parts.ts'
import { type RefundAbout, type RefundDue, told } from './refund-words.ts'

export const refundBuyerMail = defineMail<RefundDue, RefundAbout & { firstName: string }>({
  name: 'orders.refund-buyer',
  shares: { queue: 'orders.refund-mail', as: { reader: 'buyer' } },
  when: 'a payment arrives that its order does not need',
  to: 'the buyer',
  class: 'service',
  language: 'kept',
  key: ({ attemptId }) => `refund:${attemptId}:buyer`,
  async recipient(ctx, { orderId, ...owed }) {
    const order = await findOrder(ctx, orderId)
    const person = order && (await findAddressee(ctx, { id: order.userId }))
    if (!order || !person) return undefined
    const { email, firstName } = person
    return { email, language: order.language, about: () => ({ order, firstName, owed }) }
  },
  letter: (ctx, { order: { id, number }, firstName, owed }) => ({
    subject: t('Your payment for order {number} comes back to you · {site}', { number, site: ctx.site.name }),
    blocks: [greeting(firstName), told(owed), t('It will be refunded the way you paid.')],
    button: seeOrder(ctx, id),
  }),
})
