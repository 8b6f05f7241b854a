import { productTableQuery } from '../../shared/selling/catalogue/products-admin.ts'
import { searchOf } from '../ui/list-search.ts'

export const productsSearch = searchOf(productTableQuery, 'status', 'category', 'brand', 'stock')
