import { defineSection } from '../define/section.ts'
import { sample, schema } from './footer.schema.ts'
import { FooterView } from './footer.tsx'

export const footer = defineSection({
  type: 'footer',
  title: 'Footer',
  category: 'structure',
  schema,
  sample,
  words: 'bottom links menu',
  view: FooterView,
})
