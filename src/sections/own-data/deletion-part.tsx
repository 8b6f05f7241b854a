import { useState } from 'react'
import { usePerson } from '../../client/account.ts'
import { useAskForDeparture, useDeparture, useTakeDepartureBack } from '../../client/departure.ts'
import { useCheckedForm } from '../../client/form.ts'
import type { Person } from '../../shared/people/customer.ts'
import { type Departure, departureBody } from '../../shared/people/departure.ts'
import { longDate } from '../../shared/times.ts'
import { t } from '../../shared/words.ts'
import { Button } from '../../ui/button.tsx'
import { LoadFault } from '../../ui/load-fault.tsx'
import { Notice } from '../../ui/notice.tsx'
import { PasswordField } from '../../ui/password-field.tsx'
import { Loading, Skeleton } from '../../ui/skeleton.tsx'

type Props = { text: string; timeZone: string; preview: { person: Person; departure: Departure } | null }

export function DeletionPart({ text, timeZone, preview }: Props) {
  const { data, fault, retry } = useDeparture(preview?.departure)
  const { data: person } = usePerson(preview?.person)
  if (fault) return <LoadFault text={fault} retry={retry} />
  if (!data)
    return (
      <Loading text={t('Loading your account')}>
        <Skeleton className="h-24 max-w-[60ch]" />
      </Loading>
    )
  if (data.due) return <Waiting date={longDate(data.due, timeZone)} />
  if (data.isMember)
    return (
      <p className="max-w-[60ch] text-ink-soft">
        {t(
          'You work for this site. Your account here is deleted once you have handed the site over or left its staff.',
        )}
      </p>
    )
  return (
    <>
      <p className="mb-5 max-w-[60ch] text-ink-soft">{text}</p>
      <Ask email={person?.email ?? ''} />
    </>
  )
}

function Ask({ email }: { email: string }) {
  const [asking, setAsking] = useState(false)
  if (asking) return <AskForm email={email} onCancel={() => setAsking(false)} />
  return (
    <Button look="secondary" onClick={() => setAsking(true)}>
      {t('Delete my account…')}
    </Button>
  )
}

/** Confirms with the password. A form of its own, so that nothing of a cancelled try is left. */
function AskForm({ email, onCancel }: { email: string; onCancel: () => void }) {
  const ask = useAskForDeparture()
  const { field, submit, busy, fault } = useCheckedForm({ schema: departureBody, send: ask })
  return (
    <form method="post" noValidate onSubmit={submit} className="grid max-w-[26rem] gap-5">
      {fault && <Notice kind="danger">{fault}</Notice>}
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <PasswordField label={t('Password')} autoComplete="current-password" required {...field('currentPassword')} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={busy}>
          {t('Delete my account')}
        </Button>
        <Button look="secondary" onClick={onCancel}>
          {t('Cancel')}
        </Button>
      </div>
    </form>
  )
}

function Waiting({ date }: { date: string }) {
  const keep = useTakeDepartureBack()
  return (
    <div className="grid max-w-[60ch] justify-items-start gap-5">
      <Notice kind="info">
        {t('Your account will be deleted on {date}. An order that is still on its way is delivered first.', { date })}
      </Notice>
      {keep.error && <Notice kind="danger">{keep.error.message}</Notice>}
      <Button busy={keep.isPending} onClick={() => keep.mutate()}>
        {t('Keep my account')}
      </Button>
    </div>
  )
}
