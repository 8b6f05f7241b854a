import { Link } from '@tanstack/react-router'
import { goesWithText, moneyOf } from '../../sections/order-detail/along-text.ts'
import { type OrderStatus, statusesOf } from '../../shared/selling/orders/order-statuses.ts'
import type { StaffOrder } from '../../shared/selling/orders/staff-order.ts'

type Props = { order: StaffOrder; zone: string }

/** The order in whose parcel one goes, and those that go in its own, with what is still to be paid. */
export function AlongPanel({ order, zone }: Props) {
  const { goesWith, goingAlong } = order
  if (!goesWith && goingAlong.length === 0) return null
  return (
    <section
      aria-label="Orders that go together"
      className="mb-6 grid gap-3 rounded-card border border-line-strong p-4 sm:p-5"
    >
      {goesWith && (
        <p className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
          <span>{goesWithText(order)}</span>
          <OrderLink order={goesWith} pickUp={order.pickUp} />
        </p>
      )}
      {goingAlong.length > 0 && (
        <div>
          <h2 className="text-base font-semibold">Goes along with this order</h2>
          <ul className="divide-y divide-line">
            {goingAlong.map((other) => (
              <li
                key={other._id}
                className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 py-2 last:pb-0"
              >
                <OrderLink order={other} pickUp={order.pickUp} />
                <span className="tabular-nums">{moneyOf(other, order, zone)}</span>
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  )
}

type LinkProps = { order: { _id: string; number: number; status: OrderStatus }; pickUp: StaffOrder['pickUp'] }

function OrderLink({ order: { _id, number, status }, pickUp }: LinkProps) {
  return (
    <span>
      <Link
        to="/orders/$id"
        params={{ id: _id }}
        className="font-semibold underline underline-offset-2 pointer-coarse:py-2"
      >
        Order {number}
      </Link>
      <span className="text-ink-soft">{` · ${statusesOf({ pickUp })[status]}`}</span>
    </span>
  )
}
