import { defineSection } from '../define/section.ts'
import { looks, sample, schema } from './logos.schema.ts'
import { LogosView } from './logos.tsx'

export const logos = defineSection({
  type: 'logos',
  title: 'Logos',
  category: 'proof',
  schema,
  sample,
  looks,
  view: LogosView,
})
