import { CategoryLinks } from '../../features/product-listing/category-links.tsx'
import { ProductListing } from '../../features/product-listing/listing.tsx'
import { type Listing, loadListing } from '../../features/product-listing/listing-data.ts'
import type { Category } from '../../shared/selling/categories.ts'
import { Band } from '../../ui/band.tsx'
import { SearchBox } from '../../ui/search-box.tsx'
import type { PageInfo } from '../define/page-info.tsx'
import type { Reads } from '../define/reads.ts'
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
    <Band band={props} className="page-end">
      <header className="mt-3 mb-8 lg:mt-8 lg:mb-10">
        <h1 className="text-4xl wrap-anywhere">{text ? <>Results for “{text}”</> : props.heading}</h1>
        <SearchBox text={text} placeholder={props.placeholder} className="mt-6" />
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
