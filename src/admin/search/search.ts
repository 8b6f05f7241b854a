import { z } from 'zod'
import { searchedQuery } from '../../shared/selling/search-admin.ts'
import { lenient, listSearch } from '../ui/list-search.ts'

/** Three lists in one screen; each reads what is its own. */
export const searchSearch = z.object({
  ...listSearch,
  view: lenient(z.enum(['synonyms', 'pins'])),
  sort: lenient(searchedQuery.shape.sort.unwrap()),
  days: lenient(z.enum(['7', '90'])),
  found: lenient(searchedQuery.shape.found.unwrap()),
})
