import { Bar, BarChart, CartesianGrid, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts'
import type { Dashboard } from '../../shared/running/dashboard.ts'
import { formatMoney } from '../../shared/selling/pricing/money.ts'
import { counted } from '../ui/counted.ts'
import { longDay, shortDay } from './days.ts'

type Day = NonNullable<Dashboard['chart']>[number]

/** Bar chart with a bar per day. Screen readers get the table beside it. */
export function SalesChart({ days, currency }: { days: Day[]; currency: string }) {
  return (
    <ResponsiveContainer width="100%" height="100%">
      <BarChart
        data={days}
        margin={{ top: 8, right: 0, bottom: 0, left: 0 }}
        barCategoryGap="22%"
        accessibilityLayer={false}
      >
        <CartesianGrid vertical={false} stroke="var(--line)" />
        <XAxis
          dataKey="day"
          tickFormatter={shortDay}
          tick={axisText}
          tickLine={false}
          axisLine={{ stroke: 'var(--line-strong)' }}
          minTickGap={36}
        />
        <YAxis
          // Without sales there is nothing to measure by but the line at nothing.
          ticks={days.some(({ sales }) => sales > 0) ? undefined : [0]}
          domain={[0, 'auto']}
          allowDecimals={false}
          tickFormatter={shortMoney(currency)}
          tick={axisText}
          tickLine={false}
          axisLine={false}
          width={52}
        />
        <Tooltip
          cursor={{ fill: 'var(--ground-soft)' }}
          isAnimationActive={false}
          content={({ payload }) => <Tip day={payload?.[0]?.payload} currency={currency} />}
        />
        <Bar dataKey="sales" fill="var(--accent)" radius={[3, 3, 0, 0]} isAnimationActive={false} />
      </BarChart>
    </ResponsiveContainer>
  )
}

const axisText = { fill: 'var(--text-soft)', fontSize: 12 }

/** ₹1.2L: lakh and crore, as an axis has room for. */
function shortMoney(currency: string): (amount: number) => string {
  const format = new Intl.NumberFormat('en-IN', {
    style: 'currency',
    currency,
    notation: 'compact',
    maximumFractionDigits: 1,
  })
  return (amount) => format.format(amount / 100)
}

function Tip({ day, currency }: { day: Day | undefined; currency: string }) {
  if (!day) return null
  return (
    <div className="rounded-[7px] border border-line bg-ground px-3 py-2 text-sm shadow-raised">
      <p className="text-ink-soft">{longDay(day.day)}</p>
      <p className="font-semibold tabular-nums">{formatMoney(day.sales, currency)}</p>
      <p className="tabular-nums">{counted(day.orders, 'order')}</p>
    </div>
  )
}
