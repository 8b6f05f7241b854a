import type { OrderParcel } from '../../../../../shared/selling/orders/order-parts.ts'
import type { Order } from '../../../../../shared/selling/orders/orders.ts'
import { sentOf, sumOf } from '../../../../../shared/selling/orders/pieces.ts'
import { formatMoney } from '../../../../../shared/selling/pricing/money.ts'
import { t } from '../../../../../shared/words.ts'
import { defineMail, greeting, type Letter } from '../../../ground/mail/index.ts'
import { alsoAbout, buyerOf, type OrderAbout, partLines, seeOrder } from './mail-parts.ts'

/** Jobs queued by older versions have no `parcelId`: they are about the only parcel. */
type Data = { orderId: string; parcelId?: string }

export const shippedMail = defineMail<Data, OrderAbout & { parcelId: string | undefined }>({
  name: 'orders.shipped',
  shares: { queue: 'orders.mail', as: { kind: 'shipped' } },
  when: 'a parcel of an order is sent',
  to: 'the buyer',
  class: 'service',
  language: 'kept',
  key: ({ orderId, parcelId }) => (parcelId ? `parcel:${parcelId}:shipped` : `order:${orderId}:shipped`),
  recipient: async (ctx, { orderId, parcelId }) => alsoAbout(await buyerOf(ctx, orderId), { parcelId }),
  letter(ctx, { order, firstName, parcelId }) {
    const parcel = order.parcels.find(({ _id }) => _id === parcelId) ?? order.parcels.at(-1)
    const { subject, line, lines } = words(order, parcel)
    const collect = parcel?.collect ?? 0
    const amount = formatMoney(collect, order.currency)
    const note = order.events.find(({ kind, created }) => sending.has(kind) && created >= (parcel?.sent ?? ''))?.note
    return {
      subject: `${subject} · ${ctx.site.name}`,
      blocks: [
        greeting(firstName),
        line,
        ...(lines.length > 0 ? [{ lines }] : []),
        ...(collect > 0 ? [t('Keep {amount} ready: you pay when it arrives.', { amount })] : []),
        ...(note ? [note] : []),
        ...(parcel ? tracked(parcel) : []),
      ],
      button: seeOrder(ctx, order._id),
    }
  },
})

/** Events of a parcel that leaves; its event is the first one from then on. */
const sending = new Set(['PARCEL_SENT', 'SHIPPED', 'REPLACEMENT_SENT'])

type Words = { subject: string; line: string; lines: string[] }

/** The event of a parcel with a part of the order names its pieces. */
function words(order: Order, parcel: OrderParcel | undefined): Words {
  const { number } = order
  const lines = partLines(order, parcel?.lines ?? [])
  // An order that is picked up has no other parcels on their way.
  if (order.pickUp)
    return {
      subject: t('The replacement for your order {number} is ready to collect', { number }),
      line: t('These items replace those that you returned from order {number}. They wait for you at {place}:', {
        ...{ number, place: order.pickUp.name },
      }),
      lines,
    }
  if (parcel?.replaces)
    return {
      subject: t('The replacement for your order {number} is on its way', { number }),
      line: t('These items replace those that you returned from order {number}:', { number }),
      lines,
    }
  const { pieces } = sentOf(order.lines)
  const piecesIn = ({ lines }: OrderParcel) => sumOf(lines, ({ pieces }) => pieces)
  if (!parcel || piecesIn(parcel) === pieces)
    return {
      subject: t('Your order {number} is on its way', { number }),
      line: t('Your order {number} has left us and is on its way to you.', { number }),
      lines,
    }
  const soFar = order.parcels.filter(({ replaces, number }) => !replaces && number <= parcel.number)
  const sent = sumOf(soFar, piecesIn)
  return {
    subject: t('A parcel of your order {number} is on its way', { number }),
    line: t('A parcel of your order {number} has left us; {sent} of {pieces} pieces are sent.', {
      number,
      sent,
      pieces,
    }),
    lines: [],
  }
}

const tracked = ({ link }: OrderParcel): Letter['blocks'] => (link ? [t('Follow the parcel: {link}', { link })] : [])
