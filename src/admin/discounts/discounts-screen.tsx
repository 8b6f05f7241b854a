import { Link, linkOptions, useSearch } from '@tanstack/react-router'
import { Plus } from 'lucide-react'
import { countDiscounts, listDiscounts } from '../../server/modules/selling/discounts/discounts.contract.ts'
import { type DiscountCounts, type DiscountRow, discountStates } from '../../shared/selling/pricing/discounts-admin.ts'
import { formatPrice } from '../../shared/selling/pricing/money.ts'
import { longTime } from '../../shared/times.ts'
import { buttonClass } from '../../ui/button.tsx'
import type { Column } from '../ui/column.ts'
import { counted, grouped } from '../ui/counted.ts'
import { DataTable } from '../ui/data-table.tsx'
import { EmptyList } from '../ui/empty-list.tsx'
import { useCounts, useList } from '../ui/list.ts'
import { ListTools } from '../ui/list-tools.tsx'
import { useMayChange } from '../ui/may-change.tsx'
import { useZone } from '../ui/me.ts'
import { Screen } from '../ui/screen.tsx'
import { type View, ViewTabs } from '../ui/tabs.tsx'
import { DiscountBar, DiscountMenu } from './discount-menu.tsx'
import { discountStateWords, StateBadge } from './discount-state.tsx'
import { giftWords, scopeWords } from './discount-summary.ts'

/** Coupons and automatic discounts. */
export function DiscountsScreen() {
  const search = useSearch({ from: '/discounts' })
  const list = useList({ contract: listDiscounts, search, sort: 'created', order: 'descend' })
  const counts = useCounts(listDiscounts, countDiscounts, { q: search.q })
  const zone = useZone()
  const mayChange = useMayChange()
  const add = (
    <Link to="/discounts/new" className={buttonClass()}>
      <Plus className="size-4" aria-hidden />
      New discount
    </Link>
  )
  return (
    <Screen title="Discounts" actions={add}>
      <ViewTabs label="Discounts by state" search={list.search} views={viewsOf(counts)} />
      <ListTools list={list} search="Search codes and titles" />
      <DataTable
        list={list}
        label="Discounts"
        columns={columns(zone)}
        link={({ _id }) => linkOptions({ to: '/discounts/$id', params: { id: _id } })}
        chosenActions={(ids, clear) => <DiscountBar ids={ids} clear={clear} />}
        rowActions={mayChange ? (discount) => <DiscountMenu discount={discount} /> : undefined}
        empty={
          <EmptyList
            heading="There are no discounts yet"
            text="Give your customers a code such as DIWALI10, or a discount that applies by itself."
            begin={add}
          />
        }
      />
    </Screen>
  )
}

function viewsOf(counts: DiscountCounts | undefined): View[] {
  const all = { title: 'All', count: counts?.all, filters: {} }
  const ofState = (state: (typeof discountStates)[number]) => ({
    title: discountStateWords[state].title,
    count: counts?.by[state],
    filters: { state },
  })
  return [all, ...discountStates.map(ofState)]
}

/** @param zone of the site, in which the times are shown */
const columns = (zone: string): Column<DiscountRow>[] => [
  {
    title: 'Discount',
    sort: 'name',
    phone: 'lead',
    cell: ({ code, title, gift, scope, currency }) => (
      <>
        <span className="font-semibold wrap-anywhere">{code ?? title}</span>
        <span className="block text-sm font-normal wrap-anywhere text-ink-soft">
          {[giftWords(gift, currency), scopeWords(scope)].filter(Boolean).join(' · ')}
        </span>
      </>
    ),
  },
  { title: 'State', phone: 'side', cell: ({ state }) => <StateBadge state={state} /> },
  { title: 'Method', phone: 'line', cell: ({ code }) => (code === null ? 'Automatic' : 'Code') },
  {
    title: 'Ends',
    sort: 'ends',
    phone: 'line',
    cell: ({ begins, ends, state }) => timeOf({ begins, ends, state }, zone),
  },
  {
    title: 'Used',
    phone: 'line',
    cell: ({ uses, mostUses, taken, currency }) => (
      <span className="tabular-nums">
        {usesOf(uses, mostUses)}
        {taken > 0 && ` · ${formatPrice(taken, currency)} taken off`}
      </span>
    ),
  },
]

function timeOf({ begins, ends, state }: Pick<DiscountRow, 'begins' | 'ends' | 'state'>, zone: string): string {
  if (state === 'SCHEDULED' && begins) return `Begins ${longTime(begins, zone)}`
  return ends ? longTime(ends, zone) : 'No end'
}

function usesOf(uses: number, most: number): string {
  if (most > 0) return `${grouped(uses)} of ${counted(most, 'order')}`
  return uses === 0 ? 'Not yet' : counted(uses, 'order')
}
