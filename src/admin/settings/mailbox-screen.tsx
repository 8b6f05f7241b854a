import { useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { listMails } from '../../server/modules/ground/mail/mail.contract.ts'
import type { MailRow } from '../../shared/running/mails-admin.ts'
import { longTime } from '../../shared/times.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Badge } from '../ui/badge.tsx'
import type { Column } from '../ui/column.ts'
import { DataTable } from '../ui/data-table.tsx'
import { useList } from '../ui/list.ts'
import { ListFilter, ListTools } from '../ui/list-tools.tsx'
import { useZone } from '../ui/me.ts'
import { MailDialog } from './mail-dialog.tsx'
import { SettingsFrame } from './settings-frame.tsx'

/** Every mail of the site, whether a server took it or not. */
export function MailboxScreen() {
  const search = useSearch({ from: '/settings/mails' })
  const list = useList({ contract: listMails, search, sort: 'created', order: 'descend' })
  const zone = useZone()
  const [open, setOpen] = useState<string>()
  return (
    <SettingsFrame here="/settings/mails" measure="wide">
      <ListTools list={list} search="Search by recipient or subject">
        <ListFilter
          list={list}
          name="sent"
          label="Status"
          options={[
            { value: 'yes', title: 'Sent' },
            { value: 'no', title: 'Not sent' },
          ]}
        />
      </ListTools>
      <DataTable
        list={list}
        label="Emails"
        columns={columns(zone)}
        onOpen={({ _id }) => setOpen(_id)}
        empty={
          <EmptyState
            heading="No emails yet"
            text="Order confirmations, codes and all other emails from the site appear here."
          />
        }
      />
      {open && <MailDialog id={open} zone={zone} onClose={() => setOpen(undefined)} />}
    </SettingsFrame>
  )
}

function columns(zone: string): Column<MailRow>[] {
  return [
    { title: 'Subject', phone: 'lead', cell: ({ subject }) => <span className="wrap-anywhere">{subject}</span> },
    { title: 'To', phone: 'line', cell: ({ recipient }) => <span className="wrap-anywhere">{recipient}</span> },
    {
      title: 'Status',
      phone: 'side',
      cell: ({ sent }) => (sent ? <Badge tone="good">Sent</Badge> : <Badge>Not sent</Badge>),
    },
    { title: 'Created', sort: 'created', phone: 'line', cell: ({ created }) => longTime(created, zone) },
  ]
}
