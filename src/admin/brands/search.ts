import { brandTableQuery } from '../../shared/selling/catalogue/brands.ts'
import { searchOf } from '../ui/list-search.ts'

export const brandsSearch = searchOf(brandTableQuery)
