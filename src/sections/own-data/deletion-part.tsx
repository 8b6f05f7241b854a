import { useState } from 'react'
import { usePerson } from '../../client/account.ts'
import { useDeparture, useTakeDepartureBack } from '../../client/departure.ts'
import { useLoaded } from '../../client/use-loaded.ts'
import type { Person } from '../../shared/people/customer.ts'
import type { Departure } from '../../shared/people/departure.ts'
import { longDate } from '../../shared/times.ts'
import { t } from '../../shared/words.ts'
import { Button } from '../../ui/button.tsx'
import { LoadFault } from '../../ui/load-fault.tsx'
import { Notice } from '../../ui/notice.tsx'
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
      <Ask email={person?.email ?? ''} needsPassword={data.needsPassword} />
    </>
  )
}

type AskProps = { email: string; needsPassword: boolean }

function Ask(props: AskProps) {
  const [asking, setAsking] = useState(false)
  if (asking) return <LoadedForm {...props} onCancel={() => setAsking(false)} />
  return (
    <Button look="secondary" onClick={() => setAsking(true)}>
      {t('Delete my account…')}
    </Button>
  )
}

const loadForm = () => import('./ask-form.tsx')

/** Few visits to this page end with it, so it is loaded on first use. */
function LoadedForm(props: AskProps & { onCancel: () => void }) {
  const { module, hasFailed, retry } = useLoaded(loadForm)
  if (hasFailed) return <LoadFault text={t('The form could not be loaded.')} retry={retry} />
  return module ? (
    <module.AskForm {...props} />
  ) : (
    <Button look="secondary" busy>
      {t('Delete my account…')}
    </Button>
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
