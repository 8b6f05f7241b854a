import { defineSection } from '../define/section.ts'
import { sample, schema } from './before-after.schema.ts'
import { BeforeAfterView } from './before-after.tsx'

export const beforeAfter = defineSection({
  type: 'before-after',
  title: 'Before and after',
  words: 'image comparison slider compare two pictures divider',
  category: 'content',
  schema,
  sample,
  view: BeforeAfterView,
})
