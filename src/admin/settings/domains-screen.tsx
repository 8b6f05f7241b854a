import { useQuery, useQueryClient } from '@tanstack/react-query'
import { ExternalLink, Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { call } from '../../client/call.ts'
import { toast } from '../../client/toast.ts'
import { listDomains, preferDomain, removeDomain } from '../../server/modules/sites/domains/domains.contract.ts'
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
import { useOneRequest } from './use-one-request.ts'
import { WaitingDomain } from './waiting-domain.tsx'

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
                  <DomainRow domain={domain} target={targetOf(data)} onChange={keep} />
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

/** Where a domain's DNS leads: the address that the platform gave the site, without a port. */
function targetOf(domains: Domain[]): string | undefined {
  return domains.find(({ state }) => state === 'platform')?.host.replace(/:\d+$/, '')
}

type RowProps = { domain: Domain; target: string | undefined; onChange: (domains: Domain[]) => void }

function DomainRow({ domain, target, onChange }: RowProps) {
  const { host, state, isPrimary } = domain
  const [removing, setRemoving] = useState(false)
  const prefer = useOneRequest(async () => onChange((await call(preferDomain, { params: { host } })).data))
  const remove = async () => {
    onChange((await call(removeDomain, { params: { host } })).data)
    toast.success('Domain removed')
  }
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <span className="min-w-0 flex-1 basis-56">
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
      {state === 'waiting' && <WaitingDomain domain={domain} target={target} onChange={onChange} />}
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

function DomainSkeleton() {
  return (
    <Loading text="Loading the domains">
      <Skeleton className="h-12 w-full" />
      <Skeleton className="mt-2 h-12 w-full" />
    </Loading>
  )
}
