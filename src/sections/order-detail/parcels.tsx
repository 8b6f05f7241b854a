import { lineName } from '../../shared/selling/line-name.ts'
import type { OrderParcel } from '../../shared/selling/order-parts.ts'
import type { Order } from '../../shared/selling/orders.ts'
import { parcelStates } from '../../shared/selling/return-states.ts'
import { longDate } from '../../shared/times.ts'
import { t } from '../../shared/words.ts'
import { Link } from '../../ui/link.tsx'

type Props = { order: Order; timeZone: string }

/** Each parcel with its pieces, and where it can be followed. What is picked up was in none, unless it replaces something. */
export function Parcels({ order, timeZone }: Props) {
  const parcels = order.parcels.filter(({ replaces }) => replaces || !order.pickUp)
  if (parcels.length === 0) return null
  return (
    <section className="print:hidden">
      <h2 className="mb-3 text-xl">{t('Parcels')}</h2>
      <ul className="grid gap-4">
        {parcels.map((parcel) => (
          <Parcel key={parcel._id} order={order} parcel={parcel} timeZone={timeZone} />
        ))}
      </ul>
    </section>
  )
}

function Parcel({ order, parcel, timeZone }: Props & { parcel: OrderParcel }) {
  const { state, courier, trackingNumber, link, lines, sent, ended, replaces } = parcel
  return (
    <li className="border-t border-line pt-3 text-sm leading-relaxed">
      <p className="flex flex-wrap justify-between gap-x-4">
        <span className="font-semibold">{replaces ? t('Replacement') : t(parcelStates[state])}</span>
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
