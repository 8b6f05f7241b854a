import { defineSection } from '../define/section.ts'
import { looks, sample, schema } from './secondary-features.schema.ts'
import { SecondaryFeaturesView } from './secondary-features.tsx'

export const secondaryFeatures = defineSection({
  type: 'secondary-features',
  title: 'Secondary features',
  category: 'content',
  schema,
  sample,
  looks,
  view: SecondaryFeaturesView,
})
