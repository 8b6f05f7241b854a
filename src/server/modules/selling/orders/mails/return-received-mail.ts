import type { OrderReturn } from '../../../../../shared/selling/orders/order-parts.ts'
import type { Order } from '../../../../../shared/selling/orders/orders.ts'
import { formatMoney } from '../../../../../shared/selling/pricing/money.ts'
import { t } from '../../../../../shared/words.ts'
import { defineMail, greeting } from '../../../ground/mail/index.ts'
import { alsoAbout, buyerOf, type OrderAbout, partLines, seeOrder } from './mail-parts.ts'

/** `instead`: what was to be replaced is refunded. */
type Which = { returnId: string; instead?: true }

export const returnReceivedMail = defineMail<Which & { orderId: string }, OrderAbout & Which>({
  name: 'orders.return-received',
  when: 'the items of a return have arrived, or are refunded instead of being replaced',
  to: 'the buyer',
  class: 'service',
  language: 'kept',
  key: ({ returnId, instead }) => `return:${returnId}:${instead ? 'refunded' : 'received'}`,
  recipient: async (ctx, { orderId, ...which }) => alsoAbout(await buyerOf(ctx, orderId), which),
  letter(ctx, { order, firstName, returnId, instead }) {
    const { number, events } = order
    const found = order.returns.find(({ _id }) => _id === returnId)
    const isOver = order.status === 'RETURNED'
    const kind = isOver ? 'RETURNED' : instead ? 'REPLACEMENT_CANCELLED' : 'RETURN_RECEIVED'
    const note = events.findLast((event) => event.kind === kind)?.note
    return {
      subject: `${instead ? t('Your return of order {number} is refunded', { number }) : t('Your return of order {number} has arrived', { number })} · ${ctx.site.name}`,
      blocks: [
        greeting(firstName),
        instead
          ? t('We cannot replace these items that you returned of order {number}, and refund them instead:', { number })
          : t('What you returned of order {number} has arrived:', { number }),
        ...(found ? [{ lines: partLines(order, found.lines) }] : []),
        ...(note ? [note] : []),
        ...(found ? whatFollows(order, found) : []),
      ],
      button: seeOrder(ctx, order._id),
    }
  },
})

/** Nothing is said of money where none comes back. */
function whatFollows({ currency, pickUp }: Order, { outcome, refundAmount }: OrderReturn): string[] {
  if (outcome === 'REPLACEMENT')
    return [
      pickUp
        ? t('We have the same items ready for you again, and write to you.')
        : t('We send you the same items again.'),
    ]
  const amount = formatMoney(refundAmount ?? 0, currency)
  return refundAmount ? [t('{amount} will be refunded the way you paid.', { amount })] : []
}
