import { defineSection } from '../define/section.ts'
import { looks, sample, schema } from './feature-tabs.schema.ts'
import { FeatureTabsView } from './feature-tabs.tsx'

export const featureTabs = defineSection({
  type: 'feature-tabs',
  title: 'Tabs',
  category: 'content',
  schema,
  sample,
  looks,
  view: FeatureTabsView,
})
