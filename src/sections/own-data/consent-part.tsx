import { useChangeMailConsent, useChangeNewsletterConsent, useConsents } from '../../client/consents.ts'
import type { Consents } from '../../shared/people/consents.ts'
import type { MailKind } from '../../shared/people/mail-kinds.ts'
import { longDate } from '../../shared/times.ts'
import { t } from '../../shared/words.ts'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Link } from '../../ui/link.tsx'
import { LoadFault } from '../../ui/load-fault.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Loading, Skeleton } from '../../ui/skeleton.tsx'
import { Words } from '../../ui/words.tsx'

type Props = { timeZone: string; preview: Consents | null }

/** The user's consents, and controls to change them. */
export function ConsentPart({ timeZone, preview }: Props) {
  const { data, fault, retry } = useConsents(preview)
  if (fault) return <LoadFault text={fault} retry={retry} />
  if (!data)
    return (
      <Loading text={t('Loading what you agreed to')}>
        <Skeleton className="h-16 max-w-[60ch]" />
      </Loading>
    )
  return (
    <div className="grid max-w-[60ch] gap-3">
      {data.isProven ? (
        <Newsletter {...data.newsletter} timeZone={timeZone} />
      ) : (
        <p className="text-ink-soft">
          <Words
            text="The newsletter is turned on and off here once you have {link}."
            values={{
              link: (
                <Link href="/setting/profile" className="font-semibold text-link underline underline-offset-4">
                  {t('confirmed your email')}
                </Link>
              ),
            }}
          />
        </p>
      )}
      <Mails
        kind="price-drops"
        label={t('Mails when something of your wishlist costs less, or is back')}
        wanted={data.priceDrops.wanted}
        disabled={!data.isProven && !data.priceDrops.wanted}
      />
      <Mails
        kind="review-requests"
        label={t('A mail that asks for a review some days after a delivery')}
        wanted={data.reviewRequests.wanted}
      />
      <p className="text-sm text-ink-soft">
        {t('What we mail you about your orders, and about signing in, comes with the account and needs no agreement.')}
      </p>
    </div>
  )
}

type MailsProps = { kind: MailKind; label: string; wanted: boolean; disabled?: boolean }

function Mails({ kind, label, wanted, disabled = false }: MailsProps) {
  const change = useChangeMailConsent()
  return (
    <div className="border-b border-line pb-2">
      <Checkbox
        label={<span className="font-semibold">{label}</span>}
        role="switch"
        checked={change.isPending ? change.variables.wanted : wanted}
        disabled={disabled || change.isPending}
        onChange={({ target }) => change.mutate({ kind, wanted: target.checked })}
      />
      {change.error && (
        <Notice kind="danger" className="mt-3">
          {change.error.message}
        </Notice>
      )}
    </div>
  )
}

type Said = Consents['newsletter'] & { timeZone: string }

const places = {
  ACCOUNT: 'here in your account',
  FORM: 'by a form or a link in a mail',
  IMPORT: 'as we were told elsewhere',
}

function Newsletter({ wanted, since, source, timeZone }: Said) {
  const change = useChangeNewsletterConsent()
  return (
    <div className="border-y border-line py-3">
      <Checkbox
        label={<span className="font-semibold">{t('Newsletter by email')}</span>}
        role="switch"
        checked={change.isPending ? change.variables : wanted}
        disabled={change.isPending}
        onChange={({ target }) => change.mutate(target.checked)}
      />
      <p className="pl-8 text-sm text-ink-soft" aria-live="polite">
        {since === null
          ? t('You have not asked for it.')
          : t(wanted ? 'You agreed on {date}, {place}.' : 'You withdrew it on {date}, {place}.', {
              date: longDate(since, timeZone),
              place: t(places[source ?? 'FORM']),
            })}
      </p>
      {change.error && (
        <Notice kind="danger" className="mt-3">
          {change.error.message}
        </Notice>
      )}
    </div>
  )
}
