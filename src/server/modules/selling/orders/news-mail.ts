import { formatMoney } from '../../../../shared/selling/money.ts'
import type { Order } from '../../../../shared/selling/orders.ts'
import type { Ctx } from '../../../platform/context.ts'
import type { Letter } from '../../running/mail/index.ts'

/** The steps of an order that send its buyer a mail. */
export type NewsKind = 'shipped' | 'delivered' | 'cancelled'

/** The mail about a step of an order: what happened, what the shop wrote of it, and where to see more. */
export function news({ site }: Ctx, kind: NewsKind, order: Order, person: { firstName: string }): Letter {
  const { subject, lines } = words[kind](order)
  const note = noteOf(order, kind)
  return {
    subject: `${subject} · ${site.name}`,
    blocks: [`Dear ${person.firstName},`, ...lines, ...(note ? [note] : [])],
    button: { text: 'See your order', href: `${site.origin}/setting/orders/${order._id}` },
  }
}

const words: Record<NewsKind, (order: Order) => { subject: string; lines: string[] }> = {
  shipped: ({ number, paymentStatus, amounts, currency }) => ({
    subject: `Your order ${number} is on its way`,
    lines: [
      `Your order ${number} has left us and is on its way to you.`,
      ...(paymentStatus === 'DUE_ON_DELIVERY'
        ? [`Please keep ${formatMoney(amounts.total, currency)} ready: you pay when it arrives.`]
        : []),
    ],
  }),
  delivered: ({ number }) => ({
    subject: `Your order ${number} has arrived`,
    lines: [`Your order ${number} was delivered. We hope that you like what you have chosen.`],
  }),
  cancelled: ({ number, paymentStatus }) => ({
    subject: `Your order ${number} was cancelled`,
    lines: [
      `Your order ${number} was cancelled.`,
      paymentStatus === 'REFUND_DUE' || paymentStatus === 'REFUNDED'
        ? 'What you have paid comes back to you the way you paid it.'
        : 'Nothing was charged for it.',
    ],
  }),
}

/** What stands beside that step among the order's events. */
function noteOf({ events }: Order, kind: NewsKind): string {
  return events.findLast((event) => event.kind === kind.toUpperCase())?.note ?? ''
}
