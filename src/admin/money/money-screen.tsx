import { Link, linkOptions, useSearch } from '@tanstack/react-router'
import { Scale } from 'lucide-react'
import { useState } from 'react'
import { countMoney, listMoney } from '../../server/modules/selling/money/money.contract.ts'
import {
  type CaseKind,
  caseKinds,
  type MoneyCase,
  type MoneyCounts,
} from '../../shared/selling/payments/money-cases.ts'
import { formatMoney } from '../../shared/selling/pricing/money.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { wayWord } from '../orders/payments/payment-words.ts'
import { TestMode } from '../orders/payments/test-mode.tsx'
import { shortTime } from '../orders/when.ts'
import { Badge, type BadgeTone } from '../ui/badge.tsx'
import type { Column } from '../ui/column.ts'
import { DataTable } from '../ui/data-table.tsx'
import { useCounts, useList } from '../ui/list.ts'
import { ListTools } from '../ui/list-tools.tsx'
import { useZone } from '../ui/me.ts'
import { Screen } from '../ui/screen.tsx'
import { type View, ViewTabs } from '../ui/tabs.tsx'
import { whyDiffers } from './differing-dialog.tsx'
import { GoodwillDialog } from './goodwill-dialog.tsx'
import { MoneyMenu } from './money-menu.tsx'
import { StrayMenu } from './stray-menu.tsx'

const kinds: Record<CaseKind, { title: string; tone: BadgeTone; says: string }> = {
  due: {
    title: 'Refund due',
    tone: 'danger',
    says: 'The shop owes it to the customer, and it is not refunded yet.',
  },
  unneeded: { title: 'Not needed', tone: 'danger', says: 'It came late or twice, so the order does not take it.' },
  stray: {
    title: 'No order',
    tone: 'danger',
    says: 'The provider has this payment, and no order of this shop does.',
  },
  failed: { title: 'Refund failed', tone: 'danger', says: '' },
  stuck: { title: 'Refund stuck', tone: 'warn', says: 'The provider has not paid it back yet.' },
  twice: { title: 'Refunded twice', tone: 'danger', says: '' },
  differs: {
    title: 'Amount differs',
    tone: 'warn',
    says: '',
  },
  pending: {
    title: 'Pending',
    tone: 'info',
    says: 'The provider has not decided it, or has not answered, for more than a day.',
  },
  unsettled: {
    title: 'Not settled',
    tone: 'warn',
    says: 'It should have been paid out, and no settlement report has it. Add the latest report, or ask the provider.',
  },
}

/** Payments and refunds that need a decision. */
export function MoneyScreen() {
  const search = useSearch({ from: '/money' })
  const list = useList({ contract: listMoney, search, sort: 'since', order: 'descend' })
  const counts = useCounts(listMoney, countMoney, { q: search.q })
  const zone = useZone()
  const [isExporting, setExporting] = useState(false)
  return (
    <Screen
      title="Money"
      badge={<TestMode />}
      note="Payments and refunds that need a decision."
      actions={
        <>
          <Button look="secondary" onClick={() => setExporting(true)}>
            Goodwill…
          </Button>
          <Link to="/money/settlements" className={buttonClass('secondary')}>
            <Scale className="size-4" aria-hidden />
            Settlements
          </Link>
        </>
      }
    >
      <ViewTabs label="Payments by kind" search={list.search} views={viewsOf(counts)} />
      <ListTools list={list} search="Search order, email, reference" />
      <DataTable
        list={list}
        label="Payments"
        columns={columns(zone)}
        link={({ order }) => (order ? linkOptions({ to: '/orders/$id', params: { id: order._id } }) : undefined)}
        rowActions={(found) =>
          found.order ? <MoneyMenu found={found} order={found.order} /> : <StrayMenu found={found} />
        }
        empty={<EmptyState heading="Nothing to look at" text="Every payment and refund is settled." />}
      />
      {isExporting && <GoodwillDialog onClose={() => setExporting(false)} />}
    </Screen>
  )
}

function viewsOf(counts: MoneyCounts | undefined): View[] {
  const all = { title: 'All', count: counts?.all, filters: {} }
  return [all, ...caseKinds.map((kind) => ({ title: kinds[kind].title, count: counts?.by[kind], filters: { kind } }))]
}

function columns(zone: string): Column<MoneyCase>[] {
  return [
    {
      title: 'Order',
      phone: 'lead',
      cell: ({ order, customer, reference }) => (
        <>
          <span className="font-semibold tabular-nums">{order?.number ?? 'No order'}</span>
          <span className="block text-sm font-normal wrap-anywhere text-ink-soft">
            <bdi>{customer ? customer.name || customer.email : reference}</bdi>
          </span>
        </>
      ),
    },
    {
      title: 'What',
      phone: 'line',
      cell: (found) => (
        <>
          <Badge tone={kinds[found.kind].tone}>{kinds[found.kind].title}</Badge>
          <span className="mt-1 block max-w-[44ch] text-sm wrap-anywhere text-ink-soft">{whyOf(found)}</span>
        </>
      ),
    },
    {
      title: 'Paid by',
      phone: 'line',
      cell: ({ provider, test }) => (
        <span className="flex flex-wrap items-center gap-1.5">
          {wayWord(provider)}
          {test && <Badge tone="warn">Test payment</Badge>}
        </span>
      ),
    },
    { title: 'Since', sort: 'since', phone: 'line', cell: ({ since }) => shortTime(since, zone) },
    {
      title: 'Amount',
      phone: 'side',
      cell: ({ amount, currency }) => (
        <span className="font-semibold whitespace-nowrap tabular-nums">{formatMoney(amount, currency)}</span>
      ),
    },
  ]
}

function whyOf(found: MoneyCase): string {
  const { kind, refund, amount, currency, provider } = found
  if (kind === 'differs') return whyDiffers(found)
  if (kind !== 'twice') return refund?.fault || kinds[kind].says
  const [here, there] = [refund?.amount ?? 0, amount].map((minor) => formatMoney(minor, currency))
  return `${here} was paid back by hand, or by another refund, and ${wayWord(provider)} paid ${there} back as well.`
}
