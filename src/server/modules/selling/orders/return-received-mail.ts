import { formatMoney } from '../../../../shared/selling/money.ts'
import { t } from '../../../../shared/words.ts'
import { defineMail, greeting } from '../../ground/mail/index.ts'
import { alsoAbout, buyerOf, type OrderAbout, partLines, seeOrder } from './mail-parts.ts'

type Data = { orderId: string; returnId: string }

export const returnReceivedMail = defineMail<Data, OrderAbout & { returnId: string }>({
  name: 'orders.return-received',
  when: 'the items of a return have arrived',
  to: 'the buyer',
  class: 'service',
  language: 'kept',
  key: ({ returnId }) => `return:${returnId}:received`,
  recipient: async (ctx, { orderId, returnId }) => alsoAbout(await buyerOf(ctx, orderId), { returnId }),
  letter(ctx, { order, firstName, returnId }) {
    const { number, currency, events } = order
    const found = order.returns.find(({ _id }) => _id === returnId)
    const amount = formatMoney(found?.refundAmount ?? 0, currency)
    const isOver = order.status === 'RETURNED'
    const note = events.findLast(({ kind }) => kind === (isOver ? 'RETURNED' : 'RETURN_RECEIVED'))?.note
    return {
      subject: `${t('Your return of order {number} has arrived', { number })} · ${ctx.site.name}`,
      blocks: [
        greeting(firstName),
        t('What you returned of order {number} has arrived:', { number }),
        ...(found ? [{ lines: partLines(order, found.lines) }] : []),
        ...(note ? [note] : []),
        found?.outcome === 'REPLACEMENT'
          ? t('We send you the same items again.')
          : t('{amount} comes back to you the way you paid it.', { amount }),
      ],
      button: seeOrder(ctx, order._id),
    }
  },
})
