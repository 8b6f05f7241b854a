import type { ReactNode } from 'react'
import type { FacetValue } from '../../sections/define/reads.ts'
import { Icon } from '../../ui/icon.tsx'
import { Link } from '../../ui/link.tsx'
import { type ListingQuery, ticksOf, turned } from './listing-query.ts'
import { countLabel } from './value-label.ts'

/** Values above this many unfold by a press. */
const mostShown = 8

export type Choose = {
  query: ListingQuery
  href: (change: Partial<ListingQuery>) => string
  /** Numbers are of the first products of the list, which has more. */
  isPartial: boolean
}

export function FilterGroup({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details open className="group border-t border-line py-1">
      <summary className="flex min-h-11 list-none items-center justify-between font-semibold">
        {title}
        <Icon name="chevron-down" className="size-4 transition-transform group-open:rotate-180" />
      </summary>
      <div className="pb-3">{children}</div>
    </details>
  )
}

type TicksProps = Choose & {
  filter: string
  values: FacetValue[]
  more: string
  children?: (value: FacetValue) => ReactNode
}

/** The values of a filter as ticks; those after the first few unfold unless one of them is chosen. */
export function Ticks({ filter, values, more, children = ({ label }) => label, ...choose }: TicksProps) {
  const isOn = isTicked(choose.query)
  const list = (some: FacetValue[]) => (
    <ul>
      {some.map((one) => (
        <li key={one.value}>
          <Tick filter={filter} value={one.value} count={one.count} {...choose}>
            {children(one)}
          </Tick>
        </li>
      ))}
    </ul>
  )
  const rest = values.slice(mostShown)
  if (rest.length <= 1) return list(values)
  return (
    <>
      {list(values.slice(0, mostShown))}
      <details className="group/more" open={rest.some(({ value }) => isOn(filter, value)) || undefined}>
        <summary className="flex min-h-11 list-none items-center text-link underline underline-offset-4 group-open/more:hidden">
          {more}
        </summary>
        {list(rest)}
      </details>
    </>
  )
}

const isTicked = (query: ListingQuery) => {
  const ticks = ticksOf(query)
  return (filter: string, value: string) => ticks.some((tick) => tick.filter === filter && tick.value === value)
}

type TickProps = Choose & { filter: string; value: string; count: number | null; children: ReactNode }

/** A toggle filter as a link; dimmed if it would leave no results. */
export function Tick({ filter, value, count, query, href, isPartial, children }: TickProps) {
  const isOn = isTicked(query)(filter, value)
  return (
    <Link
      href={href(turned(query, { filter, value }))}
      rel="nofollow"
      aria-current={isOn || undefined}
      data-filter={filter}
      data-value={value}
      className={`group/tick flex min-h-11 items-center gap-3 hover:text-link ${count === 0 && !isPartial && !isOn ? 'text-ink-soft' : ''}`}
    >
      <span className="grid size-5 shrink-0 place-items-center rounded-[3px] border border-line-strong group-aria-[current]/tick:border-ink group-aria-[current]/tick:bg-ink group-aria-[current]/tick:text-ground">
        <Icon name="check" className="hidden size-4 group-aria-[current]/tick:block" />
      </span>
      <span className="min-w-0 wrap-anywhere">{children}</span>
      {count !== null && (count > 0 || !isPartial) && (
        <span className="ml-auto pl-2 text-sm text-ink-soft tabular-nums">{countLabel(count, isPartial)}</span>
      )}
    </Link>
  )
}
