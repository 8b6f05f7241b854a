import { cashLeft } from '../../../shared/selling/orders/cash-left.ts'
import { goesBeside } from '../../../shared/selling/orders/going-along.ts'
import { sumOf, toSend } from '../../../shared/selling/orders/pieces.ts'
import type { StaffOrder } from '../../../shared/selling/orders/staff-order.ts'
import { isTest } from '../../../shared/selling/payments/test-payments.ts'
import { formatMoney } from '../../../shared/selling/pricing/money.ts'
import { longDate } from '../../../shared/times.ts'
import { WhereTo } from '../../../ui/where-to.tsx'
import { counted } from '../../ui/counted.ts'
import { SellerAddress } from './seller-address.tsx'

/** Contents of the parcel, to tick off while packing. Shows no prices except cash to collect. */
export function PackingSlip({ order, zone }: { order: StaffOrder; zone: string }) {
  const lines = toPack(order.lines)
  const pieces = sumOf(lines, ({ quantity }) => quantity)
  return (
    <>
      <header className="flex items-start justify-between gap-6">
        <div>
          <p className="font-display text-2xl font-semibold">{order.seller.shop}</p>
          <SellerAddress seller={order.seller} />
        </div>
        <div className="text-right">
          <h1 className="text-xl">Packing slip</h1>
          <p className="text-lg font-semibold tabular-nums">Order {order.number}</p>
          <p>{longDate(order.placed ?? order.created, zone)}</p>
        </div>
      </header>
      <div className="mt-6 grid grid-cols-2 gap-6">
        <section className="text-base">
          <h2 className="mb-1 font-sans text-xs font-semibold text-ink-soft">
            {order.pickUp ? 'Picked up at' : 'Deliver to'}
          </h2>
          <WhereTo order={order} />
        </section>
        <section>
          {order.tracking && (
            <>
              <h2 className="mb-1 font-sans text-xs font-semibold text-ink-soft">Courier</h2>
              <p>
                {order.tracking.courier} {order.tracking.number}
              </p>
            </>
          )}
          {order.paymentStatus === 'DUE_ON_DELIVERY' && (
            <p className="mt-3 border-2 border-current p-2 text-base font-semibold">
              Collect {formatMoney(toCollect(order), order.currency)} {order.pickUp ? 'at the shop' : 'on delivery'}
            </p>
          )}
        </section>
      </div>
      <Together order={order} />
      {isTest(order) && <p className="mt-4 text-base font-semibold">Test payment: no real money moved.</p>}
      <Pieces lines={lines} />
      <p className="mt-4 text-right text-base font-semibold">{counted(pieces, 'item')} in total</p>
    </>
  )
}

/** The orders that go in the same parcel, so that they are packed together. An unpaid one is named while it may be paid still. */
function Together({ order: { goesWith, goingAlong } }: { order: StaffOrder }) {
  const packed = [...(goesWith ? [goesWith] : []), ...goingAlong].filter(({ status }) => goesBeside(status))
  const unpaid = goingAlong.filter(({ status }) => status === 'PENDING_PAYMENT')
  const numbers = (orders: typeof packed) => orders.map(({ number }) => number).join(', ')
  if (packed.length + unpaid.length === 0) return null
  return (
    <p className="mt-4 border-2 border-current p-2 text-base font-semibold">
      {packed.length > 0 && `Pack together with order ${numbers(packed)}. `}
      {unpaid.length > 0 && `Not paid yet, and to go along once it is: order ${numbers(unpaid)}.`}
    </p>
  )
}

/** Pieces that are still to be sent; of an order that has left, all that were. */
function toPack(lines: StaffOrder['lines']): StaffOrder['lines'] {
  const isLeft = sumOf(lines, toSend) > 0
  return lines.flatMap((line) => {
    const quantity = isLeft ? toSend(line) : line.quantity - line.cancelled
    return quantity > 0 ? [{ ...line, quantity }] : []
  })
}

/** Cash that no earlier parcel collects. */
function toCollect(order: StaffOrder): number {
  const { amounts, lines } = order
  return sumOf(lines, toSend) > 0 ? cashLeft(order) : amounts.total - amounts.cancelled
}

function Pieces({ lines }: Pick<StaffOrder, 'lines'>) {
  return (
    <table className="mt-6" aria-label="Contents of the parcel">
      <thead>
        <tr>
          <th scope="col" className="w-10">
            <span className="sr-only">Packed</span>
          </th>
          <th scope="col">Item</th>
          <th scope="col">SKU</th>
          <th scope="col" data-align="end">
            Qty
          </th>
        </tr>
      </thead>
      <tbody className="text-base">
        {lines.map((line, position) => (
          <tr key={position}>
            <td>
              <span className="mt-1 block size-4 border border-current" aria-hidden />
            </td>
            <td className="wrap-anywhere">
              {line.name}
              <span className="block text-sm">{Object.values(line.options).join(', ')}</span>
            </td>
            <td className="wrap-anywhere">{line.sku}</td>
            <td data-align="end" className="text-lg font-semibold">
              {line.quantity}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
