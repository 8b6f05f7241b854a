import { defineSection } from '../define/section.ts'
import { looks, sample, schema } from './enquiry.schema.ts'
import { EnquiryView } from './enquiry.tsx'

export const enquiry = defineSection({
  type: 'enquiry',
  title: 'Enquiry',
  category: 'contact',
  schema,
  sample,
  looks,
  view: EnquiryView,
})
