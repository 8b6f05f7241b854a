import { defineSection } from '../define/section.ts'
import { looks, sample, schema } from './promise-strip.schema.ts'
import { PromiseStripView } from './promise-strip.tsx'

export const promiseStrip = defineSection({
  type: 'promise-strip',
  title: 'Promises',
  category: 'proof',
  schema,
  sample,
  looks,
  view: PromiseStripView,
})
