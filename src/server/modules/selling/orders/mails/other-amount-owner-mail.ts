import { t } from '../../../../../shared/words.ts'
import { defineMail, shopAddress } from '../../../ground/mail/index.ts'
import { findOrder } from '../orders.ts'
import { type OtherAmount, type OtherAmountAbout, otherAmountKey, otherAmountTold } from '../other-amount.ts'

export const otherAmountOwnerMail = defineMail<OtherAmount, OtherAmountAbout>({
  name: 'orders.other-amount-owner',
  when: 'a payment of another amount than asked is reported',
  to: 'the contact address of the site, else its sender address',
  class: 'service',
  language: 'site',
  key: (payment) => otherAmountKey(payment, 'owner'),
  async recipient(ctx, { orderId, said, asked }) {
    const email = shopAddress(ctx.site)
    const order = email === undefined ? undefined : await findOrder(ctx, orderId)
    return email === undefined || !order ? undefined : { email, about: () => ({ order, said, asked }) }
  },
  letter: ({ site }, about) => ({
    subject: t('Another amount for order {number} · {site}', { number: about.order.number, site: site.name }),
    blocks: [
      otherAmountTold(about),
      t('Under Money you can ask the provider again, refund what came or, if it is more than asked, place the order.'),
    ],
    button: { text: t('See the payment'), href: `${site.origin}/admin/money?q=${about.order.number}` },
  }),
})
