import { ArrowRight } from 'lucide-react'
import { useEffect, useState } from 'react'
import type { OwnSite } from '../../shared/sites/own-sites.ts'
import { buttonClass } from '../../ui/button.tsx'
import { LoadFault } from '../../ui/load-fault.tsx'
import { Notice } from '../../ui/notice.tsx'
import { ScreenSkeleton } from '../ui/screen.tsx'
import { enterSite, useOwnSites } from './use-own-sites.ts'

/** The sites of an account, each entered without signing in again. */
export function OwnSites() {
  const { data, error, refetch } = useOwnSites()
  const [fault, setFault] = useState<string>()
  const only = data?.length === 1 ? data[0]?.key : undefined
  useEffect(() => {
    if (only !== undefined && isFromSignIn()) enterSite(only).catch((error: Error) => setFault(error.message))
  }, [only])
  if (error) return <LoadFault text={error.message} retry={() => void refetch()} />
  if (!data) return <ScreenSkeleton />
  const enter = (key: string) => {
    setFault(undefined)
    enterSite(key).catch((error: Error) => setFault(error.message))
  }
  return (
    <div className="grid gap-5">
      {fault && <Notice kind="danger">{fault}</Notice>}
      {data.length === 0 && <p className="text-ink-soft">You have no site yet.</p>}
      <ul className="divide-y divide-line border-y border-line">
        {data.map((site) => (
          <SiteRow key={site.key} site={site} onEnter={() => enter(site.key)} />
        ))}
      </ul>
      <a href="/register" className={buttonClass('secondary', 'justify-self-start')}>
        Begin another site
      </a>
    </div>
  )
}

/** Users with one site are redirected to it after sign-in, but may return to this list. */
function isFromSignIn(): boolean {
  return document.referrer !== '' && new URL(document.referrer).pathname === '/login'
}

function SiteRow({ site: { name, origin }, onEnter }: { site: OwnSite; onEnter: () => void }) {
  return (
    <li>
      <button
        type="button"
        onClick={onEnter}
        className="flex min-h-16 w-full items-center gap-4 px-1 py-2 text-left hover:bg-ground-soft"
      >
        <span className="min-w-0 flex-1">
          <span className="block truncate font-semibold">{name}</span>
          <span className="block truncate text-sm text-ink-soft">{new URL(origin).host}</span>
        </span>
        <ArrowRight className="size-5 shrink-0 text-ink-soft" aria-hidden />
      </button>
    </li>
  )
}
