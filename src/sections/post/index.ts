import { defineSection } from '../define/section.ts'
import { sample, schema } from './post.schema.ts'
import { loadPost, PostView } from './post.tsx'

export const post = defineSection({
  type: 'post',
  title: 'Blog post',
  category: 'content',
  schema,
  sample,
  words: 'article blog story',
  view: PostView,
  load: loadPost,
  only: 'post',
})
