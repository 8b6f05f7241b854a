import { defineSection } from '../define/section.ts'
import { sample, schema } from './search-results.schema.ts'
import { loadSearch, SearchResultsView } from './search-results.tsx'

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
