import { defineSection } from '../define/section.ts'
import { sample, schema } from './brand-grid.schema.ts'
import { BrandGridView, loadBrands } from './brand-grid.tsx'

export const brandGrid = defineSection({
  type: 'brand-grid',
  title: 'Brand grid',
  category: 'commerce',
  words: 'brands logos makers labels shop by brand tiles',
  schema,
  sample,
  view: BrandGridView,
  load: loadBrands,
})
