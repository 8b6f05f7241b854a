import { defineSection } from '../define/section.ts'
import { looks, sample, schema } from './stats-grid.schema.ts'
import { StatsGridView } from './stats-grid.tsx'

export const statsGrid = defineSection({
  type: 'stats-grid',
  title: 'Grid of numbers',
  category: 'proof',
  schema,
  sample,
  looks,
  view: StatsGridView,
})
