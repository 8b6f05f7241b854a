import { Link, useSearch } from '@tanstack/react-router'
import { listSettlements } from '../../server/modules/selling/settlements/settlements.contract.ts'
import type { KeptLine } from '../../shared/selling/payments/settlements.ts'
import { formatMoney } from '../../shared/selling/pricing/money.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { wayWord } from '../orders/payments/payment-words.ts'
import { TestMode } from '../orders/payments/test-mode.tsx'
import { shortTime } from '../orders/when.ts'
import { Badge } from '../ui/badge.tsx'
import type { Column } from '../ui/column.ts'
import { DataTable } from '../ui/data-table.tsx'
import { useList } from '../ui/list.ts'
import { ListTools } from '../ui/list-tools.tsx'
import { useZone } from '../ui/me.ts'
import { Screen } from '../ui/screen.tsx'
import { type View, ViewTabs } from '../ui/tabs.tsx'
import { AddSettlement } from './add-settlement.tsx'
import { outcomes, whyOf } from './outcomes.ts'
import { SettlementMenu } from './settlement-menu.tsx'

const views: View[] = [
  { title: 'To look at', count: undefined, filters: {} },
  { title: 'All lines', count: undefined, filters: { all: 'true' } },
]

/** Lines of providers' settlement reports, first those that the books do not agree with. */
export function SettlementsScreen() {
  const search = useSearch({ from: '/money/settlements' })
  const list = useList({ contract: listSettlements, search, sort: 'added', order: 'descend' })
  const zone = useZone()
  return (
    <Screen
      title="Settlements"
      badge={<TestMode />}
      back={{ to: '/money', title: 'Money' }}
      actions={<AddSettlement />}
      note="What Razorpay, Stripe and PhonePe paid into your bank account, compared with your orders."
    >
      <ViewTabs label="Lines of settlements" search={list.search} views={views} />
      <ListTools list={list} search="Search reference, UTR, order" />
      <DataTable
        list={list}
        label="Lines of settlements"
        columns={columns(zone)}
        rowActions={(line) => <SettlementMenu line={line} />}
        empty={
          search.all ? (
            <EmptyState
              heading="No settlement yet"
              text="Download the settlement report at your provider, as CSV, and add it here."
            />
          ) : (
            <EmptyState heading="Nothing to look at" text="Every line that was added matches your orders." />
          )
        }
      />
    </Screen>
  )
}

const things = { payment: 'Payment', refund: 'Refund' }

function columns(zone: string): Column<KeptLine>[] {
  return [
    {
      title: 'Settled',
      phone: 'lead',
      cell: ({ kind, provider, reference }) => (
        <>
          <span className="font-semibold">{`${things[kind]}, ${wayWord(provider)}`}</span>
          <span className="block text-sm font-normal wrap-anywhere text-ink-soft">{reference}</span>
        </>
      ),
    },
    {
      title: 'What',
      phone: 'line',
      cell: (line) => (
        <>
          <Badge tone={outcomes[line.outcome].tone}>{outcomes[line.outcome].title}</Badge>
          <span className="mt-1 block max-w-[44ch] text-sm wrap-anywhere text-ink-soft">
            {line.note === null ? whyOf(line) : `Done: ${line.note}`}
          </span>
        </>
      ),
    },
    {
      title: 'Order',
      phone: 'line',
      cell: ({ order }) =>
        order && (
          <Link
            to="/orders/$id"
            params={{ id: order._id }}
            className="text-link tabular-nums underline underline-offset-2"
          >
            {`#${order.number}`}
          </Link>
        ),
    },
    {
      title: 'Payout',
      phone: 'line',
      cell: ({ payout, settledOn }) => (
        <span className="block wrap-anywhere">
          {payout}
          <span className="block text-sm text-ink-soft">{settledOn.split('T')[0]}</span>
        </span>
      ),
    },
    { title: 'Added', sort: 'added', phone: 'none', cell: ({ added }) => shortTime(added, zone) },
    {
      title: 'Amount',
      sort: 'amount',
      phone: 'side',
      align: 'end',
      cell: ({ amount, fee, currency }) => (
        <span className="font-semibold whitespace-nowrap tabular-nums">
          {formatMoney(amount, currency)}
          <span className="block text-sm font-normal text-ink-soft">{`Fee ${formatMoney(fee, currency)}`}</span>
        </span>
      ),
    },
  ]
}
