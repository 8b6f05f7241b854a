import { defineSection } from '../define/section.ts'
import { looks, sample, schema } from './video-hero.schema.ts'
import { VideoHeroView } from './video-hero.tsx'

export const videoHero = defineSection({
  type: 'video-hero',
  title: 'Hero with a video',
  category: 'hero',
  schema,
  sample,
  looks,
  view: VideoHeroView,
})
