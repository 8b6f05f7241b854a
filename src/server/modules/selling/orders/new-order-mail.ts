import { formatMoney } from '../../../../shared/selling/money.ts'
import { type Order, paymentStatuses } from '../../../../shared/selling/orders.ts'
import { longTime } from '../../../../shared/times.ts'
import { t } from '../../../../shared/words.ts'
import type { Ctx } from '../../../platform/context.ts'
import type { Letter } from '../../ground/mail/index.ts'
import { deliveryLines, lineSums, totals } from './mail-parts.ts'

/** What the owner is told of a new order: enough to begin with it. */
export function newOrder({ site }: Ctx, order: Order, { name, email }: { name: string; email: string }): Letter {
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
}
