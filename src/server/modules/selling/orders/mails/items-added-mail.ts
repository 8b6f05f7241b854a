import type { PiecesOf } from '../../../../../shared/selling/orders/pieces.ts'
import { formatMoney } from '../../../../../shared/selling/pricing/money.ts'
import { t } from '../../../../../shared/words.ts'
import { defineMail, greeting } from '../../../ground/mail/index.ts'
import { listLines } from '../order-lines.ts'
import { buyerOf, type OrderAbout, partLines, seeOrder } from './mail-parts.ts'

/** `key`: that of the call which added them. */
type Data = { orderId: string; key: string }
type About = OrderAbout & { added: PiecesOf[] }

export const itemsAddedMail = defineMail<Data, About>({
  name: 'orders.items-added',
  when: 'staff add items to an order that was placed',
  to: 'the buyer',
  class: 'service',
  language: 'kept',
  key: ({ orderId, key }) => `order:${orderId}:added:${key}`,
  async recipient(ctx, { orderId, key }) {
    const buyer = await buyerOf(ctx, orderId)
    return (
      buyer && {
        ...buyer,
        async about(ctx) {
          const [about, lines] = await Promise.all([buyer.about(ctx), listLines(ctx, [orderId])])
          const added = lines.filter(({ addedKey }) => addedKey === key)
          return about && { ...about, added: added.map(({ position, quantity: pieces }) => ({ position, pieces })) }
        },
      }
    )
  },
  letter(ctx, { order, firstName, added }) {
    const { number, currency, amounts, pickUp } = order
    const amount = formatMoney(amounts.total - amounts.cancelled, currency)
    return {
      subject: `${t('Items were added to your order {number}', { number })} · ${ctx.site.name}`,
      blocks: [
        greeting(firstName),
        t('The shop has added these items to your order {number}:', { number }),
        { lines: partLines(order, added) },
        pickUp
          ? t('You now pay {amount} when you collect your order.', { amount })
          : t('You now pay {amount} when your order arrives.', { amount }),
      ],
      button: seeOrder(ctx, order._id),
    }
  },
})
