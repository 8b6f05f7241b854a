import { formatMoney } from '../../../../shared/selling/money.ts'
import { type Order, paymentStatuses } from '../../../../shared/selling/orders.ts'
import { longTime } from '../../../../shared/times.ts'
import type { Ctx } from '../../../platform/context.ts'
import type { Letter } from '../../running/mail/index.ts'
import { deliveryLines, lineSums, totals } from './mail-parts.ts'

/** What the owner is told of a new order: enough to begin with it. */
export function newOrder({ site }: Ctx, order: Order, person: { name: string; email: string }): Letter {
  const placed = longTime(order.placed ?? order.created, site.settings.timeZone)
  return {
    subject: `New order ${order.number}, ${formatMoney(order.amounts.total, order.currency)} · ${site.name}`,
    blocks: [
      `${person.name} (${person.email}) has placed order ${order.number} on ${placed}.`,
      { sums: lineSums(order) },
      { sums: [...totals(order), ['Payment', paymentStatuses[order.paymentStatus]]] },
      { lines: ['Deliver to:', ...deliveryLines(order)] },
    ],
    button: { text: 'See the order', href: `${site.origin}/admin/orders/${order._id}` },
  }
}
