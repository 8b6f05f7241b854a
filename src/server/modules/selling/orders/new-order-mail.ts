import { formatMoney } from '../../../../shared/selling/money.ts'
import { type Order, paymentStatuses } from '../../../../shared/selling/orders.ts'
import { longTime } from '../../../../shared/times.ts'
import { t } from '../../../../shared/words.ts'
import { defineMail, shopAddress } from '../../ground/mail/index.ts'
import { findAddressee } from '../../people/identity/index.ts'
import { deliveryLines, lineSums, totals, wholeOrder } from './mail-parts.ts'
import { findOrder } from './orders.ts'

/** `name` and `email` are the buyer's. */
type About = { order: Order; name: string; email: string }

/** Tells the owner about a new order, with what they need to pack it. */
export const newOrderMail = defineMail<{ orderId: string }, About>({
  name: 'orders.owner-mail',
  when: 'an order is placed',
  to: 'the contact address of the site, else its sender address',
  class: 'service',
  language: 'site',
  key: ({ orderId }) => `order:${orderId}:owner`,
  async recipient(ctx, { orderId }) {
    const email = shopAddress(ctx.site)
    const row = email === undefined ? undefined : await findOrder(ctx, orderId)
    const buyer = row && (await findAddressee(ctx, { id: row.userId }))
    if (email === undefined || !row || !buyer) return undefined
    return {
      email,
      async about(ctx) {
        const order = await wholeOrder(ctx, row)
        return order && { order, name: `${buyer.firstName} ${buyer.lastName}`.trim(), email: buyer.email }
      },
    }
  },
  letter({ site }, { order, name, email }) {
    const { number, amounts, currency } = order
    const date = longTime(order.placed ?? order.created, site.settings.timeZone)
    const amount = formatMoney(amounts.total, currency)
    return {
      subject: t('New order {number}, {amount} · {site}', { number, amount, site: site.name }),
      blocks: [
        t('{name} ({email}) has placed order {number} on {date}.', { name, email, number, date }),
        { sums: lineSums(order) },
        { sums: [...totals(order), [t('Payment'), t(paymentStatuses[order.paymentStatus])]] },
        { lines: [t('Deliver to:'), ...deliveryLines(order)] },
      ],
      button: { text: t('See the order'), href: `${site.origin}/admin/orders/${order._id}` },
    }
  },
})
