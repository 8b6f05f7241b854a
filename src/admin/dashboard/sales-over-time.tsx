import { useState } from 'react'
import type { Dashboard } from '../../shared/running/dashboard.ts'
import { formatMoney, formatPrice } from '../../shared/selling/pricing/money.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { LazyPart, partOf } from '../ui/lazy-part.tsx'
import { longDay } from './days.ts'

/** The library that draws is as large as the rest of the screen; it comes after it. */
const chart = partOf(async () => (await import('./sales-chart.tsx')).SalesChart)

type Props = { days: NonNullable<Dashboard['chart']>; currency: string }

/** Sales of the last thirty days as a chart, and as a table for screen readers. */
export function SalesOverTime({ days, currency }: Props) {
  const [asTable, setAsTable] = useState(false)
  const sum = days.reduce((sum, { sales }) => sum + sales, 0)
  return (
    <section className="min-w-0">
      <div className="mb-2 flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="text-lg">
          Sales, last 30 days{' '}
          <span className="font-sans text-base font-normal text-ink-soft tabular-nums">
            {formatPrice(sum, currency)}
          </span>
        </h2>
        <button
          type="button"
          className="min-h-8 font-semibold text-link hover:underline pointer-coarse:min-h-11"
          aria-pressed={asTable}
          onClick={() => setAsTable(!asTable)}
        >
          Show as table
        </button>
      </div>
      {asTable ? (
        <DayTable days={days} currency={currency} />
      ) : (
        <>
          <div className="h-64" aria-hidden>
            <LazyPart of={chart} with={{ days, currency }} waiting={<Skeleton className="h-full" />} />
          </div>
          <div className="sr-only">
            <DayTable days={days} currency={currency} />
          </div>
        </>
      )}
    </section>
  )
}

function DayTable({ days, currency }: Props) {
  return (
    <table className="data-table" aria-label="Sales by day">
      <thead>
        <tr>
          <th scope="col">Day</th>
          <th scope="col" data-align="end">
            Orders
          </th>
          <th scope="col" data-align="end">
            Sales
          </th>
        </tr>
      </thead>
      <tbody>
        {days.toReversed().map(({ day, orders, sales }) => (
          <tr key={day}>
            <td data-phone="lead">{longDay(day)}</td>
            <td data-phone="line" data-align="end">
              {orders} <span className="md:hidden">{orders === 1 ? 'order' : 'orders'}</span>
            </td>
            <td data-phone="side" data-align="end">
              {formatMoney(sales, currency)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
