import { defineSection } from '../define/section.ts'
import { looks, sample, schema } from './pricing.schema.ts'
import { PricingView } from './pricing.tsx'

export const pricing = defineSection({
  type: 'pricing',
  title: 'Prices',
  category: 'commerce',
  schema,
  sample,
  looks,
  view: PricingView,
})
