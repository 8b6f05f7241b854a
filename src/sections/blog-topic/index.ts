import { defineSection } from '../define/section.ts'
import { sample, schema } from './blog-topic.schema.ts'
import { BlogAuthorView, BlogTopicView, loadTopic } from './blog-topic.tsx'

export const blogCategory = defineSection({
  type: 'blog-category',
  title: 'Blog category',
  category: 'content',
  schema,
  sample,
  words: 'topic heading name picture',
  view: BlogTopicView,
  load: loadTopic('blogCategory'),
  only: 'blogCategory',
})

export const blogTag = defineSection({
  type: 'blog-tag',
  title: 'Blog tag',
  category: 'content',
  schema,
  sample,
  words: 'topic heading name picture',
  view: BlogTopicView,
  load: loadTopic('blogTag'),
  only: 'blogTag',
})

export const blogAuthor = defineSection({
  type: 'blog-author',
  title: 'Blog author',
  category: 'content',
  schema,
  sample,
  words: 'writer portrait biography',
  view: BlogAuthorView,
  load: loadTopic('blogAuthor'),
  only: 'blogAuthor',
})
