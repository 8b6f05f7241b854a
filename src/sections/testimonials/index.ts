import { defineSection } from '../define/section.ts'
import { looks, sample, schema } from './testimonials.schema.ts'
import { TestimonialsView } from './testimonials.tsx'

export const testimonials = defineSection({
  type: 'testimonials',
  title: 'Testimonials',
  category: 'proof',
  schema,
  sample,
  looks,
  view: TestimonialsView,
})
