import { paymentStatusesOf } from '../../../../../shared/selling/orders/order-statuses.ts'
import { formatMoney } from '../../../../../shared/selling/pricing/money.ts'
import { longTime } from '../../../../../shared/times.ts'
import { t } from '../../../../../shared/words.ts'
import { defineMail } from '../../../ground/mail/index.ts'
import { alongNote, lineSums, type OwnerAbout, ownerOf, testNote, totals, whereTo } from './mail-parts.ts'

/** Tells the owner about a new order, with what they need to pack it. */
export const newOrderMail = defineMail<{ orderId: string }, OwnerAbout>({
  name: 'orders.owner-mail',
  when: 'an order is placed',
  to: 'the contact address of the site, else its sender address',
  class: 'service',
  language: 'site',
  key: ({ orderId }) => `order:${orderId}:owner`,
  recipient: (ctx, { orderId }) => ownerOf(ctx, orderId),
  letter({ site }, { order, name, email }) {
    const { number, amounts, currency } = order
    const date = longTime(order.placed ?? order.created, site.settings.timeZone)
    const amount = formatMoney(amounts.total, currency)
    return {
      subject: t('New order {number}, {amount} · {site}', { number, amount, site: site.name }),
      blocks: [
        t('{name} ({email}) has placed order {number} on {date}.', { name, email, number, date }),
        { sums: lineSums(order) },
        { sums: [...totals(order), [t('Payment'), t(paymentStatusesOf(order)[order.paymentStatus])]] },
        whereTo(order, 'shop'),
        ...alongNote(order),
        ...testNote(order),
      ],
      button: { text: t('See the order'), href: `${site.origin}/admin/orders/${order._id}` },
    }
  },
})
