import { defineSection } from '../define/section.ts'
import { looks, sample, schema } from './image-carousel.schema.ts'
import { ImageCarouselView } from './image-carousel.tsx'

export const imageCarousel = defineSection({
  type: 'image-carousel',
  title: 'Image carousel',
  category: 'content',
  schema,
  sample,
  looks,
  view: ImageCarouselView,
})
