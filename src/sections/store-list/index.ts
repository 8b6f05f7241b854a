import { defineSection } from '../define/section.ts'
import { looks, sample, schema } from './store-list.schema.ts'
import { StoreListView } from './store-list.tsx'

export const storeList = defineSection({
  type: 'store-list',
  title: 'Shops and offices',
  category: 'contact',
  schema,
  sample,
  looks,
  view: StoreListView,
})
