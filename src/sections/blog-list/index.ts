import { defineSection } from '../define/section.ts'
import { looks, sample, schema } from './blog-list.schema.ts'
import { BlogListView } from './blog-list.tsx'
import { loadBlogList } from './load-blog-list.ts'

export const blogList = defineSection({
  type: 'blog-list',
  title: 'Blog posts',
  category: 'content',
  schema,
  sample,
  looks,
  view: BlogListView,
  load: loadBlogList,
})
