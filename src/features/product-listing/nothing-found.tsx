import type { ReactNode } from 'react'
import { usePage } from '../../sections/define/page-info.tsx'
import { say } from '../../shared/own-words.ts'
import { t } from '../../shared/words.ts'
import { buttonClass } from '../../ui/button.tsx'
import { Link } from '../../ui/link.tsx'
import type { Listing } from './listing-data.ts'
import { isNarrowed, type ListingQuery } from './listing-query.ts'
import { countText, priceText, tickLabel } from './value-label.ts'
import type { WayOut } from './ways-out.ts'

type Props = { listing: Listing; href: (change: Partial<ListingQuery>) => string; children: ReactNode }

/** A list without products, and what it has with fewer filters. */
export function NothingFound({ listing, href, children }: Props) {
  const { ways, query, facets } = listing
  const { currency } = usePage().site
  const all = ways.find(({ without }) => without === 'all')
  const label = ({ without }: WayOut) =>
    typeof without === 'object' ? tickLabel(without, facets) : priceText(query, currency)
  return (
    <div className="py-6">
      <p className="font-display text-2xl" data-count>
        {say('product.empty')}
      </p>
      {isNarrowed(query) && <p className="mt-2 text-ink-soft">{t('Nothing here fits all of the filters.')}</p>}
      {ways.length > (all ? 1 : 0) && (
        <ul className="mt-4">
          {ways
            .filter((way) => way !== all)
            .map((way) => (
              <li key={href(way.change)}>
                <Link
                  href={href(way.change)}
                  className="inline-flex min-h-11 items-center text-link underline underline-offset-4"
                >
                  {t('Without {filter}: {products}', {
                    filter: label(way),
                    products: countText(way.total, query.q !== ''),
                  })}
                </Link>
              </li>
            ))}
        </ul>
      )}
      {all && (
        <Link href={href(all.change)} className={buttonClass('secondary', 'mt-6')}>
          {t('Clear the filters')}
        </Link>
      )}
      {children}
    </div>
  )
}
