import { linksPost, loadLinkedPost } from '../../features/blog/linked-post.schema.ts'
import { defineSection } from '../define/section.ts'
import { looks, sample, schema } from './faq.schema.ts'
import { FaqView } from './faq.tsx'

export const faq = defineSection({
  type: 'faq',
  title: 'Questions and answers',
  category: 'content',
  schema,
  sample,
  looks,
  view: FaqView,
  load: loadLinkedPost,
  loads: linksPost,
})
