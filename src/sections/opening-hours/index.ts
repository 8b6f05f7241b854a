import { defineSection } from '../define/section.ts'
import { looks, sample, schema } from './opening-hours.schema.ts'
import { OpeningHoursView } from './opening-hours.tsx'

export const openingHours = defineSection({
  type: 'opening-hours',
  title: 'Opening hours',
  category: 'contact',
  schema,
  sample,
  looks,
  view: OpeningHoursView,
})
