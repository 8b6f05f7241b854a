import { useState } from 'react'
import { lineName } from '../../../shared/selling/orders/line-name.ts'
import type { OrderParcel } from '../../../shared/selling/orders/order-parts.ts'
import { sumOf, toSend } from '../../../shared/selling/orders/pieces.ts'
import { type ParcelState, parcelStates } from '../../../shared/selling/orders/return-states.ts'
import type { StaffOrder } from '../../../shared/selling/orders/staff-order.ts'
import { formatMoney } from '../../../shared/selling/pricing/money.ts'
import { Button } from '../../../ui/button.tsx'
import { Badge, type BadgeTone } from '../../ui/badge.tsx'
import { useMay } from '../../ui/me.ts'
import { Part } from '../../ui/screen.tsx'
import { shortTime } from '../when.ts'
import { ParcelDialog } from './parcel-dialog.tsx'
import { TrackingDialog } from './tracking-dialog.tsx'

const tones: Record<ParcelState, BadgeTone> = { SENT: 'info', DELIVERED: 'good', RETURNED: 'warn' }

type Props = { order: StaffOrder; zone: string }

/** Each parcel of the order, with what can be done about it. */
export function OrderParcels({ order, zone }: Props) {
  if (order.parcels.length === 0) return null
  return (
    <Part title={order.pickUp ? 'Handed over' : 'Parcels'}>
      <ul className="divide-y divide-line border-y border-line">
        {order.parcels.map((parcel) => (
          <Parcel key={parcel._id} order={order} parcel={parcel} zone={zone} />
        ))}
      </ul>
    </Part>
  )
}

function Parcel({ order, parcel, zone }: Props & { parcel: OrderParcel }) {
  const { number, state, courier, trackingNumber, link, lines, collect, replaces, sent, ended } = parcel
  const tracking = [courier || (order.pickUp ? 'Collected at the shop' : 'Delivered by the shop'), trackingNumber]
    .filter(Boolean)
    .join(' · ')
  const isCollected = order.pickUp !== null && !replaces
  return (
    <li className="grid gap-1 py-3">
      <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="font-semibold">{isCollected ? 'Collected' : `Parcel ${number}`}</span>
        {!isCollected && <Badge tone={tones[state]}>{parcelStates[state]}</Badge>}
        {replaces && <Badge tone="plain">Replacement</Badge>}
        <time dateTime={ended ?? sent} className="ml-auto text-sm text-ink-soft">
          {shortTime(ended ?? sent, zone)}
        </time>
      </span>
      <span className="wrap-anywhere">{itemsOf(order, lines)}</span>
      <span className="text-sm text-ink-soft wrap-anywhere">
        {link ? (
          <a href={link} target="_blank" rel="noreferrer" className="underline">
            {tracking}
          </a>
        ) : (
          tracking
        )}
        {collect > 0 && ` · ${formatMoney(collect, order.currency)} ${isCollected ? 'paid' : 'to collect'}`}
      </span>
      {state === 'SENT' && <ParcelActs order={order} parcel={parcel} />}
    </li>
  )
}

/** `2 × Kurta (M), 1 × Clay cup` */
export function itemsOf({ lines }: Pick<StaffOrder, 'lines'>, parts: OrderParcel['lines']): string {
  return parts.map(({ position, pieces }) => `${pieces} × ${lineName(lines, position)}`).join(', ')
}

/** An order in one parcel is moved on by its own button. */
function ParcelActs({ order, parcel }: { order: StaffOrder; parcel: OrderParcel }) {
  const [asking, setAsking] = useState<'deliver' | 'bringBack' | 'track'>()
  const mayHandle = useMay('handleOrders')
  const isOnly = order.parcels.length === 1 && sumOf(order.lines, toSend) === 0
  if (!mayHandle || isOnly) return null
  const close = () => setAsking(undefined)
  return (
    <span className="mt-1 flex flex-wrap gap-2">
      <Button look="secondary" onClick={() => setAsking('deliver')}>
        Delivered…
      </Button>
      <Button look="secondary" onClick={() => setAsking('bringBack')}>
        Came back…
      </Button>
      {!order.pickUp && (
        <Button look="quiet" onClick={() => setAsking('track')}>
          {parcel.courier ? 'Change tracking…' : 'Add tracking…'}
        </Button>
      )}
      {asking === 'track' && <TrackingDialog order={order} parcel={parcel} onClose={close} />}
      {(asking === 'deliver' || asking === 'bringBack') && (
        <ParcelDialog order={order} parcel={parcel} step={asking} onClose={close} />
      )}
    </span>
  )
}
