import { z } from 'zod'
import { brandTableQuery } from '../../shared/selling/brands.ts'
import { lenient, listSearch } from '../ui/list-search.ts'

export const brandsSearch = z.object({ ...listSearch, sort: lenient(brandTableQuery.shape.sort.unwrap()) })
