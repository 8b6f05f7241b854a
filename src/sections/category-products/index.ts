import { defineSection } from '../define/section.ts'
import { sample, schema } from './category-products.schema.ts'
import { CategoryProductsView, loadCategory } from './category-products.tsx'

export const categoryProducts = defineSection({
  type: 'category-products',
  title: 'Category products',
  category: 'commerce',
  schema,
  sample,
  words: 'collection products filter',
  view: CategoryProductsView,
  load: loadCategory,
  only: 'category',
})
