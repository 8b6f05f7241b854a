import { defineSection } from '../define/section.ts'
import { looks, sample, schema } from './stats.schema.ts'
import { StatsView } from './stats.tsx'

export const stats = defineSection({
  type: 'stats',
  title: 'Numbers',
  category: 'proof',
  schema,
  sample,
  looks,
  view: StatsView,
})
