import { useSearch } from '@tanstack/react-router'
import { exportSubscribers, listSubscribers } from '../../server/modules/content/newsletter/newsletter.contract.ts'
import { type SubscriberRow, subscriberStatuses } from '../../shared/content/newsletter-admin.ts'
import { longDate } from '../../shared/times.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Badge } from '../ui/badge.tsx'
import type { Column } from '../ui/column.ts'
import { DataTable } from '../ui/data-table.tsx'
import { ExportCsv } from '../ui/export-csv.tsx'
import { useList } from '../ui/list.ts'
import { filtersOf } from '../ui/list-search.ts'
import { ListFilter, ListTools } from '../ui/list-tools.tsx'
import { useSite } from '../ui/me.ts'
import { saveFile } from '../ui/save-file.ts'
import { Screen } from '../ui/screen.tsx'

const statuses = {
  SUBSCRIBED: { title: 'Subscribed', tone: 'good' },
  UNSUBSCRIBED: { title: 'Unsubscribed', tone: undefined },
  PENDING: { title: 'Not confirmed yet', tone: 'warn' },
} as const

/** Who reads the newsletter, and who has left it and why. */
export function NewsletterScreen() {
  const search = useSearch({ from: '/newsletter' })
  const list = useList({ contract: listSubscribers, search, sort: 'created', order: 'descend' })
  const zone = useSite()?.timeZone ?? 'Asia/Kolkata'
  const save = () => saveFile(exportSubscribers, { query: filtersOf(list.search) }, 'subscribers.csv')
  return (
    <Screen title="Newsletter" actions={<ExportCsv total={list.total} save={save} />}>
      <ListTools list={list} search="Search by email">
        <ListFilter
          list={list}
          name="status"
          label="Status"
          options={subscriberStatuses.map((value) => ({ value, title: statuses[value].title }))}
        />
      </ListTools>
      <DataTable
        list={list}
        label="Subscribers"
        columns={columns(zone)}
        empty={
          <EmptyState
            heading="No subscribers yet"
            text="Add the newsletter section to a page, and subscribers will appear here."
          />
        }
      />
    </Screen>
  )
}

function columns(zone: string): Column<SubscriberRow>[] {
  return [
    {
      title: 'Email',
      sort: 'email',
      phone: 'lead',
      cell: ({ email }) => <span className="wrap-anywhere">{email}</span>,
    },
    {
      title: 'Status',
      phone: 'side',
      cell: ({ status }) => <Badge tone={statuses[status].tone}>{statuses[status].title}</Badge>,
    },
    { title: 'Since', sort: 'created', phone: 'line', cell: ({ created }) => longDate(created, zone) },
    { title: 'Reason for unsubscribing', phone: 'line', cell: ({ unsubscribeReason }) => unsubscribeReason ?? '' },
  ]
}
