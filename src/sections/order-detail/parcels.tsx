import type { ReactNode } from 'react'
import { lineName } from '../../shared/selling/orders/line-name.ts'
import type { OrderParcel } from '../../shared/selling/orders/order-parts.ts'
import type { Order } from '../../shared/selling/orders/orders.ts'
import { toSend } from '../../shared/selling/orders/pieces.ts'
import { parcelStates } from '../../shared/selling/orders/return-states.ts'
import { longDate } from '../../shared/times.ts'
import { t } from '../../shared/words.ts'
import { Link } from '../../ui/link.tsx'

type Props = { order: Order; timeZone: string }

/** Each parcel with its pieces, and where it can be followed; of an order that is picked up in parts, what was collected and what waits. */
export function Parcels({ order, timeZone }: Props) {
  const { pickUp } = order
  const rest = order.lines.flatMap((line, position) => {
    return toSend(line) > 0 ? [{ position, pieces: toSend(line) }] : []
  })
  // The order's state says what was picked up at once.
  const isWhole = pickUp && !rest[0] && order.parcels.filter(({ replaces }) => !replaces).length < 2
  const parcels = order.parcels.filter(({ replaces }) => replaces || !isWhole)
  if (!parcels[0]) return null
  return (
    <section className="print:hidden">
      <h2 className="mb-3 text-xl">{pickUp ? t('Handed over at the shop') : t('Parcels')}</h2>
      <ul className="grid gap-4">
        {parcels.map(({ _id, state, courier, trackingNumber, link, lines, sent, ended, replaces }) => (
          <Part
            key={_id}
            title={replaces ? t('Replacement') : t(pickUp ? 'Collected' : parcelStates[state])}
            at={longDate(ended ?? sent, timeZone)}
            items={itemsOf(order, lines)}
          >
            {courier && (
              <p className="text-ink-soft wrap-anywhere">{[courier, trackingNumber].filter(Boolean).join(' · ')}</p>
            )}
            {link && (
              <Link href={link} className="inline-flex min-h-11 items-center font-semibold underline">
                {t('Follow the parcel')}
              </Link>
            )}
          </Part>
        ))}
        {pickUp && rest[0] && <Part title={t('Still to be collected')} items={itemsOf(order, rest)} />}
      </ul>
    </section>
  )
}

type PartProps = { title: string; at?: string; items: string; children?: ReactNode }

function Part({ title, at, items, children }: PartProps) {
  return (
    <li className="border-t border-line pt-3 text-sm leading-relaxed">
      <p className="flex flex-wrap justify-between gap-x-4">
        <span className="font-semibold">{title}</span>
        <span className="text-ink-soft">{at}</span>
      </p>
      <p className="wrap-anywhere">{items}</p>
      {children}
    </li>
  )
}

/** `2 × Kurta (M), 1 × Clay cup` */
export function itemsOf({ lines }: Pick<Order, 'lines'>, parts: OrderParcel['lines']): string {
  return parts.map(({ position, pieces }) => `${pieces} × ${lineName(lines, position)}`).join(', ')
}
