import { defineSection } from '../define/section.ts'
import { looks, sample, schema } from './banner.schema.ts'
import { BannerView } from './banner.tsx'

export const banner = defineSection({
  type: 'banner',
  title: 'Banners',
  category: 'content',
  schema,
  sample,
  looks,
  view: BannerView,
})
