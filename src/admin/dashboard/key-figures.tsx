import { ArrowDown, ArrowUp } from 'lucide-react'
import type { Comparison, Figures } from '../../shared/running/dashboard.ts'
import { formatMoney, formatPrice } from '../../shared/selling/pricing/money.ts'
import { grouped } from '../ui/counted.ts'

type Props = { today: Comparison; month: Comparison; currency: string }

/** Today and this month at a glance, each beside as much of the time before. */
export function KeyFigures({ today, month, currency }: Props) {
  return (
    <div className="grid border-y border-line divide-y divide-line">
      <Row title="Today" than="than yesterday by this time" period={today} currency={currency} />
      <Row title="This month" than="than last month by this day" period={month} currency={currency} />
    </div>
  )
}

type Figure = {
  title: string
  text: (figures: Figures, currency: string) => string
  value: (figures: Figures) => number
  detail?: (figures: Figures, currency: string) => string
}

const percent = (share: number) =>
  new Intl.NumberFormat('en-IN', { style: 'percent', maximumFractionDigits: 1 }).format(share)

const figures: Figure[] = [
  {
    title: 'Sales',
    text: ({ sales }, currency) => formatPrice(sales, currency),
    value: ({ sales }) => sales,
    detail: ({ average }, currency) =>
      average === null ? '' : `${formatMoney(average, currency).replace(/\.\d\d$/, '')} per order`,
  },
  { title: 'Orders', text: ({ orders }) => grouped(orders), value: ({ orders }) => orders },
  { title: 'Visitors', text: ({ visitors }) => grouped(visitors), value: ({ visitors }) => visitors },
  {
    title: 'Buyers',
    text: ({ buyers }) => grouped(buyers),
    value: ({ buyers }) => buyers,
    detail: ({ conversion }) => (conversion === null ? '' : `${percent(conversion)} of visitors`),
  },
]

type RowProps = { title: string; than: string; period: Comparison; currency: string }

function Row({ title, than, period: { now, before }, currency }: RowProps) {
  return (
    <section className="grid gap-x-6 gap-y-3 py-4 lg:grid-cols-[7rem_minmax(0,1fr)]">
      <h2 className="font-sans text-base font-semibold lg:pt-6">{title}</h2>
      <dl className="grid grid-cols-2 gap-x-6 gap-y-4 md:grid-cols-4">
        {figures.map(({ title, text, value, detail }) => (
          <div key={title} className="min-w-0">
            <dt className="text-sm text-ink-soft">{title}</dt>
            <dd>
              <span className="flex flex-wrap items-baseline gap-x-2">
                <span className="font-display text-2xl font-semibold tabular-nums">{text(now, currency)}</span>
                <Change now={value(now)} before={value(before)} than={than} was={text(before, currency)} />
              </span>
              <span className="block min-h-5 text-sm text-ink-soft">{detail?.(now, currency)}</span>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

/** How much more or less it is. Nothing is compared with nothing. */
function Change({ now, before, than, was }: { now: number; before: number; than: string; was: string }) {
  if (before === 0 || now === before) return null
  const change = (now - before) / before
  const Mark = change > 0 ? ArrowUp : ArrowDown
  const size = new Intl.NumberFormat('en-IN', { style: 'percent', maximumFractionDigits: 0 }).format(Math.abs(change))
  return (
    <span
      className={`inline-flex items-center text-sm font-semibold whitespace-nowrap ${change > 0 ? 'text-good' : 'text-ink-soft'}`}
      title={`${was} ${than.replace('than ', '')}`}
    >
      <Mark className="size-3.5" strokeWidth={2.4} aria-hidden />
      {size}
      <span className="sr-only">
        {change > 0 ? ' more ' : ' less '}
        {than}: {was}
      </span>
    </span>
  )
}
