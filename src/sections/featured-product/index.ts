import { defineSection } from '../define/section.ts'
import { sample, schema } from './featured-product.schema.ts'
import { FeaturedProductView, loadFeaturedProduct } from './featured-product.tsx'

export const featuredProduct = defineSection({
  type: 'featured-product',
  title: 'Featured product',
  category: 'commerce',
  words: 'single product spotlight one product highlight buy',
  schema,
  sample,
  view: FeaturedProductView,
  load: loadFeaturedProduct,
})
