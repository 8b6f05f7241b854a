import { t } from '../../../../../shared/words.ts'
import { defineMail, greeting } from '../../../ground/mail/index.ts'
import { findAddressee } from '../../../people/identity/index.ts'
import { findOrder } from '../orders.ts'
import { type OtherAmount, type OtherAmountAbout, otherAmountKey, otherAmountTold } from '../other-amount.ts'
import { seeOrder } from './mail-parts.ts'

export const otherAmountBuyerMail = defineMail<OtherAmount, OtherAmountAbout & { firstName: string }>({
  name: 'orders.other-amount-buyer',
  when: 'a payment of another amount than asked is reported',
  to: 'the buyer',
  class: 'service',
  language: 'kept',
  key: (payment) => otherAmountKey(payment, 'buyer'),
  async recipient(ctx, { orderId, said, asked }) {
    const order = await findOrder(ctx, orderId)
    const person = order && (await findAddressee(ctx, { id: order.userId }))
    if (!order || !person) return undefined
    const { email, firstName } = person
    return { email, language: order.language, about: () => ({ order, firstName, said, asked }) }
  },
  letter(ctx, about) {
    const { id, number } = about.order
    return {
      subject: t('Your payment for order {number} · {site}', { number, site: ctx.site.name }),
      blocks: [
        greeting(about.firstName),
        otherAmountTold(about),
        t('We are looking into it. We will either place the order or refund you.'),
      ],
      button: seeOrder(ctx, id),
    }
  },
})
