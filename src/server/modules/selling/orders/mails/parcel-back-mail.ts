import { cashMode } from '../../../../../shared/selling/payments/payment-modes.ts'
import { formatMoney } from '../../../../../shared/selling/pricing/money.ts'
import { t } from '../../../../../shared/words.ts'
import { defineMail, greeting } from '../../../ground/mail/index.ts'
import { alsoAbout, buyerOf, type OrderAbout, partLines, seeOrder } from './mail-parts.ts'

/** `due`: what of its payment is due back for them, in minor units. */
type Came = { parcelIds: string[]; due: number }

/** Tells the buyer that parcels came back undelivered, and what that means for their money (B317). */
export const parcelBackMail = defineMail<Came & { orderId: string }, OrderAbout & Came>({
  name: 'orders.parcel-back',
  when: 'a parcel of an order comes back undelivered',
  to: 'the buyer',
  class: 'service',
  language: 'kept',
  key: ({ parcelIds }) => `parcel:${parcelIds[0]}:back`,
  recipient: async (ctx, { orderId, parcelIds, due }) => alsoAbout(await buyerOf(ctx, orderId), { parcelIds, due }),
  letter(ctx, { order, firstName, parcelIds, due }) {
    const { _id, number, currency, paymentMode, status, parcels, events } = order
    const amount = formatMoney(due, currency)
    const came = parcels.filter(({ _id }) => parcelIds.includes(_id))
    const isOver = status === 'RETURNED'
    const subject = isOver
      ? t('Your order {number} came back to us', { number })
      : t('A parcel of your order {number} came back to us', { number })
    const note = events.findLast(({ kind }) => kind === (isOver ? 'RETURNED' : 'PARCEL_RETURNED'))?.note
    return {
      subject: `${subject} · ${ctx.site.name}`,
      blocks: [
        greeting(firstName),
        t('These items of your order {number} did not reach you and are back with us:', { number }),
        { lines: came.flatMap(({ lines }) => partLines(order, lines)) },
        ...(note ? [note] : []),
        ...(due > 0 ? [t('{amount} will be refunded the way you paid.', { amount })] : []),
        ...(due === 0 && paymentMode === cashMode ? [t('Nothing was charged for them.')] : []),
      ],
      button: seeOrder(ctx, _id),
    }
  },
})
