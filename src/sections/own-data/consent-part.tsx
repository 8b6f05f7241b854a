import { useChangeNewsletterConsent, useConsents } from '../../client/consents.ts'
import type { Consents } from '../../shared/people/consents.ts'
import { longDate } from '../../shared/times.ts'
import { Checkbox } from '../../ui/checkbox.tsx'
import { LoadFault } from '../../ui/load-fault.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Loading, Skeleton } from '../../ui/skeleton.tsx'

type Props = { timeZone: string; preview: Consents | null }

/** What the person has agreed to, and where they change their mind. */
export function ConsentPart({ timeZone, preview }: Props) {
  const { data, fault, retry } = useConsents(preview)
  if (fault) return <LoadFault text={fault} retry={retry} />
  if (!data)
    return (
      <Loading text="Loading what you agreed to">
        <Skeleton className="h-16 max-w-[60ch]" />
      </Loading>
    )
  return (
    <div className="grid max-w-[60ch] gap-3">
      {data.isProven ? (
        <Newsletter {...data.newsletter} timeZone={timeZone} />
      ) : (
        <p className="text-ink-soft">
          The newsletter is turned on and off here once you have{' '}
          <a href="/setting/profile" className="font-semibold text-link underline underline-offset-4">
            confirmed your email
          </a>
          .
        </p>
      )}
      <p className="text-sm text-ink-soft">
        What we mail you about your orders, and about signing in, comes with the account and needs no agreement.
      </p>
    </div>
  )
}

type Said = Consents['newsletter'] & { timeZone: string }

function Newsletter({ wanted, since, source, timeZone }: Said) {
  const change = useChangeNewsletterConsent()
  return (
    <div className="border-y border-line py-3">
      <Checkbox
        label={<span className="font-semibold">Newsletter by email</span>}
        role="switch"
        checked={change.isPending ? change.variables : wanted}
        disabled={change.isPending}
        onChange={({ target }) => change.mutate(target.checked)}
      />
      <p className="pl-8 text-sm text-ink-soft" aria-live="polite">
        {since === null
          ? 'You have not asked for it.'
          : `You ${wanted ? 'agreed' : 'withdrew it'} on ${longDate(since, timeZone)}, ${source === 'ACCOUNT' ? 'here in your account' : 'by a form or a link in a mail'}.`}
      </p>
      {change.error && (
        <Notice kind="danger" className="mt-3">
          {change.error.message}
        </Notice>
      )}
    </div>
  )
}
