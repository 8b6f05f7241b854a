import { defineSection } from '../define/section.ts'
import { looks, sample, schema } from './feature-list.schema.ts'
import { FeatureListView } from './feature-list.tsx'

export const featureList = defineSection({
  type: 'feature-list',
  title: 'Features',
  category: 'content',
  schema,
  sample,
  looks,
  view: FeatureListView,
})
