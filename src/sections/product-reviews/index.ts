import { defineSection } from '../define/section.ts'
import { anchor, sample, schema } from './product-reviews.schema.ts'
import { loadReviews, ProductReviewsView } from './product-reviews.tsx'

export const productReviews = defineSection({
  type: 'product-reviews',
  title: 'Product reviews',
  category: 'commerce',
  schema,
  sample,
  words: 'ratings stars histogram customers say',
  view: ProductReviewsView,
  load: loadReviews,
  only: 'product',
  landing: anchor,
})
