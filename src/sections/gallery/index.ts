import { linksPost, loadLinkedPost } from '../../features/blog/linked-post.schema.ts'
import { defineSection } from '../define/section.ts'
import { looks, sample, schema } from './gallery.schema.ts'
import { GalleryView } from './gallery.tsx'

export const gallery = defineSection({
  type: 'gallery',
  title: 'Gallery',
  category: 'content',
  schema,
  sample,
  looks,
  view: GalleryView,
  load: loadLinkedPost,
  loads: linksPost,
})
