import { Link, useSearch } from '@tanstack/react-router'
import { exportSubscribers, listSubscribers } from '../../server/modules/content/newsletter/newsletter.contract.ts'
import { type SubscriberRow, subscriberStatuses } from '../../shared/content/newsletter-admin.ts'
import { languageName } from '../../shared/sites/languages.ts'
import { longDate } from '../../shared/times.ts'
import { buttonClass } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Badge } from '../ui/badge.tsx'
import type { Column } from '../ui/column.ts'
import { DataTable } from '../ui/data-table.tsx'
import { ExportCsv } from '../ui/export-csv.tsx'
import { useList } from '../ui/list.ts'
import { filtersOf } from '../ui/list-search.ts'
import { ListFilter, ListTools } from '../ui/list-tools.tsx'
import { useSite, useZone } from '../ui/me.ts'
import { saveFile } from '../ui/save-file.ts'
import { Screen } from '../ui/screen.tsx'
import { ImportSubscribers } from './import-subscribers.tsx'

const statuses = {
  SUBSCRIBED: { title: 'Subscribed', tone: 'good' },
  UNSUBSCRIBED: { title: 'Unsubscribed', tone: undefined },
  PENDING: { title: 'Not confirmed yet', tone: 'warn' },
} as const

const sources = { FORM: 'Form', ACCOUNT: 'Account', IMPORT: 'Import' }

/** Who reads the newsletter, and who has left it and why. */
export function NewsletterScreen() {
  const search = useSearch({ from: '/newsletter' })
  const list = useList({ contract: listSubscribers, search, sort: 'created', order: 'descend' })
  const site = useSite()
  const zone = useZone()
  const save = () => saveFile(exportSubscribers, { query: filtersOf(list.search) }, 'subscribers.csv')
  return (
    <Screen
      title="Newsletter"
      actions={
        <>
          <Link to="/newsletter/campaigns" className={buttonClass('secondary')}>
            Campaigns
          </Link>
          <ImportSubscribers />
          <ExportCsv total={list.total} save={save} />
        </>
      }
    >
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
        columns={columns(zone, (site?.languages ?? []).length > 0)}
        empty={
          <EmptyState
            heading="No subscribers yet"
            text="Visitors subscribe in the newsletter section of a page, and appear here."
          />
        }
      />
    </Screen>
  )
}

/** @param hasLanguages whether the site has several languages, so that the subscriber's language is shown */
function columns(zone: string, hasLanguages: boolean): Column<SubscriberRow>[] {
  return [
    {
      title: 'Email',
      sort: 'email',
      phone: 'lead',
      cell: ({ email, name, language }) => (
        <span className="wrap-anywhere">
          {email}
          <span className="block text-sm font-normal text-ink-soft empty:hidden">
            {[name, hasLanguages && language && languageName(language)].filter(Boolean).join(' · ')}
          </span>
        </span>
      ),
    },
    {
      title: 'Status',
      phone: 'side',
      cell: ({ status }) => <Badge tone={statuses[status].tone}>{statuses[status].title}</Badge>,
    },
    { title: 'Since', sort: 'created', phone: 'none', cell: ({ created }) => longDate(created, zone) },
    {
      title: 'Consent',
      sort: 'changed',
      phone: 'line',
      cell: ({ changed, source, sourceNote }) => (
        <span className="wrap-anywhere">
          {longDate(changed, zone)}
          <span className="text-ink-soft"> · {sourceNote || sources[source]}</span>
        </span>
      ),
    },
    { title: 'Reason for unsubscribing', phone: 'line', cell: ({ unsubscribeReason }) => unsubscribeReason ?? '' },
  ]
}
