import { defineSection } from '../define/section.ts'
import { looks, sample, schema } from './whatsapp-button.schema.ts'
import { WhatsappButtonView } from './whatsapp-button.tsx'

export const whatsappButton = defineSection({
  type: 'whatsapp-button',
  title: 'WhatsApp button',
  category: 'contact',
  schema,
  sample,
  looks,
  view: WhatsappButtonView,
})
