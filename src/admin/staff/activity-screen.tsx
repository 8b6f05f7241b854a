import { useNavigate, useSearch } from '@tanstack/react-router'
import { Download, ShieldCheck } from 'lucide-react'
import { useState } from 'react'
import { call } from '../../client/call.ts'
import { messageOf } from '../../client/message-of.ts'
import { toast } from '../../client/toast.ts'
import { checkActivity, exportActivity, listActivity } from '../../server/modules/ground/audit/audit.contract.ts'
import { isolated } from '../../shared/direction.ts'
import type { ActivityRow } from '../../shared/running/activity.ts'
import { things } from '../../shared/running/acts.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { shortTime } from '../orders/when.ts'
import type { Column } from '../ui/column.ts'
import { DataTable } from '../ui/data-table.tsx'
import { DayRange } from '../ui/day-range.tsx'
import { type List, useList } from '../ui/list.ts'
import { filtersOf, type ListSearch } from '../ui/list-search.ts'
import { ListFilter, ListFilters, ListTools } from '../ui/list-tools.tsx'
import { useZone } from '../ui/me.ts'
import { saveFile } from '../ui/save-file.ts'
import { ActivityDialog } from './activity-dialog.tsx'
import { rowText } from './activity-text.ts'
import { StaffFrame } from './staff-frame.tsx'

/** Who changed what, when and from where: found by person, thing and day. */
export function ActivityScreen() {
  const { entry, ...search } = useSearch({ from: '/staff/activity' })
  const list = useList({ contract: listActivity, search, sort: 'at', order: 'descend' })
  const zone = useZone()
  const navigate = useNavigate()
  const open = (entry: string | undefined) =>
    void navigate({ to: '.', search: (before: ListSearch) => ({ ...before, entry }) })
  return (
    <StaffFrame here="/staff/activity" actions={<Actions list={list} />}>
      <ListTools list={list} search="Search by person or name">
        <ListFilters list={list} names={['thing', 'from', 'to']}>
          <ListFilter
            list={list}
            name="thing"
            label="What"
            options={Object.entries(things).map(([value, title]) => ({ value, title }))}
          />
          <DayRange list={list} />
        </ListFilters>
      </ListTools>
      <DataTable
        list={list}
        label="Activity"
        columns={columns(zone)}
        onOpen={({ _id }) => open(_id)}
        empty={
          <EmptyState heading="Nothing has been changed yet" text="Changes by staff are listed here permanently." />
        }
      />
      {entry && <ActivityDialog number={entry} zone={zone} onOpen={open} onClose={() => open(undefined)} />}
    </StaffFrame>
  )
}

function columns(zone: string): Column<ActivityRow>[] {
  return [
    {
      title: 'What',
      phone: 'lead',
      cell: (row) => (
        <span className="wrap-anywhere">
          {rowText(row)}
          {row.label && <span className="font-normal text-ink-soft"> · {isolated(row.label)}</span>}
          {row.undoneBy !== null && <span className="font-normal text-ink-soft"> · undone</span>}
        </span>
      ),
    },
    {
      title: 'Who',
      phone: 'line',
      cell: ({ by }) => (
        <span dir="auto" className="wrap-anywhere">
          {by}
        </span>
      ),
    },
    {
      title: 'When',
      sort: 'at',
      phone: 'line',
      align: 'end',
      cell: ({ at }) => (
        <time dateTime={at} className="whitespace-nowrap">
          {shortTime(at, zone)}
        </time>
      ),
    },
  ]
}

function Actions({ list }: { list: List<ActivityRow> }) {
  const [busy, setBusy] = useState<'check' | 'export'>()
  const act = (what: 'check' | 'export', work: () => Promise<unknown>) => {
    setBusy(what)
    work()
      .catch((error) => toast.error(messageOf(error)))
      .finally(() => setBusy(undefined))
  }
  return (
    <>
      <Button look="secondary" busy={busy === 'check'} onClick={() => act('check', tellWhole)}>
        <ShieldCheck className="size-4" aria-hidden />
        Check the record
      </Button>
      <Button
        look="secondary"
        busy={busy === 'export'}
        onClick={() => act('export', () => saveFile(exportActivity, { query: filtersOf(list.search) }, 'activity.csv'))}
      >
        <Download className="size-4" aria-hidden />
        Export CSV
      </Button>
    </>
  )
}

async function tellWhole(): Promise<void> {
  const { data } = await call(checkActivity)
  if (data.isWhole) toast.success(`All ${data.entries.toLocaleString('en-IN')} entries are as they were written`)
  else toast.error(`Entry ${data.firstWrong} was changed, or an entry before it was removed`)
}
