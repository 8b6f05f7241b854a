import { defineSection } from '../define/section.ts'
import { sample, schema } from './phone-slider.schema.ts'
import { PhoneSliderView } from './phone-slider.tsx'

export const phoneSlider = defineSection({
  type: 'phone-slider',
  title: 'Features in a phone',
  category: 'content',
  schema,
  sample,
  words: 'app screenshots mobile slider mockup device feature',
  view: PhoneSliderView,
})
