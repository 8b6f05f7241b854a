import { defineSection } from '../define/section.ts'
import { looks, sample, schema } from './contact.schema.ts'
import { ContactView } from './contact.tsx'

export const contact = defineSection({
  type: 'contact',
  title: 'Contact form',
  category: 'contact',
  schema,
  sample,
  looks,
  view: ContactView,
})
