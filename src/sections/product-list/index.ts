import { defineSection } from '../define/section.ts'
import { looks, sample, schema } from './product-list.schema.ts'
import { loadProductList, ProductListView } from './product-list.tsx'

export const productList = defineSection({
  type: 'product-list',
  title: 'Product list',
  category: 'commerce',
  schema,
  sample,
  looks,
  view: ProductListView,
  load: loadProductList,
})
