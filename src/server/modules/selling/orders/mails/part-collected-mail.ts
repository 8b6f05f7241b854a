import { formatMoney } from '../../../../../shared/selling/pricing/money.ts'
import { t } from '../../../../../shared/words.ts'
import { defineMail, greeting } from '../../../ground/mail/index.ts'
import { alsoAbout, buyerOf, type OrderAbout, restToCollect, seeOrder } from './mail-parts.ts'

/** Tells the buyer of an order that they pick up what they took along, what waits for them, and what they pay then (B324). */
export const partCollectedMail = defineMail<{ orderId: string; parcelId: string }, OrderAbout & { parcelId: string }>({
  name: 'orders.part-collected',
  when: 'a part of an order is collected',
  to: 'the buyer',
  class: 'service',
  language: 'kept',
  key: ({ parcelId }) => `parcel:${parcelId}:collected`,
  recipient: async (ctx, { orderId, parcelId }) => alsoAbout(await buyerOf(ctx, orderId), { parcelId }),
  letter(ctx, { order, firstName, parcelId }) {
    const { number, status, currency, pickUp } = order
    const parcel = order.parcels.find(({ _id }) => _id === parcelId)
    const { lines, cash } = restToCollect(order)
    const note = order.events.find(
      ({ kind, created }) => kind === 'PARCEL_COLLECTED' && created >= (parcel?.sent ?? ''),
    )?.note
    const waits =
      status === 'PACKED'
        ? t('These items wait for you at {place}:', { place: pickUp?.name ?? '' })
        : t('These items are not ready yet. We write to you when they are:')
    return {
      subject: `${t('You have collected a part of your order {number}', { number })} · ${ctx.site.name}`,
      blocks: [
        greeting(firstName),
        t('You have collected a part of your order {number}.', { number }),
        ...(note ? [note] : []),
        ...(lines.length > 0 ? [waits, { lines }] : []),
        ...(cash > 0 ? [t('Bring {amount}: you pay when you collect.', { amount: formatMoney(cash, currency) })] : []),
      ],
      button: seeOrder(ctx, order._id),
    }
  },
})
