import { t } from '../../../../../shared/words.ts'
import { defineMail, shopAddress } from '../../../ground/mail/index.ts'
import { findOrder } from '../orders.ts'
import { type RefundAbout, type RefundDue, told } from './refund-words.ts'

export const refundOwnerMail = defineMail<RefundDue, RefundAbout>({
  name: 'orders.refund-owner',
  shares: { queue: 'orders.refund-mail', as: { reader: 'owner' } },
  when: 'a payment arrives that its order does not need',
  to: 'the contact address of the site, else its sender address',
  class: 'service',
  language: 'site',
  key: ({ attemptId }) => `refund:${attemptId}:owner`,
  async recipient(ctx, { orderId, ...owed }) {
    const email = shopAddress(ctx.site)
    const order = email === undefined ? undefined : await findOrder(ctx, orderId)
    return email === undefined || !order ? undefined : { email, about: () => ({ order, owed }) }
  },
  letter: ({ site }, { order: { id, number }, owed }) => ({
    subject: t('Refund due for order {number} · {site}', { number, site: site.name }),
    blocks: [told(owed), t('Refund it on the order’s page.')],
    button: { text: t('See the order'), href: `${site.origin}/admin/orders/${id}` },
  }),
})
