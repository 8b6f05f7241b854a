import { defineSection } from '../define/section.ts'
import { sample, schema } from './home-slider.schema.ts'
import { HomeSliderView } from './home-slider.tsx'

export const homeSlider = defineSection({
  type: 'home-slider',
  title: 'Home slider',
  category: 'hero',
  schema,
  sample,
  words: 'food restaurant cafe menu special offer banner slideshow carousel rotating',
  view: HomeSliderView,
})
