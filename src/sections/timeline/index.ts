import { defineSection } from '../define/section.ts'
import { looks, sample, schema } from './timeline.schema.ts'
import { TimelineView } from './timeline.tsx'

export const timeline = defineSection({
  type: 'timeline',
  title: 'Timeline',
  category: 'content',
  schema,
  sample,
  looks,
  view: TimelineView,
})
