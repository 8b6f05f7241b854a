import { useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { listOperatedSites } from '../../server/modules/over/operator/operator.contract.ts'
import type { OperatedSite } from '../../shared/sites/operator.ts'
import { longDate } from '../../shared/times.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Badge } from '../ui/badge.tsx'
import type { Column } from '../ui/column.ts'
import { grouped } from '../ui/counted.ts'
import { useCursorList } from '../ui/cursor-list.ts'
import { DataTable } from '../ui/data-table.tsx'
import { ListFilter, ListTools } from '../ui/list-tools.tsx'
import { useZone } from '../ui/me.ts'
import { Screen } from '../ui/screen.tsx'
import { SiteDialog } from './site-dialog.tsx'
import { megabytes } from './usage.ts'

/** All sites of the platform, for its operators. */
export function SitesScreen() {
  const search = useSearch({ from: '/sites' })
  const list = useCursorList({ contract: listOperatedSites, search, sort: 'created', order: 'descend' })
  const zone = useZone()
  const [open, setOpen] = useState<string>()
  return (
    <Screen title="Sites" note="Orders and views are those of the last 30 days.">
      <ListTools list={list} search="Search by name, address or email">
        <ListFilter
          list={list}
          name="state"
          label="State"
          options={[
            { value: 'open', title: 'Open' },
            { value: 'suspended', title: 'Suspended' },
          ]}
        />
      </ListTools>
      <DataTable
        list={list}
        label="Sites"
        columns={columns(zone)}
        onOpen={({ _id }) => setOpen(_id)}
        empty={<EmptyState heading="No sites yet" text="Sites appear here when they are created." />}
      />
      {open && (
        <SiteDialog
          id={open}
          zone={zone}
          onClose={() => {
            setOpen(undefined)
            list.retry()
          }}
        />
      )}
    </Screen>
  )
}

function columns(zone: string): Column<OperatedSite>[] {
  return [
    {
      title: 'Site',
      sort: 'name',
      phone: 'lead',
      cell: ({ name, origin }) => (
        <span className="block min-w-0">
          <span className="block wrap-anywhere font-semibold">{name}</span>
          <span className="block text-sm wrap-anywhere text-ink-soft">{new URL(origin).host}</span>
        </span>
      ),
    },
    {
      title: 'State',
      phone: 'side',
      cell: ({ suspended }) => (suspended ? <Badge tone="warn">Suspended</Badge> : <Badge tone="good">Open</Badge>),
    },
    { title: 'Owner', phone: 'line', cell: ({ owners }) => <span className="wrap-anywhere">{owners.join(', ')}</span> },
    { title: 'Since', sort: 'created', phone: 'line', cell: ({ created }) => longDate(created, zone) },
    { title: 'Products', align: 'end', phone: 'none', cell: ({ usage }) => grouped(usage.products) },
    { title: 'Orders', align: 'end', phone: 'none', cell: ({ usage }) => grouped(usage.orders) },
    { title: 'Pictures', align: 'end', phone: 'none', cell: ({ usage }) => megabytes(usage.bytes) },
    { title: 'Views', align: 'end', phone: 'none', cell: ({ usage }) => grouped(usage.views) },
  ]
}
