import { z } from 'zod'
import { searchedQuery } from '../../shared/selling/catalogue/search-admin.ts'
import { lenient, searchOf } from '../ui/list-search.ts'

/** Three lists in one screen; each reads what is its own. */
export const searchSearch = searchOf(searchedQuery).extend({
  view: lenient(z.enum(['synonyms', 'pins'])),
  days: lenient(z.enum(['7', '90'])),
  found: lenient(searchedQuery.shape.found.unwrap()),
})
