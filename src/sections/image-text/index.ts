import { defineSection } from '../define/section.ts'
import { looks, sample, schema } from './image-text.schema.ts'
import { ImageTextView } from './image-text.tsx'

export const imageText = defineSection({
  type: 'image-text',
  title: 'Picture with text',
  category: 'content',
  schema,
  sample,
  looks,
  view: ImageTextView,
})
