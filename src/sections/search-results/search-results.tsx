import type { Category } from '../../shared/catalog.ts'
import { Band } from '../../ui/band.tsx'
import { buttonClass } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import type { PageInfo } from '../define/page-info.tsx'
import type { Reads } from '../define/reads.ts'
import { CategoryLinks } from '../product-listing/category-links.tsx'
import { ProductListing } from '../product-listing/listing.tsx'
import { type Listing, loadListing } from '../product-listing/listing-data.ts'
import type { SearchResults } from './search-results.schema.ts'

export type SearchData = { text: string; listing: Listing; suggestions: Category[] }

/** Products that answer `?q=`; without it, all of them. When there are none, the site's main categories are suggested. */
export async function loadSearch(props: SearchResults, reads: Reads, page: PageInfo): Promise<SearchData> {
  const text = page.query.q?.trim() ?? ''
  const listing = await loadListing(props, reads, page.query, { path: '/search', text: text || undefined })
  const categories = listing.total === 0 ? await reads.categories() : []
  return { text, listing, suggestions: categories.filter(({ parentId }) => parentId === null) }
}

export function SearchResultsView({ props, data }: { props: SearchResults; data: SearchData }) {
  const { text, listing, suggestions } = data
  return (
    <Band band={props}>
      <header className="mb-8 lg:mb-10">
        <h1 className="text-4xl wrap-anywhere">{text ? <>Results for “{text}”</> : props.heading}</h1>
        <SearchBox text={text} placeholder={props.placeholder} />
      </header>
      <ProductListing
        listing={listing}
        settings={props}
        instead={
          <>
            <p className="mt-2 mb-6 max-w-[44ch] text-ink-soft">
              Check the spelling, try fewer words, or look through what the shop has.
            </p>
            <CategoryLinks categories={suggestions} label="Categories" />
          </>
        }
      />
    </Band>
  )
}

function SearchBox({ text, placeholder }: { text: string; placeholder: string }) {
  return (
    <search>
      <form action="/search" className="mt-6 flex max-w-[40rem] gap-2">
        <input
          type="search"
          name="q"
          aria-label="Search"
          defaultValue={text}
          placeholder={placeholder}
          maxLength={200}
          className="min-h-12 min-w-0 flex-1 rounded-button border border-line-strong bg-transparent px-4 placeholder:text-ink-soft"
        />
        <button type="submit" className={buttonClass()}>
          <Icon name="search" />
          <span className="max-sm:sr-only">Search</span>
        </button>
      </form>
    </search>
  )
}
