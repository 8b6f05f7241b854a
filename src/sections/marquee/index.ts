import { defineSection } from '../define/section.ts'
import { looks, sample, schema } from './marquee.schema.ts'
import { MarqueeView } from './marquee.tsx'

export const marquee = defineSection({
  type: 'marquee',
  title: 'Moving line',
  category: 'content',
  schema,
  sample,
  looks,
  view: MarqueeView,
})
