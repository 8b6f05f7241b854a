import { z } from 'zod'
import { productsSearch } from '../products/search.ts'
import { lenient } from '../ui/list-search.ts'

/** The filters of the owner's table, and what a row of cells is. */
export const tableSearch = productsSearch.extend({ rows: lenient(z.enum(['products', 'variants'])) })

export type TableSearch = z.output<typeof tableSearch>
