import { defineSection } from '../define/section.ts'
import { sample, schema } from './product-list.schema.ts'
import { loadProductList, ProductListView } from './product-list.tsx'

export const productList = defineSection({
  type: 'product-list',
  title: 'Product list',
  category: 'commerce',
  schema,
  sample,
  view: ProductListView,
  load: loadProductList,
})
