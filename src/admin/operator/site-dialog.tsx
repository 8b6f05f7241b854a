import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../client/call.ts'
import { messageOf } from '../../client/message-of.ts'
import { toast } from '../../client/toast.ts'
import {
  limitCampaigns,
  readOperatedSite,
  resetMember,
  restoreSite,
  suspendSite,
} from '../../server/modules/over/operator/operator.contract.ts'
import { isolated } from '../../shared/direction.ts'
import { campaignCeiling, type OperatedSite, type SiteMember } from '../../shared/sites/operator.ts'
import { isBlank } from '../../shared/text.ts'
import { longTime } from '../../shared/times.ts'
import { Button } from '../../ui/button.tsx'
import { LoadFault } from '../../ui/load-fault.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Loading, Skeleton } from '../../ui/skeleton.tsx'
import { TextButton } from '../../ui/text-button.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { Confirm } from '../ui/confirm.tsx'
import { grouped } from '../ui/counted.ts'
import { Dialog } from '../ui/dialog.tsx'
import { TextAreaField } from '../ui/text-area-field.tsx'
import { megabytes } from './usage.ts'

type Props = { id: string; zone: string; onClose: () => void }

/** A site's usage and staff, with suspend and restore. */
export function SiteDialog({ id, zone, onClose }: Props) {
  const { data, error, refetch } = useQuery({
    queryKey: ['operated-site', id],
    queryFn: async () => (await call(readOperatedSite, { params: { id } })).data,
  })
  return (
    <Dialog title={data?.name ?? 'Site'} onClose={onClose}>
      {error && !data ? (
        <LoadFault text={error.message} retry={() => void refetch()} />
      ) : data ? (
        <div className="grid gap-6">
          <Facts site={data} zone={zone} />
          <People site={data} zone={zone} onReset={() => void refetch()} />
          <CampaignRate key={data.campaignRate} site={data} onChanged={() => void refetch()} />
          <Suspension key={data.suspended?.at ?? 'open'} site={data} zone={zone} onChanged={() => void refetch()} />
        </div>
      ) : (
        <Loading text="Loading the site">
          <Skeleton className="h-60" />
        </Loading>
      )}
    </Dialog>
  )
}

