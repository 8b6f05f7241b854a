import { defineSection } from '../define/section.ts'
import { areas, looks, sample, schema } from './container.schema.ts'
import { ContainerView } from './container.tsx'

export const container = defineSection({
  type: 'container',
  title: 'Container',
  category: 'content',
  schema,
  sample,
  looks,
  areas,
  view: ContainerView,
})
