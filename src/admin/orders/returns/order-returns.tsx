import { useState } from 'react'
import { isolated } from '../../../shared/direction.ts'
import type { OrderReturn } from '../../../shared/selling/orders/order-parts.ts'
import { reasonText } from '../../../shared/selling/orders/order-requests.ts'
import { sumOf } from '../../../shared/selling/orders/pieces.ts'
import { isOpen, returnOutcomes } from '../../../shared/selling/orders/return-states.ts'
import type { StaffOrder } from '../../../shared/selling/orders/staff-order.ts'
import { formatMoney } from '../../../shared/selling/pricing/money.ts'
import { longTime } from '../../../shared/times.ts'
import { Button } from '../../../ui/button.tsx'
import { useMay } from '../../ui/me.ts'
import { Part } from '../../ui/screen.tsx'
import { itemsOf } from '../parcels/order-parcels.tsx'
import { RefundInsteadDialog } from './refund-instead-dialog.tsx'
import { ReplacementDialog } from './replacement-dialog.tsx'
import { ReturnBadge } from './return-badge.tsx'
import { ReturnPictures } from './return-pictures.tsx'

type Props = { order: StaffOrder; zone: string }

/** Returns of the order, the latest first. The open one is decided in its panel on top. */
export function OrderReturns({ order, zone }: Props) {
  const closed = order.returns.filter(({ state }) => !isOpen(state)).toReversed()
  if (closed.length === 0) return null
  return (
    <Part title="Returns">
      <ul className="divide-y divide-line border-y border-line">
        {closed.map((found) => (
          <li key={found._id} className="grid gap-1 py-3">
            <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <ReturnBadge state={found.state} />
              <span className="font-semibold">{found.outcome && returnOutcomes[found.outcome]}</span>
              <span className="ml-auto tabular-nums">
                {found.refundAmount !== null && formatMoney(found.refundAmount, order.currency)}
              </span>
            </span>
            <span className="wrap-anywhere">{itemsOf(order, found.lines)}</span>
            <span className="text-sm text-ink-soft wrap-anywhere">{details(found, zone)}</span>
            <ReturnPictures pictures={found.pictures} />
            <Owed order={order} found={found} />
          </li>
        ))}
      </ul>
    </Part>
  )
}

function details({ reason, note, requested, lines, outcome }: OrderReturn, zone: string): string {
  const restocked = sumOf(lines, ({ restocked }) => restocked ?? 0)
  const lost = sumOf(lines, ({ pieces }) => pieces) - restocked
  const stock = outcome ? [`${restocked} back in stock`, ...(lost > 0 ? [`${lost} written off`] : [])] : []
  return [`Asked on ${longTime(requested, zone)}`, reasonText(reason), isolated(note), ...stock]
    .filter(Boolean)
    .join(' · ')
}

/** A replacement that was promised and is still to be sent, or refunded instead. */
function Owed({ order, found }: { order: StaffOrder; found: OrderReturn }) {
  const [asking, setAsking] = useState<'send' | 'refund'>()
  const mayHandle = useMay('handleOrders')
  const close = () => setAsking(undefined)
  if (!mayHandle || found.state !== 'RECEIVED' || found.outcome !== 'REPLACEMENT') return null
  return (
    <span className="mt-1 flex flex-wrap gap-2">
      <Button onClick={() => setAsking('send')}>Send replacement…</Button>
      <Button look="secondary" onClick={() => setAsking('refund')}>
        Refund instead…
      </Button>
      {asking === 'send' && <ReplacementDialog order={order} found={found} onClose={close} />}
      {asking === 'refund' && <RefundInsteadDialog order={order} found={found} onClose={close} />}
    </span>
  )
}
