import { linksPost, loadLinkedPost } from '../../features/blog/linked-post.schema.ts'
import { defineSection } from '../define/section.ts'
import { looks, sample, schema } from './cta.schema.ts'
import { CtaView } from './cta.tsx'

export const cta = defineSection({
  type: 'cta',
  title: 'Call to action',
  category: 'content',
  schema,
  sample,
  looks,
  view: CtaView,
  load: loadLinkedPost,
  loads: linksPost,
})
