import { Link, linkOptions, useSearch } from '@tanstack/react-router'
import { Plus } from 'lucide-react'
import { listCampaigns } from '../../server/modules/over/campaigns/campaigns.contract.ts'
import type { Campaign } from '../../shared/content/campaigns-admin.ts'
import { longTime } from '../../shared/times.ts'
import { buttonClass } from '../../ui/button.tsx'
import type { Column } from '../ui/column.ts'
import { grouped } from '../ui/counted.ts'
import { DataTable } from '../ui/data-table.tsx'
import { EmptyList } from '../ui/empty-list.tsx'
import { useList } from '../ui/list.ts'
import { useZone } from '../ui/me.ts'
import { Screen } from '../ui/screen.tsx'
import { CampaignState } from './campaign-state.tsx'

/** The newsletters that were written, the newest first. */
export function CampaignsScreen() {
  const search = useSearch({ from: '/newsletter/campaigns' })
  const list = useList({ contract: listCampaigns, search, sort: 'created', order: 'descend' })
  const zone = useZone()
  const add = (
    <Link to="/newsletter/campaigns/new" className={buttonClass()}>
      <Plus className="size-4" aria-hidden />
      New campaign
    </Link>
  )
  return (
    <Screen title="Campaigns" back={{ to: '/newsletter', title: 'Newsletter' }} actions={add}>
      <DataTable
        list={list}
        label="Campaigns"
        columns={columns(zone)}
        link={({ _id }) => linkOptions({ to: '/newsletter/campaigns/$id', params: { id: _id } })}
        empty={
          <EmptyList
            heading="There are no campaigns yet"
            text="Write a mail to your subscribers. Nothing is sent until you confirm."
            begin={add}
          />
        }
      />
    </Screen>
  )
}

/** @param zone of the site, in which the times are shown */
const columns = (zone: string): Column<Campaign>[] => [
  { title: 'Subject', phone: 'lead', cell: ({ subject }) => <span className="wrap-anywhere">{subject}</span> },
  {
    title: 'State',
    phone: 'side',
    cell: ({ state }) => <CampaignState state={state} />,
  },
  {
    title: 'Begins',
    phone: 'line',
    cell: ({ started, scheduled }) => {
      const at = started ?? scheduled
      return at && <span className="whitespace-nowrap">{longTime(at, zone)}</span>
    },
  },
  { title: 'Sent', phone: 'line', cell: ({ state, mails }) => state !== 'DRAFT' && progressOf(mails) },
]

function progressOf({ waiting, uncertain, sent, refused }: Campaign['mails']): string {
  return `${grouped(sent)} of ${grouped(waiting + uncertain + sent + refused)}`
}
