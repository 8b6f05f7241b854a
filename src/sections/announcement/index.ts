import { defineSection } from '../define/section.ts'
import { looks, sample, schema } from './announcement.schema.ts'
import { AnnouncementView } from './announcement.tsx'

export const announcement = defineSection({
  type: 'announcement',
  title: 'Announcement',
  category: 'structure',
  schema,
  sample,
  looks,
  view: AnnouncementView,
})
