import { formatMoney } from '../../../../../shared/selling/pricing/money.ts'
import { t } from '../../../../../shared/words.ts'
import { defineMail } from '../../../ground/mail/index.ts'
import { type OwnerAbout, ownerOf } from './mail-parts.ts'

/** Asks the owner to look for a UPI payment at their bank. */
export const upiOwnerMail = defineMail<{ orderId: string; attemptId: string }, OwnerAbout>({
  name: 'orders.upi-owner',
  when: 'a customer enters the UTR of a UPI payment',
  to: 'the contact address of the site, else its sender address',
  class: 'service',
  language: 'site',
  key: ({ once }) => `upi:${once}:owner`,
  recipient: (ctx, { orderId }) => ownerOf(ctx, orderId),
  letter({ site }, { order, name, email }) {
    const { _id, number, amounts, currency, payments } = order
    const values = { name, email, number, amount: formatMoney(amounts.total, currency) }
    const utr = payments.find((payment) => payment.utr?.state === 'WAITING')?.utr?.number ?? ''
    return {
      subject: t('Check a UPI payment for order {number} · {site}', { number, site: site.name }),
      blocks: [
        t('{name} ({email}) has paid {amount} for order {number} by UPI, and entered the UTR {utr}.', {
          ...values,
          utr,
        }),
        t('Look for it in your bank account, then record on the order whether it arrived.'),
      ],
      button: { text: t('See the order'), href: `${site.origin}/admin/orders/${_id}` },
    }
  },
})
