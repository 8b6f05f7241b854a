import { defineSection } from '../define/section.ts'
import { looks, sample, schema } from './team.schema.ts'
import { TeamView } from './team.tsx'

export const team = defineSection({
  type: 'team',
  title: 'People',
  category: 'proof',
  schema,
  sample,
  looks,
  view: TeamView,
})
