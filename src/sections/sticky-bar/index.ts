import { defineSection } from '../define/section.ts'
import { sample, schema } from './sticky-bar.schema.ts'
import { StickyBarView } from './sticky-bar.tsx'

export const stickyBar = defineSection({
  type: 'sticky-bar',
  title: 'Sticky bar',
  category: 'content',
  words: 'floating bottom fixed bar call to action notice offer sticks',
  schema,
  sample,
  view: StickyBarView,
})
