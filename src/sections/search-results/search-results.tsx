import { CategoryLinks } from '../../features/product-listing/category-links.tsx'
import { ProductListing } from '../../features/product-listing/listing.tsx'
import { type Listing, loadListing } from '../../features/product-listing/listing-data.ts'
import { withProducts } from '../../features/product-listing/ways-out.ts'
import CountSearch from '../../features/search-field/count-search.island.tsx'
import { SearchForm } from '../../features/search-field/search-form.tsx'
import type { PostItem } from '../../shared/content/blog/posts.ts'
import type { Category } from '../../shared/selling/catalogue/categories.ts'
import { t } from '../../shared/words.ts'
import { Band } from '../../ui/band.tsx'
import { Island } from '../define/island.tsx'
import type { PageInfo } from '../define/page-info.tsx'
import type { Reads, SearchedElsewhere } from '../define/reads.ts'
import { defineSection } from '../define/section.ts'
import { Elsewhere } from './elsewhere.tsx'
import { type SearchResults, sample, schema } from './search-results.schema.ts'

export type SearchData = {
  text: string
  listing: Listing
  suggestions: Category[]
  /** Undefined without a text. */
  elsewhere: (SearchedElsewhere & { posts: PostItem[] }) | undefined
}

const mostPosts = 4
const mostSuggested = 12

/**
 * Products that answer `?q=`, the best first, and what else does; without it, all products. When there are none, the site's main
 * categories are suggested.
 */
async function loadSearch(props: SearchResults, reads: Reads, page: PageInfo): Promise<SearchData> {
  const text = page.query.q?.trim() ?? ''
  const listing = await loadListing(settingsOf(props, text), reads, page.query, {
    path: '/search',
    text: text || undefined,
  })
  // In sequence: the text is analysed once, and a search takes few connections.
  const elsewhere = text ? await loadElsewhere(reads, text) : undefined
  const categories = listing.total === 0 ? await reads.categories() : []
  const mains = categories.filter(({ parentId }) => parentId === null).slice(0, mostSuggested)
  return { text, listing, elsewhere, suggestions: await withProducts(reads, mains) }
}

async function loadElsewhere(reads: Reads, text: string): Promise<SearchData['elsewhere']> {
  const searched = await reads.searched(text)
  const posts = await reads.posts({ text, page: 0, size: mostPosts })
  return { ...searched, posts: posts.items }
}

/** Searches sort by relevance. */
const settingsOf = (props: SearchResults, text: string) => (text ? { ...props, sort: 'relevance' as const } : props)

function SearchResultsView({ props, data }: { props: SearchResults; data: SearchData }) {
  const { text, listing, suggestions, elsewhere } = data
  return (
    <Band band={props} className="page-end">
      <header className="mt-3 mb-8 lg:mt-8 lg:mb-10">
        <h1 className="text-4xl wrap-anywhere">{text ? t('Results for “{text}”', { text }) : props.heading}</h1>
        <SearchForm text={text} placeholder={props.placeholder} look="page" className="mt-6" />
      </header>
      {elsewhere && <Elsewhere {...elsewhere} />}
      {elsewhere && !elsewhere.isWhole && (
        <p className="mb-6 text-ink-soft">{t('Nothing has all of these words. These have some of them.')}</p>
      )}
      <ProductListing
        listing={listing}
        settings={settingsOf(props, text)}
        understood={elsewhere?.understood}
        instead={
          <>
            <p className="mt-2 mb-6 max-w-[44ch] text-ink-soft">
              {t('Check the spelling, try fewer words, or look through what the shop has.')}
            </p>
            <CategoryLinks categories={suggestions} label={t('Categories')} />
          </>
        }
      />
      {text && <Island name="count-search" of={CountSearch} props={{ text }} start="idle" />}
    </Band>
  )
}

export const searchResults = defineSection({
  type: 'search-results',
  title: 'Search results',
  category: 'commerce',
  schema,
  sample,
  words: 'search',
  view: SearchResultsView,
  load: loadSearch,
  only: 'search',
})