function Facts({ site: { origin, created, usage }, zone }: { site: OperatedSite; zone: string }) {
  const facts = {
    Address: (
      <a href={origin} target="_blank" rel="noreferrer" className="text-link hover:underline">
        {new URL(origin).host}
      </a>
    ),
    Begun: longTime(created, zone),
    Products: grouped(usage.products),
    'Orders in 30 days': grouped(usage.orders),
    'Views in 30 days': grouped(usage.views),
    Pictures: megabytes(usage.bytes),
  }
  return (
    <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-1">
      {Object.entries(facts).map(([name, value]) => (
        <div key={name} className="contents">
          <dt className="text-ink-soft">{name}</dt>
          <dd className="wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

type PeopleProps = { site: OperatedSite & { people: SiteMember[] }; zone: string; onReset: () => void }

function People({ site: { _id: id, people }, zone, onReset }: PeopleProps) {
  const [resetting, setResetting] = useState<SiteMember>()
  return (
    <section aria-label="People">
      <h3 className="font-semibold">People</h3>
      <ul className="mt-1 divide-y divide-line">
        {people.map(({ email, name, type, seen, hasSecondStep }) => (
          <li key={email} className="flex flex-wrap justify-between gap-x-4 py-1.5">
            <span className="min-w-0 wrap-anywhere">
              <bdi>{name}</bdi> <span className="text-ink-soft">{email}</span>
            </span>
            <span className="text-sm text-ink-soft">
              {type === 'ADMIN' ? 'Owner' : 'Staff'}
              {seen && ` · last seen ${longTime(seen, zone)}`}
            </span>
            {hasSecondStep && (
              <TextButton onClick={() => setResetting(people.find((other) => other.email === email))}>
                Remove second step
              </TextButton>
            )}
          </li>
        ))}
      </ul>
      {resetting && (
        <Confirm
          title={`Remove the second step of ${isolated(resetting.name || resetting.email)}?`}
          act="Remove"
          run={async () => {
            await call(resetMember, { params: { id }, body: { email: resetting.email } })
            onReset()
            toast.success('The second step was removed')
          }}
          onClose={() => setResetting(undefined)}
        >
          <p>
            Make sure who asks for it. Their authenticator app, recovery codes and passkeys are forgotten on all their
            sites, they are signed out everywhere, and they are told by email.
          </p>
        </Confirm>
      )}
    </section>
  )
}

/** The site's limit of campaign mails per minute. */
function CampaignRate({ site: { _id: id, campaignRate }, onChanged }: { site: OperatedSite; onChanged: () => void }) {
  const [typed, setTyped] = useState(String(campaignRate))
  const [busy, setBusy] = useState(false)
  const [fault, setFault] = useState<string>()
  const save = async () => {
    const checked = campaignCeiling.safeParse({ rate: Number(typed) })
    if (!checked.success) return setFault(checked.error.issues[0]?.message)
    setBusy(true)
    setFault(undefined)
    try {
      await call(limitCampaigns, { params: { id }, body: checked.data })
      toast.success('The pace of campaigns was changed')
      onChanged()
    } catch (error) {
      setFault(messageOf(error))
    } finally {
      setBusy(false)
    }
  }
  return (
    <section data-later className="flex flex-wrap items-start gap-3 border-t border-line pt-5" aria-label="Campaigns">
      <TextField
        label="Campaign mails a minute, at most"
        hint="All campaigns of the site together keep to it, also one that is being sent."
        inputMode="numeric"
        className="min-w-64 flex-1"
        error={fault}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      {/* In line with the input below the label. */}
      <Button
        look="secondary"
        className="sm:mt-6.5"
        busy={busy}
        disabled={typed === String(campaignRate)}
        onClick={() => void save()}
      >
        Save
      </Button>
    </section>
  )
}

type SuspensionProps = { site: OperatedSite; zone: string; onChanged: () => void }

function Suspension({ site: { _id: id, name, suspended }, zone, onChanged }: SuspensionProps) {
  const [reason, setReason] = useState('')
  const [busy, setBusy] = useState(false)
  const [fault, setFault] = useState<string>()
  const run = async (act: () => Promise<unknown>, done: string) => {
    setBusy(true)
    setFault(undefined)
    try {
      await act()
      toast.success(done)
      onChanged()
    } catch (error) {
      setFault(messageOf(error))
    } finally {
      setBusy(false)
    }
  }
  const suspend = () => {
    if (isBlank(reason)) return setFault('Enter the reason.')
    void run(() => call(suspendSite, { params: { id }, body: { reason } }), `${name} is suspended`)
  }
  const restore = () => void run(() => call(restoreSite, { params: { id } }), `${name} is open again`)
  if (suspended)
    return (
      <section className="grid justify-items-start gap-3 border-t border-line pt-5" aria-label="Suspension">
        {fault && <Notice kind="danger">{fault}</Notice>}
        <p>
          Suspended since {longTime(suspended.at, zone)}: {suspended.reason}
        </p>
        <Button busy={busy} onClick={restore}>
          Restore the site
        </Button>
      </section>
    )
  return (
    <section data-later className="grid gap-3 border-t border-line pt-5" aria-label="Suspension">
      <h3 className="font-semibold">Suspension</h3>
      <TextAreaField
        label="Reason"
        hint="The owners are told by email. The site and its admin become unavailable; no data is deleted."
        maxLength={500}
        error={fault}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
      <Button look="secondary" busy={busy} onClick={suspend} className="justify-self-start">
        Suspend the site
      </Button>
    </section>
  )
}
