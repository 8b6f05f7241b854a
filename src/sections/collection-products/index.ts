import { defineSection } from '../define/section.ts'
import { sample, schema } from './collection-products.schema.ts'
import { CollectionProductsView, loadCollection } from './collection-products.tsx'

export const collectionProducts = defineSection({
  type: 'collection-products',
  title: 'Collection products',
  category: 'commerce',
  schema,
  sample,
  words: 'collection products filter',
  view: CollectionProductsView,
  load: loadCollection,
  only: 'collection',
})
