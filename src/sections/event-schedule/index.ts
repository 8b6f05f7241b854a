import { defineSection } from '../define/section.ts'
import { looks, sample, schema } from './event-schedule.schema.ts'
import { EventScheduleView } from './event-schedule.tsx'

export const eventSchedule = defineSection({
  type: 'event-schedule',
  title: 'Programme',
  category: 'content',
  schema,
  sample,
  looks,
  view: EventScheduleView,
})
