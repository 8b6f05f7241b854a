import { type ReactNode, useId } from 'react'
import { say } from '../../shared/own-words.ts'
import { productSorts } from '../../shared/selling/product-sorts.ts'
import { buttonClass } from '../../ui/button.tsx'
import { Pagination } from '../../ui/pagination.tsx'
import { Applied } from './applied.tsx'
import { FilterPanel } from './filters.tsx'
import type { ListingSettings } from './listing.schema.ts'
import { hrefs, type Listing } from './listing-data.ts'
import { isNarrowed, type ListingQuery, unnarrowed } from './listing-query.ts'
import { ProductCards } from './product-cards.tsx'

type Props = {
  listing: Listing
  settings: ListingSettings
  /** What to offer instead when nothing is found. */
  instead?: ReactNode
}

/**
 * A product list with side filter, sort bar and pagination (S30, S32). It is made of links and one form, so it works
 * without script and every view of it has an address.
 */
export function ProductListing({ listing, settings, instead }: Props) {
  const panel = useId()
  const href = hrefs(listing, settings)
  const { query, items } = listing
  // An empty list that no filter made empty has nothing to filter.
  const facets = listing.total > 0 || isNarrowed(query) ? listing.facets : undefined
  return (
    <div className={facets ? 'grid gap-x-10 lg:grid-cols-[15rem_minmax(0,1fr)]' : undefined}>
      {facets && <FilterPanel id={panel} facets={facets} listing={listing} settings={settings} />}
      <div className="min-w-0">
        {(facets || listing.total > 0) && (
          <div className="mb-6 flex flex-wrap items-center gap-x-8 gap-y-2 border-b border-line pb-3">
            {facets && (
              <button type="button" popoverTarget={panel} className={buttonClass('secondary', 'lg:hidden')}>
                {say('filters.title')}
              </button>
            )}
            <p className="text-ink-soft max-lg:ml-auto">{countText(listing.total)}</p>
            {settings.sortBar && listing.total > 1 && <SortBar query={query} href={href} />}
          </div>
        )}
        <Applied listing={listing} href={href} />
        {items.length === 0 ? (
          <NothingFound clear={isNarrowed(query) ? href(unnarrowed) : undefined}>{instead}</NothingFound>
        ) : (
          <ProductCards
            items={items}
            look={settings.card}
            arrangement={facets ? 'beside' : 'grid'}
            level={2}
            eager={2}
          />
        )}
        <Pagination page={query.p} pages={listing.pages} href={(p) => href({ p })} />
      </div>
    </div>
  )
}

const numbers = new Intl.NumberFormat('en-IN')

const countText = (total: number) => (total === 1 ? '1 product' : `${numbers.format(total)} products`)

function SortBar({ query, href }: { query: ListingQuery; href: (change: Partial<ListingQuery>) => string }) {
  return (
    <nav
      aria-label="Sort"
      className="flex gap-x-5 overflow-x-auto whitespace-nowrap text-sm [scrollbar-width:none] max-lg:w-full lg:ml-auto"
    >
      {Object.entries(productSorts).map(([sort, label]) => (
        <a
          key={sort}
          href={href({ sort: sort as ListingQuery['sort'] })}
          aria-current={sort === query.sort || undefined}
          className="flex min-h-11 items-center text-ink-soft hover:text-ink aria-[current]:font-semibold aria-[current]:text-ink"
        >
          {label}
        </a>
      ))}
    </nav>
  )
}

function NothingFound({ clear, children }: { clear: string | undefined; children: ReactNode }) {
  return (
    <div className="py-6">
      <p className="font-display text-2xl">{say('product.empty')}</p>
      {clear ? (
        <>
          <p className="mt-2 text-ink-soft">Nothing here fits all of the filters.</p>
          <a href={clear} className={buttonClass('secondary', 'mt-6')}>
            Clear the filters
          </a>
        </>
      ) : (
        children
      )}
    </div>
  )
}
