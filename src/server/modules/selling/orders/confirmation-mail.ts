import { formatMoney } from '../../../../shared/selling/money.ts'
import { type Order, paymentStatuses } from '../../../../shared/selling/orders.ts'
import { longTime } from '../../../../shared/times.ts'
import type { Ctx } from '../../../platform/context.ts'
import type { Letter } from '../../running/mail/index.ts'
import { deliveryLines, lineSums, totals } from './mail-parts.ts'

/** The mail that says that an order was placed. */
export function confirmation({ site }: Ctx, order: Order, person: { firstName: string }): Letter {
  const placed = longTime(order.placed ?? order.created, site.settings.timeZone)
  return {
    subject: `Your order ${order.number} at ${site.name}`,
    blocks: [
      `Dear ${person.firstName}, thank you. We have your order ${order.number} of ${placed}.`,
      { sums: lineSums(order) },
      {
        sums: [
          ...totals(order),
          ['GST in the total', formatMoney(order.amounts.tax, order.currency)],
          ['Payment', paymentStatuses[order.paymentStatus]],
        ],
      },
      { lines: ['To:', ...deliveryLines(order)] },
    ],
    button: { text: 'See your order', href: `${site.origin}/setting/orders/${order._id}` },
  }
}
