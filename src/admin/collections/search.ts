import { z } from 'zod'
import { collectionTableQuery } from '../../shared/selling/collections.ts'
import { lenient, listSearch } from '../ui/list-search.ts'

export const collectionsSearch = z.object({
  ...listSearch,
  sort: lenient(collectionTableQuery.shape.sort.unwrap()),
})
