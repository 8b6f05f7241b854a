import { useQuery, useQueryClient } from '@tanstack/react-query'
import { ExternalLink, Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { call } from '../../client/call.ts'
import { messageOf } from '../../client/message-of.ts'
import { toast } from '../../client/toast.ts'
import {
  checkDomain,
  listDomains,
  preferDomain,
  removeDomain,
} from '../../server/modules/sites/domains/domains.contract.ts'
import type { Domain } from '../../shared/sites/domains.ts'
import { Button } from '../../ui/button.tsx'
import { LoadFault } from '../../ui/load-fault.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Loading, Skeleton } from '../../ui/skeleton.tsx'
import { Badge } from '../ui/badge.tsx'
import { Confirm } from '../ui/confirm.tsx'
import { IconButton } from '../ui/icon-button.tsx'
import { Changeable } from '../ui/may-change.tsx'
import { Part } from '../ui/screen.tsx'
import { DomainDialog } from './domain-dialog.tsx'
import { SettingsFrame } from './settings-frame.tsx'

const domainsKey = ['domains']

/** The site's domains: the primary one, others, and those that wait for DNS. */
export function DomainsScreen() {
  const queries = useQueryClient()
  const { data, error, refetch } = useQuery({
    queryKey: domainsKey,
    queryFn: async () => (await call(listDomains)).data,
  })
  const [adding, setAdding] = useState(false)
  const keep = (domains: Domain[]) => queries.setQueryData(domainsKey, domains)
  return (
    <SettingsFrame here="/settings/domains">
      <Part
        title="Domains"
        note="Where visitors find the site. Once a domain leads here, make it the primary one: visitors of the other addresses are sent to it."
      >
        {error && !data && <LoadFault text={error.message} retry={() => void refetch()} />}
        {!data && !error && <DomainSkeleton />}
        {data && (
          <Changeable>
            <ul className="divide-y divide-line border-y border-line">
              {data.map((domain) => (
                <li key={domain.host} className="py-3">
                  <DomainRow domain={domain} onChange={keep} />
                </li>
              ))}
            </ul>
            <Button look="secondary" className="mt-4" onClick={() => setAdding(true)}>
              <Plus className="size-4" aria-hidden />
              Add a domain
            </Button>
          </Changeable>
        )}
      </Part>
      {adding && (
        <DomainDialog
          onClose={() => setAdding(false)}
          onAdded={() => queries.invalidateQueries({ queryKey: domainsKey })}
        />
      )}
    </SettingsFrame>
  )
}

type RowProps = { domain: Domain; onChange: (domains: Domain[]) => void }

function DomainRow({ domain, onChange }: RowProps) {
  const { host, state, isPrimary } = domain
  const [removing, setRemoving] = useState(false)
  const prefer = useAct(async () => onChange((await call(preferDomain, { params: { host } })).data))
  const remove = async () => {
    onChange((await call(removeDomain, { params: { host } })).data)
    toast.success('Domain removed')
  }
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <span className="min-w-0 flex-1">
          {state === 'waiting' ? (
            <span className="font-semibold wrap-anywhere">{host}</span>
          ) : (
            <a
              href={`${window.location.protocol}//${host}`}
              className="inline-flex min-w-0 items-center gap-1.5 font-semibold wrap-anywhere hover:underline"
            >
              {host}
              <ExternalLink className="size-3.5 shrink-0 text-ink-soft" aria-hidden />
            </a>
          )}
        </span>
        {isPrimary && <Badge tone="good">Primary</Badge>}
        {state === 'waiting' && <Badge tone="plain">Waiting for the DNS</Badge>}
        {state === 'connected' && !isPrimary && (
          <Button look="secondary" busy={prefer.busy} onClick={prefer.run}>
            Make primary
          </Button>
        )}
        {state !== 'platform' && (
          <IconButton icon={Trash2} label={`Remove ${host}`} onClick={() => setRemoving(true)} />
        )}
      </div>
      {prefer.fault && <Notice kind="danger">{prefer.fault}</Notice>}
      {state === 'waiting' && <Waiting domain={domain} onChange={onChange} />}
      {removing && (
        <Confirm title={`Remove ${host}?`} act="Remove domain" run={remove} onClose={() => setRemoving(false)}>
          <p>
            {state === 'waiting'
              ? 'The site no longer waits for it.'
              : 'Visitors who come by it no longer find the site. It can be added again.'}
          </p>
        </Confirm>
      )}
    </>
  )
}

/** DNS records still to be set at the domain's registrar. */
function Waiting({ domain, onChange }: RowProps) {
  const { host, record } = domain
  const check = useAct(async () => {
    onChange((await call(checkDomain, { params: { host } })).data)
    toast.success(`${host} is connected`)
  })
  if (!record) return null
  return (
    <div className="mt-3 grid gap-3 rounded-[9px] bg-ground-soft p-4">
      <p className="text-sm">
        Where you bought the domain, add this record to its DNS, and point the domain at this platform. Then check it
        here.
      </p>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 text-sm">
        <dt className="text-ink-soft">Type</dt>
        <dd>{record.type}</dd>
        <dt className="text-ink-soft">Name</dt>
        <dd className="font-mono wrap-anywhere">{record.name}</dd>
        <dt className="text-ink-soft">Value</dt>
        <dd className="font-mono wrap-anywhere">{record.value}</dd>
      </dl>
      {check.fault && <Notice kind="danger">{check.fault}</Notice>}
      <Button look="secondary" className="justify-self-start" busy={check.busy} onClick={check.run}>
        Check now
      </Button>
    </div>
  )
}

/** Runs one request at a time and keeps its refusal. */
function useAct(work: () => Promise<void>) {
  const [busy, setBusy] = useState(false)
  const [fault, setFault] = useState<string>()
  const run = async () => {
    setBusy(true)
    setFault(undefined)
    try {
      await work()
    } catch (error) {
      setFault(messageOf(error))
    } finally {
      setBusy(false)
    }
  }
  return { busy, fault, run: () => void run() }
}

function DomainSkeleton() {
  return (
    <Loading text="Loading the domains">
      <Skeleton className="h-12 w-full" />
      <Skeleton className="mt-2 h-12 w-full" />
    </Loading>
  )
}
