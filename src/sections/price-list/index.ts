import { defineSection } from '../define/section.ts'
import { looks, sample, schema } from './price-list.schema.ts'
import { PriceListView } from './price-list.tsx'

export const priceList = defineSection({
  type: 'price-list',
  title: 'Price list and menu',
  category: 'content',
  schema,
  sample,
  looks,
  view: PriceListView,
})
