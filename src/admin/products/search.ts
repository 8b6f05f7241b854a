import { z } from 'zod'
import { productTableQuery } from '../../shared/selling/products-admin.ts'
import { lenient, listSearch } from '../ui/list-search.ts'

const { sort, status, category, brand, stock } = productTableQuery.shape

export const productsSearch = z.object({
  ...listSearch,
  sort: lenient(sort.unwrap()),
  status: lenient(status),
  category: lenient(category),
  brand: lenient(brand),
  stock: lenient(stock),
})
