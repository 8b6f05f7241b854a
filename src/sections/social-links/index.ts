import { defineSection } from '../define/section.ts'
import { looks, sample, schema } from './social-links.schema.ts'
import { SocialLinksView } from './social-links.tsx'

export const socialLinks = defineSection({
  type: 'social-links',
  title: 'Social links',
  category: 'contact',
  schema,
  sample,
  looks,
  view: SocialLinksView,
})
