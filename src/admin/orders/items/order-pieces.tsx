import { Link } from '@tanstack/react-router'
import type { OrderLine } from '../../../shared/selling/orders/orders.ts'
import { returnable, toSend } from '../../../shared/selling/orders/pieces.ts'
import type { StaffOrder } from '../../../shared/selling/orders/staff-order.ts'
import { formatMoney } from '../../../shared/selling/pricing/money.ts'
import { Thumb } from '../../ui/thumb.tsx'

/** The pieces as they are packed: picture, name, options and SKU, how many. */
export function OrderPieces({ order: { lines, currency, pickUp } }: { order: StaffOrder }) {
  return (
    <ul className="divide-y divide-line border-y border-line">
      {lines.map((line, position) => (
        <li key={position} className="flex items-center gap-4 py-3">
          <Thumb media={line.image?.id} className="size-14 rounded-card" />
          <Named line={line} words={pickUp ? atShop : sent} />
          <span className="shrink-0 text-right tabular-nums max-sm:text-sm">
            <span className="block font-semibold">{formatMoney(line.amount, currency)}</span>
            <span className="block text-sm text-ink-soft">
              {line.quantity} × {formatMoney(line.price, currency)}
            </span>
          </span>
        </li>
      ))}
    </ul>
  )
}

const sent = { toSend: 'to send', delivered: 'delivered' }
const atShop: typeof sent = { toSend: 'to collect', delivered: 'collected' }

/** Where the pieces of a line are, once they are not all in one place. */
function placesOf(line: OrderLine, words: typeof sent): string {
  const places: [number, string][] = [
    [toSend(line), words.toSend],
    [line.shipped, 'on the way'],
    [returnable(line), words.delivered],
    [line.inReturn, 'in a return'],
    [line.replacing, 'to be replaced'],
    [line.returned, 'returned'],
    [line.cancelled, 'cancelled'],
  ]
  const some = places.filter(([count]) => count > 0)
  return some.length > 1 || line.cancelled + line.returned > 0
    ? some.map(([count, word]) => `${count} ${word}`).join(' · ')
    : ''
}

function Named({ line, words }: { line: OrderLine; words: typeof sent }) {
  const { name, sku, options, quantity } = line
  const chosen = Object.entries(options).map(([option, value]) => `${option} ${value}`)
  return (
    <span className="min-w-0 flex-1">
      <span className="flex items-start gap-2">
        {quantity > 1 && (
          <span className="shrink-0 rounded-[5px] bg-sale-soft px-1.5 text-sm leading-6 font-semibold text-sale tabular-nums">
            {quantity}
            <span className="sr-only"> of</span>
            <span aria-hidden> ×</span>
          </span>
        )}
        <Link to="/products" search={{ q: sku }} className="font-semibold leading-snug wrap-anywhere hover:underline">
          {name}
        </Link>
      </span>
      <span className="mt-0.5 block text-sm text-ink-soft wrap-anywhere">{[...chosen, sku].join(' · ')}</span>
      <span className="block text-sm empty:hidden">{placesOf(line, words)}</span>
    </span>
  )
}
