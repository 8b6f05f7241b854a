import { Laptop, Smartphone } from 'lucide'
import { useEndOtherSessions, useEndSession, useSessions } from '../../client/sessions.ts'
import { toast } from '../../client/toast.ts'
import { AccountShell } from '../../features/account/account-shell.tsx'
import type { Person } from '../../shared/people/customer.ts'
import type { Session } from '../../shared/people/session.ts'
import { longDate, longTime } from '../../shared/times.ts'
import { t } from '../../shared/words.ts'
import { Button } from '../../ui/button.tsx'
import { LineIcon } from '../../ui/line-icon.tsx'
import { LoadFault } from '../../ui/load-fault.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Loading, Skeleton } from '../../ui/skeleton.tsx'
import { deviceWords } from './device-words.ts'
import { GooglePart } from './google-part.tsx'

type Props = {
  heading: string
  description: string
  timeZone: string
  preview: { person: Person; sessions: Session[] } | null
}

export default function DeviceList({ heading, description, timeZone, preview }: Props) {
  const { data: sessions, fault, retry } = useSessions(preview?.sessions)
  return (
    <AccountShell current="devices" heading={heading} preview={preview?.person ?? null}>
      {description && <p className="mb-8 max-w-[60ch] text-ink-soft">{description}</p>}
      {fault && <LoadFault text={fault} retry={retry} />}
      {!sessions && !fault && <DeviceSkeleton />}
      {sessions && (
        <>
          <ul className="divide-y divide-line border-y border-line">
            {sessions.map((session) => (
              <li key={session._id}>
                <Device session={session} timeZone={timeZone} />
              </li>
            ))}
          </ul>
          {sessions.length > 1 && <EndOthers />}
          <GooglePart timeZone={timeZone} isPreview={preview !== null} />
        </>
      )}
    </AccountShell>
  )
}

function Device({ session, timeZone }: { session: Session; timeZone: string }) {
  const end = useEndSession()
  const name = deviceWords(session.device)
  const Mark = /Android|iPhone|iPad/.test(name) ? Smartphone : Laptop
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-3 py-5">
      <LineIcon of={Mark} className="size-6 shrink-0 text-ink-soft" />
      <div className="min-w-0 flex-1 leading-snug">
        <p className="font-semibold">{name}</p>
        <p className="mt-0.5 text-sm text-ink-soft">
          {session.isThis ? t('This device') : t('Last used {time}', { time: longTime(session.used, timeZone) })}
          {` · ${t('signed in on {date}', { date: longDate(session.created, timeZone) })}`}
        </p>
      </div>
      {!session.isThis && (
        <Button look="secondary" busy={end.isPending} onClick={() => end.mutate(session._id)}>
          {t('Sign out')}
          <span className="sr-only"> {t('on {name}', { name })}</span>
        </Button>
      )}
      {end.error && (
        <Notice kind="danger" className="w-full">
          {end.error.message}
        </Notice>
      )}
    </div>
  )
}

function EndOthers() {
  const end = useEndOtherSessions()
  const press = () => end.mutate(undefined, { onSuccess: () => toast.success(t('Every other device is signed out')) })
  return (
    <div className="mt-6 grid justify-items-start gap-4">
      {end.error && <Notice kind="danger">{end.error.message}</Notice>}
      <Button look="secondary" busy={end.isPending} onClick={press}>
        {t('Sign out on every other device')}
      </Button>
    </div>
  )
}

function DeviceSkeleton() {
  return (
    <Loading text={t('Loading your devices')}>
      <div className="divide-y divide-line border-y border-line">
        {[0, 1].map((place) => (
          <div key={place} className="flex items-center gap-4 py-5">
            <Skeleton className="size-6" />
            <div className="grid flex-1 gap-2">
              <Skeleton className="h-5 w-40" />
              <Skeleton className="h-4 w-56" />
            </div>
          </div>
        ))}
      </div>
    </Loading>
  )
}
