import { formatMoney } from '../../../../shared/selling/money.ts'
import type { Order } from '../../../../shared/selling/orders.ts'
import { t } from '../../../../shared/words.ts'
import type { Ctx } from '../../../platform/context.ts'
import { greeting, type Letter } from '../../ground/mail/index.ts'
import { seeOrder } from './mail-parts.ts'

/** The steps of an order that send its buyer a mail. */
export type NewsKind = 'shipped' | 'delivered' | 'cancelled'

/** The mail about a step of an order: what happened, what the shop wrote of it, and where to see more. */
export function news({ site }: Ctx, kind: NewsKind, order: Order, { firstName }: { firstName: string }): Letter {
  const { subject, lines } = words[kind](order)
  const note = noteOf(order, kind)
  return {
    subject: `${subject} · ${site.name}`,
    blocks: [greeting(firstName), ...lines, ...(note ? [note] : [])],
    button: seeOrder(site, order._id),
  }
}

const words: Record<NewsKind, (order: Order) => { subject: string; lines: string[] }> = {
  shipped: ({ number, paymentStatus, amounts, currency }) => ({
    subject: t('Your order {number} is on its way', { number }),
    lines: [
      t('Your order {number} has left us and is on its way to you.', { number }),
      ...(paymentStatus === 'DUE_ON_DELIVERY'
        ? [
            t('Please keep {amount} ready: you pay when it arrives.', {
              amount: formatMoney(amounts.total, currency),
            }),
          ]
        : []),
    ],
  }),
  delivered: ({ number }) => ({
    subject: t('Your order {number} has arrived', { number }),
    lines: [t('Your order {number} was delivered. We hope that you like what you have chosen.', { number })],
  }),
  cancelled: ({ number, paymentStatus }) => ({
    subject: t('Your order {number} was cancelled', { number }),
    lines: [
      t('Your order {number} was cancelled.', { number }),
      paymentStatus === 'REFUND_DUE' || paymentStatus === 'REFUNDED'
        ? t('What you have paid comes back to you the way you paid it.')
        : t('Nothing was charged for it.'),
    ],
  }),
}

/** What stands beside that step among the order's events. */
function noteOf({ events }: Order, kind: NewsKind): string {
  return events.findLast((event) => event.kind === kind.toUpperCase())?.note ?? ''
}
