import { defineSection } from '../define/section.ts'
import { looks, sample, schema } from './newsletter.schema.ts'
import { NewsletterView } from './newsletter.tsx'

export const newsletter = defineSection({
  type: 'newsletter',
  title: 'Newsletter',
  category: 'contact',
  schema,
  sample,
  looks,
  view: NewsletterView,
})
