import { linkOptions, useSearch } from '@tanstack/react-router'
import { exportAnswers } from '../../server/modules/content/forms/forms.contract.ts'
import { countMessages, exportMessages, listMessages } from '../../server/modules/content/inbox/inbox.contract.ts'
import {
  type Message,
  type MessageCounts,
  messageKinds,
  messageStates,
} from '../../shared/content/forms/inbox-admin.ts'
import { longTime } from '../../shared/times.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import type { Column } from '../ui/column.ts'
import { DataTable } from '../ui/data-table.tsx'
import { ExportCsv } from '../ui/export-csv.tsx'
import { type List, useCounts, useList } from '../ui/list.ts'
import { filtersOf } from '../ui/list-search.ts'
import { ListFilter, ListTools } from '../ui/list-tools.tsx'
import { useMe, useZone } from '../ui/me.ts'
import { saveFile } from '../ui/save-file.ts'
import { Screen } from '../ui/screen.tsx'
import { type View, ViewTabs } from '../ui/tabs.tsx'
import { ChosenMessages } from './chosen-messages.tsx'
import { useFormOptions } from './form-options.ts'
import { kinds, StateBadge, states, summaryOf } from './message-words.tsx'
import { useAssignees } from './use-assign.ts'

/** Messages that visitors sent with the site's forms. */
export function InboxScreen() {
  const search = useSearch({ from: '/inbox' })
  const list = useList({ contract: listMessages, search, sort: 'created', order: 'descend' })
  const { state: _, ...filters } = filtersOf(list.search)
  const counts = useCounts(listMessages, countMessages, filters)
  const zone = useZone()
  const assigned = useAssignedOptions()
  const forms = useFormOptions(filtersOf(list.search))
  const hasForms = list.rows?.some(({ form }) => form) ?? false
  return (
    <Screen title="Inbox" actions={<Files list={list} />}>
      <ViewTabs label="Messages by state" search={list.search} views={viewsOf(counts)} />
      <ListTools list={list} search="Search messages">
        <ListFilter
          list={list}
          name="kind"
          label="Kind"
          options={messageKinds.map((value) => ({ value, title: kinds[value] }))}
        />
        {forms.length > 0 && <ListFilter list={list} name="form" label="Form" options={forms} />}
        <ListFilter list={list} name="assigned" label="Assigned to" options={assigned} />
      </ListTools>
      <DataTable
        list={list}
        label="Messages"
        columns={columns(zone, hasForms)}
        link={({ _id }) => linkOptions({ to: '/inbox/$id', params: { id: _id } })}
        chosenActions={(ids, clear) => <ChosenMessages ids={ids} clear={clear} />}
        empty={
          <EmptyState
            heading="No messages yet"
            text="What visitors send by the contact and enquiry forms of your pages appears here."
          />
        }
      />
    </Screen>
  )
}

/** The list as a file, and the answers to the chosen form with a column for each of its fields. */
function Files({ list: { total, search } }: { list: List<Message> }) {
  const { kind: _, form, ...filters } = filtersOf(search)
  const save = () => saveFile(exportMessages, { query: filtersOf(search) }, 'messages.csv')
  return (
    <>
      <ExportCsv total={total} save={save} />
      {form && form !== 'gone' && (
        <ExportCsv
          total={total}
          save={() => saveFile(exportAnswers, { query: { ...filters, form } }, 'answers.csv')}
          label="Export answers"
        />
      )}
    </>
  )
}

/** The signed-in user is `me` in the URL, so a shared link means its reader. */
function useAssignedOptions(): { value: string; title: string }[] {
  const { data: me } = useMe()
  const others = useAssignees().filter(({ value }) => value !== me?._id)
  return [{ value: 'me', title: 'Me' }, { value: 'nobody', title: 'No one' }, ...others]
}

/** The first tab, All, excludes spam. */
function viewsOf(counts: MessageCounts | undefined): View[] {
  const each = messageStates.map((state) => ({
    title: states[state].title,
    count: counts?.by[state],
    filters: { state },
  }))
  return [{ title: 'All', count: counts?.all, filters: {} }, ...each]
}

const formColumn: Column<Message> = {
  title: 'Form',
  phone: 'line',
  cell: ({ form }) =>
    form ? (
      <span dir="auto" className="wrap-anywhere">
        {form.name}
      </span>
    ) : null,
}

function columns(zone: string, hasForms: boolean): Column<Message>[] {
  return [
    {
      title: 'From',
      sort: 'name',
      phone: 'lead',
      width: '14rem',
      cell: ({ name, state }) => (
        <span dir="auto" className={`wrap-anywhere ${state === 'NEW' ? 'font-semibold' : ''}`}>
          {name}
        </span>
      ),
    },
    {
      title: 'Message',
      phone: 'line',
      cell: (message) => (
        <span dir="auto" className="line-clamp-2 wrap-anywhere">
          {summaryOf(message)}
        </span>
      ),
    },
    ...(hasForms ? [formColumn] : []),
    {
      title: 'Assigned to',
      phone: 'line',
      cell: ({ assignee }) =>
        assignee ? (
          <span dir="auto" className="wrap-anywhere">
            {assignee.name}
          </span>
        ) : null,
    },
    { title: 'Kind', phone: 'line', cell: ({ kind }) => kinds[kind] },
    {
      title: 'Sent',
      sort: 'created',
      phone: 'line',
      cell: ({ created }) => <span className="whitespace-nowrap">{longTime(created, zone)}</span>,
    },
    { title: 'State', phone: 'side', cell: ({ state }) => <StateBadge state={state} /> },
  ]
}
