import { defineSection } from '../define/section.ts'
import { looks, sample, schema } from './footer.schema.ts'
import { FooterView } from './footer.tsx'

export const footer = defineSection({
  type: 'footer',
  title: 'Footer',
  category: 'structure',
  schema,
  sample,
  looks,
  view: FooterView,
})
