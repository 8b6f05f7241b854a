import { collectionTableQuery } from '../../shared/selling/catalogue/collections.ts'
import { searchOf } from '../ui/list-search.ts'

export const collectionsSearch = searchOf(collectionTableQuery)
