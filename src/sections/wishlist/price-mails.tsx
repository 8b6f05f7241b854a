import { useChangeMailConsent, useConsents } from '../../client/consents.ts'
import { t } from '../../shared/words.ts'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Link } from '../../ui/link.tsx'
import { Notice } from '../../ui/notice.tsx'

/** Whether mails are sent when an item gets cheaper, or is in stock again; off unless the customer asks. */
export function PriceMails({ inert }: { inert: boolean }) {
  const { data } = useConsents(inert ? example : null)
  const change = useChangeMailConsent()
  if (!data) return null
  const { wanted } = data.priceDrops
  return (
    <div className="mt-10 max-w-[60ch] border-t border-line pt-4">
      {data.isProven || wanted ? (
        <Checkbox
          label={t('Mail me when something of it costs less, or is back')}
          role="switch"
          checked={change.isPending ? change.variables.wanted : wanted}
          disabled={change.isPending}
          onChange={({ target }) => change.mutate({ kind: 'price-drops', wanted: target.checked })}
        />
      ) : (
        <p className="text-sm text-ink-soft">
          {t('We can mail you when something of it costs less, or is back, once you have confirmed your email.')}{' '}
          <Link href="/setting/profile" className="font-semibold text-link underline underline-offset-4">
            {t('Confirm your email')}
          </Link>
        </p>
      )}
      {change.error && (
        <Notice kind="danger" className="mt-3">
          {change.error.message}
        </Notice>
      )}
    </div>
  )
}

const example = {
  isProven: true,
  newsletter: { wanted: false, since: null, source: null },
  priceDrops: { wanted: true, since: '2026-11-02T12:00:00.000Z' },
  reviewRequests: { wanted: true },
}
