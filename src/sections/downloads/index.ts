import { defineSection } from '../define/section.ts'
import { sample, schema } from './downloads.schema.ts'
import { DownloadsView } from './downloads.tsx'

export const downloads = defineSection({
  type: 'downloads',
  title: 'Downloads',
  words: 'files documents pdf brochure catalogue links',
  category: 'content',
  schema,
  sample,
  view: DownloadsView,
})
