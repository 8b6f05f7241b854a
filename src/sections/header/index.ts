import { defineSection } from '../define/section.ts'
import { looks, sample, schema } from './header.schema.ts'
import { HeaderView } from './header.tsx'

export const header = defineSection({
  type: 'header',
  title: 'Header',
  category: 'structure',
  schema,
  sample,
  looks,
  view: HeaderView,
})
