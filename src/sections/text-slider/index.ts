import { defineSection } from '../define/section.ts'
import { sample, schema } from './text-slider.schema.ts'
import { TextSliderView } from './text-slider.tsx'

export const textSlider = defineSection({
  type: 'text-slider',
  title: 'Slider of text and buttons',
  category: 'content',
  schema,
  sample,
  words: 'carousel slideshow words call to action quotes',
  view: TextSliderView,
})
