import { formatMoney } from '../../../../shared/selling/money.ts'
import { t } from '../../../../shared/words.ts'
import { defineMail, greeting } from '../../ground/mail/index.ts'
import { type Cancellation, findCancellation } from './cancellations.ts'
import { buyerOf, type OrderAbout, partLines, seeOrder } from './mail-parts.ts'

type Data = { orderId: string; cancellationId: string }
type About = OrderAbout & { cancellation: Pick<Cancellation, 'amount' | 'lines'> }

export const itemsCancelledMail = defineMail<Data, About>({
  name: 'orders.items-cancelled',
  when: 'some items of an order are cancelled, and the others are not',
  to: 'the buyer',
  class: 'service',
  language: 'kept',
  key: ({ cancellationId }) => `cancellation:${cancellationId}`,
  async recipient(ctx, { orderId, cancellationId }) {
    const buyer = await buyerOf(ctx, orderId)
    return (
      buyer && {
        ...buyer,
        async about(ctx) {
          const [about, cancellation] = await Promise.all([buyer.about(ctx), findCancellation(ctx, cancellationId)])
          return about && cancellation && { ...about, cancellation }
        },
      }
    )
  },
  letter(ctx, { order, firstName, cancellation }) {
    const { number, currency, paymentStatus, events } = order
    const amount = formatMoney(cancellation.amount, currency)
    const note = events.findLast(({ kind }) => kind === 'ITEMS_CANCELLED')?.note
    return {
      subject: `${t('Some items of your order {number} were cancelled', { number })} · ${ctx.site.name}`,
      blocks: [
        greeting(firstName),
        t('These items of your order {number} were cancelled:', { number }),
        { lines: partLines(order, cancellation.lines) },
        ...(note ? [note] : []),
        paymentStatus === 'DUE_ON_DELIVERY'
          ? t('You pay {amount} less when the rest arrives.', { amount })
          : t('{amount} comes back to you the way you paid it.', { amount }),
      ],
      button: seeOrder(ctx, order._id),
    }
  },
})
