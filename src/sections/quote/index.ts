import { defineSection } from '../define/section.ts'
import { looks, sample, schema } from './quote.schema.ts'
import { QuoteView } from './quote.tsx'

export const quote = defineSection({
  type: 'quote',
  title: 'Quote',
  category: 'proof',
  schema,
  sample,
  looks,
  view: QuoteView,
})
