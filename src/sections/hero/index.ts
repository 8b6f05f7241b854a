import { defineSection } from '../define/section.ts'
import { looks, sample, schema } from './hero.schema.ts'
import { HeroView } from './hero.tsx'

export const hero = defineSection({
  type: 'hero',
  title: 'Hero',
  category: 'hero',
  schema,
  sample,
  looks,
  view: HeroView,
})
