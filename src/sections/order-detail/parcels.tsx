import { lineName } from '../../shared/selling/line-name.ts'
import type { OrderParcel } from '../../shared/selling/order-parts.ts'
import type { Order } from '../../shared/selling/orders.ts'
import { toSend } from '../../shared/selling/pieces.ts'
import { parcelStates } from '../../shared/selling/return-states.ts'
import { longDate } from '../../shared/times.ts'
import { t } from '../../shared/words.ts'
import { Link } from '../../ui/link.tsx'

type Props = { order: Order; timeZone: string }

/** Each parcel with its pieces, and where it can be followed; of an order that is picked up in parts, what was collected and what waits. */
export function Parcels({ order, timeZone }: Props) {
  const rest = order.lines.flatMap((line, position) => {
    return toSend(line) > 0 ? [{ position, pieces: toSend(line) }] : []
  })
  const isInParts = order.parcels.filter(({ replaces }) => !replaces).length > (rest.length > 0 ? 0 : 1)
  const parcels = order.parcels.filter(({ replaces }) => replaces || !order.pickUp || isInParts)
  if (parcels.length === 0) return null
  return (
    <section className="print:hidden">
      <h2 className="mb-3 text-xl">{order.pickUp ? t('Handed over at the shop') : t('Parcels')}</h2>
      <ul className="grid gap-4">
        {parcels.map((parcel) => (
          <Parcel key={parcel._id} order={order} parcel={parcel} timeZone={timeZone} />
        ))}
        {order.pickUp && isInParts && rest.length > 0 && (
          <li className="border-t border-line pt-3 text-sm leading-relaxed">
            <p className="font-semibold">
              {order.status === 'PACKED' ? t('Ready to collect') : t('Still to be collected')}
            </p>
            <p className="wrap-anywhere">{itemsOf(order, rest)}</p>
          </li>
        )}
      </ul>
    </section>
  )
}

function Parcel({ order, parcel, timeZone }: Props & { parcel: OrderParcel }) {
  const { state, courier, trackingNumber, link, lines, sent, ended, replaces } = parcel
  return (
    <li className="border-t border-line pt-3 text-sm leading-relaxed">
      <p className="flex flex-wrap justify-between gap-x-4">
        <span className="font-semibold">
          {replaces ? t('Replacement') : t(order.pickUp ? 'Collected' : parcelStates[state])}
        </span>
        <span className="text-ink-soft">{longDate(ended ?? sent, timeZone)}</span>
      </p>
      <p className="wrap-anywhere">{itemsOf(order, lines)}</p>
      {courier && (
        <p className="text-ink-soft wrap-anywhere">{[courier, trackingNumber].filter(Boolean).join(' · ')}</p>
      )}
      {link && (
        <Link href={link} className="inline-flex min-h-11 items-center font-semibold underline">
          {t('Follow the parcel')}
        </Link>
      )}
    </li>
  )
}

/** `2 × Kurta (M), 1 × Clay cup` */
export function itemsOf({ lines }: Pick<Order, 'lines'>, parts: OrderParcel['lines']): string {
  return parts.map(({ position, pieces }) => `${pieces} × ${lineName(lines, position)}`).join(', ')
}
