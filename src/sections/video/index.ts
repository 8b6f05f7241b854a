import { defineSection } from '../define/section.ts'
import { looks, sample, schema } from './video.schema.ts'
import { VideoView } from './video.tsx'

export const video = defineSection({
  type: 'video',
  title: 'Video',
  category: 'content',
  schema,
  sample,
  looks,
  view: VideoView,
})
