import { defineSection } from '../define/section.ts'
import { sample, schema } from './comments.schema.ts'
import { CommentsView, loadPostId } from './comments.tsx'

export const comments = defineSection({
  type: 'comments',
  title: 'Comments',
  category: 'content',
  schema,
  sample,
  words: 'discussion replies guest book blog',
  view: CommentsView,
  load: loadPostId,
  only: 'post',
})
