import { defineSection } from '../define/section.ts'
import { looks, sample, schema } from './countdown.schema.ts'
import { CountdownView } from './countdown.tsx'

export const countdown = defineSection({
  type: 'countdown',
  title: 'Countdown',
  category: 'content',
  schema,
  sample,
  looks,
  view: CountdownView,
})
