import { type ReactNode, useId } from 'react'
import { Island } from '../../sections/define/island.tsx'
import type { UnderstoodWords } from '../../sections/define/reads.ts'
import { say } from '../../shared/own-words.ts'
import { listSorts, productSorts, shownSorts } from '../../shared/selling/catalogue/product-sorts.ts'
import { t } from '../../shared/words.ts'
import { buttonClass } from '../../ui/button.tsx'
import { Link } from '../../ui/link.tsx'
import { Pagination } from '../../ui/pagination.tsx'
import { Applied } from './applied.tsx'
import { FilterPanel } from './filters.tsx'
import ListInPlace from './list-in-place.island.tsx'
import type { ListingSettings } from './listing.schema.ts'
import { hrefs, type Listing, sizeOf } from './listing-data.ts'
import { isNarrowed, type ListingQuery } from './listing-query.ts'
import { NothingFound } from './nothing-found.tsx'
import { ProductCards } from './product-cards.tsx'
import { countText } from './value-label.ts'

type Props = {
  listing: Listing
  settings: ListingSettings
  /** Shown when nothing is found. */
  instead?: ReactNode
  /** Parts of a search text that were understood as filters. */
  understood?: UnderstoodWords[] | undefined
}

/**
 * A product list with side filter, sort bar and pagination (S30, S32). It is made of links and one form, so it works
 * without script and every view of it has an address; with script they are shown in place (T13).
 */
export function ProductListing({ listing, settings, instead, understood = [] }: Props) {
  const panel = useId()
  const href = hrefs(listing)
  const { query, items } = listing
  // An empty list that no filter made empty has nothing to filter.
  const facets = listing.total > 0 || isNarrowed(query) ? listing.facets : undefined
  const arrangement = facets ? 'beside' : 'grid'
  return (
    <div data-list-frame>
      <section
        data-list
        aria-label={t('Products')}
        tabIndex={-1}
        className={`scroll-mt-28 focus:outline-none ${facets ? 'grid gap-x-10 lg:grid-cols-[15rem_minmax(0,1fr)]' : ''}`}
      >
        {facets && <FilterPanel id={panel} facets={facets} listing={listing} />}
        <div className="min-w-0">
          {(facets || listing.total > 0) && (
            <div className="mb-6 flex flex-wrap items-center gap-x-8 gap-y-2 border-b border-line pb-3">
              {facets && (
                <button type="button" popoverTarget={panel} className={buttonClass('secondary', 'lg:hidden')}>
                  {say('filters.title')}
                </button>
              )}
              <p className="text-ink-soft max-lg:ml-auto" data-count>
                {countText(listing.total, query.q !== '')}
              </p>
              {settings.sortBar && listing.total > 1 && <SortBar listing={listing} href={href} />}
            </div>
          )}
          <Applied listing={listing} href={href} understood={understood} />
          <div data-list-note className="not-empty:mb-6" />
          <div data-products className="card-place">
            {items.length === 0 ? (
              <NothingFound listing={listing} href={href}>
                {instead}
              </NothingFound>
            ) : (
              <ProductCards items={items} look={settings.card} arrangement={arrangement} level={2} eager={2} />
            )}
          </div>
          <Pagination page={query.p} pages={listing.pages} href={(p) => href({ p })} />
        </div>
      </section>
      <Island name="list-in-place" of={ListInPlace} start="idle" props={{ cards: sizeOf(settings), arrangement }} />
    </div>
  )
}

function SortBar({ listing, href }: { listing: Listing; href: (change: Partial<ListingQuery>) => string }) {
  const { query, usualSort } = listing
  const own = usualSort === 'chosen' ? { chosen: shownSorts.chosen } : {}
  return (
    <nav
      aria-label={t('Sort')}
      className="flex gap-x-5 overflow-x-auto whitespace-nowrap text-sm [scrollbar-width:none] max-lg:w-full lg:ml-auto"
    >
      {Object.entries({ ...own, ...(query.q ? listSorts : productSorts) }).map(([sort, label]) => (
        <Link
          key={sort}
          href={href({ sort: sort as ListingQuery['sort'] })}
          aria-current={sort === query.sort || undefined}
          className="flex min-h-11 items-center text-ink-soft hover:text-ink aria-[current]:font-semibold aria-[current]:text-ink aria-[current]:[scroll-initial-target:nearest]"
        >
          {t(label)}
        </Link>
      ))}
    </nav>
  )
}
