import { defineSection } from '../define/section.ts'
import { sample, schema } from './recently-seen.schema.ts'
import { RecentlySeenView } from './recently-seen.tsx'

export const recentlySeen = defineSection({
  type: 'recently-seen',
  title: 'Recently seen products',
  category: 'commerce',
  words: 'recently viewed products history last looked at',
  schema,
  sample,
  view: RecentlySeenView,
})
