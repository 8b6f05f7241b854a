import { usePage } from '../../sections/define/page-info.tsx'
import { formatWhole } from '../../shared/selling/money.ts'
import { Icon } from '../../ui/icon.tsx'
import type { Listing } from './listing-data.ts'
import { isNarrowed, type ListingQuery, unnarrowed } from './listing-query.ts'

type Props = { listing: Listing; href: (change: Partial<ListingQuery>) => string }

/** The filters in force; each is a link to the list without it. */
export function Applied({ listing: { query, facets }, href }: Props) {
  const { currency } = usePage().site
  if (!isNarrowed(query)) return null
  const brandName = (path: string) => facets?.brands.find((brand) => brand.path === path)?.name ?? path
  const filters = [
    ...query.brand.map((path) => ({
      label: brandName(path),
      to: href({ brand: query.brand.filter((other) => other !== path) }),
    })),
    ...(query.min === undefined && query.max === undefined
      ? []
      : [{ label: priceText(query, currency), to: href({ min: undefined, max: undefined }) }]),
    ...(query.stock ? [{ label: 'In stock', to: href({ stock: false }) }] : []),
  ]
  return (
    <ul className="mb-6 flex flex-wrap items-center gap-x-2 gap-y-2 text-sm" aria-label="Filters in force">
      {filters.map(({ label, to }) => (
        <li key={label}>
          <a
            href={to}
            className="inline-flex min-h-11 items-center gap-1.5 rounded-button border border-line-strong px-3 hover:border-ink"
          >
            <span className="sr-only">Remove </span>
            {label}
            <Icon name="close" className="size-4" />
          </a>
        </li>
      ))}
      <li>
        <a
          href={href(unnarrowed)}
          className="inline-flex min-h-11 items-center px-2 text-link underline underline-offset-4"
        >
          Clear all
        </a>
      </li>
    </ul>
  )
}

function priceText({ min, max }: ListingQuery, currency: string): string {
  const text = (amount: number) => formatWhole(amount, currency)
  if (max === undefined) return `From ${text(min ?? 0)}`
  return min === undefined ? `Up to ${text(max)}` : `${text(min)} – ${text(max)}`
}
