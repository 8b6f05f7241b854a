import { linksPost, loadLinkedPost } from '../../features/blog/linked-post.schema.ts'
import { defineSection } from '../define/section.ts'
import { sample, schema } from './content.schema.ts'
import { ContentView } from './content.tsx'

export const content = defineSection({
  type: 'content',
  title: 'Content',
  category: 'content',
  schema,
  sample,
  words:
    'rich text article text blocks page paragraph heading body copy quote divider line spacer image button list generic',
  view: ContentView,
  load: loadLinkedPost,
  loads: linksPost,
})
