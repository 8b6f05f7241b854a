import { usePage } from '../../sections/define/page-info.tsx'
import type { UnderstoodWords } from '../../sections/define/reads.ts'
import { t } from '../../shared/words.ts'
import { Icon } from '../../ui/icon.tsx'
import { Link } from '../../ui/link.tsx'
import type { Listing } from './listing-data.ts'
import { isNarrowed, type ListingQuery, ticksOf, turned, unnarrowed } from './listing-query.ts'
import { priceText, tickLabel } from './value-label.ts'

type Props = {
  listing: Listing
  href: (change: Partial<ListingQuery>) => string
  understood: UnderstoodWords[]
}

/** The filters in force; each is a link to the list without it. */
export function Applied({ listing: { query, facets }, href, understood }: Props) {
  const { currency } = usePage().site
  if (!isNarrowed(query) && understood.length === 0) return null
  const filters = [
    ...understood.map((words) => ({ label: labelOf(words, currency), to: href({ q: words.without }) })),
    ...ticksOf(query).map((tick) => ({ label: tickLabel(tick, facets), to: href(turned(query, tick)) })),
    ...(query.min === undefined && query.max === undefined
      ? []
      : [{ label: priceText(query, currency), to: href({ min: undefined, max: undefined }) }]),
  ]
  return (
    <ul className="mb-6 flex flex-wrap items-center gap-x-2 gap-y-2 text-sm" aria-label={t('Filters in force')}>
      {filters.map(({ label, to }) => (
        <li key={label}>
          <Link
            href={to}
            className="inline-flex min-h-11 items-center gap-1.5 rounded-button border border-line-strong px-3 hover:border-ink"
          >
            <span className="sr-only">{t('Remove')} </span>
            {label}
            <Icon name="close" className="size-4" />
          </Link>
        </li>
      ))}
      {isNarrowed(query) && (
        <li>
          <Link
            href={href(unnarrowed)}
            className="inline-flex min-h-11 items-center px-2 text-link underline underline-offset-4"
          >
            {t('Clear all')}
          </Link>
        </li>
      )}
    </ul>
  )
}

/** Label of an understood filter: `Size: XL`, `Up to ₹1,500`, a brand's name. */
function labelOf({ option, value, price }: UnderstoodWords, currency: string): string {
  if (price) return priceText({ min: price.min, max: price.max }, currency)
  return option ? `${option}: ${value}` : value
}
