import { defineSection } from '../define/section.ts'
import { looks, sample, schema } from './image-strip-hero.schema.ts'
import { ImageStripHeroView } from './image-strip-hero.tsx'

export const imageStripHero = defineSection({
  type: 'image-strip-hero',
  title: 'Hero with a strip of pictures',
  category: 'hero',
  schema,
  sample,
  looks,
  view: ImageStripHeroView,
})
