import { defineSection } from '../define/section.ts'
import { sample, schema } from './own-data.schema.ts'
import { OwnDataView } from './own-data.tsx'

export const ownData = defineSection({
  type: 'own-data',
  title: 'Own data',
  category: 'account',
  schema,
  sample,
  words: 'export copy delete account leave erase privacy personal',
  view: OwnDataView,
  only: 'own-data',
})
