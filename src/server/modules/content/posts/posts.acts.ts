import type { ActTexts, ThingNames } from '../../../../shared/running/act-texts.ts'

export const postsThings = {
  blogAuthor: 'Author',
  blogCategory: 'Blog category',
  blogTag: 'Blog tag',
  post: 'Blog post',
} as const satisfies ThingNames

export const postsActs = {
  'blogAuthor.add': ['blogAuthor', 'added an author'],
  'blogAuthor.change': ['blogAuthor', 'changed an author'],
  'blogAuthor.delete': ['blogAuthor', 'deleted an author'],
  'blogCategory.add': ['blogCategory', 'added a blog category'],
  'blogCategory.change': ['blogCategory', 'changed a blog category'],
  'blogCategory.delete': ['blogCategory', 'deleted a blog category'],
  'blogTag.add': ['blogTag', 'added a tag'],
  'blogTag.change': ['blogTag', 'changed a tag'],
  'blogTag.delete': ['blogTag', 'deleted a tag'],
  'post.add': ['post', 'wrote a blog post'],
  'post.change': ['post', 'changed a blog post'],
  'post.delete': ['post', 'deleted a blog post'],
  'post.preview': ['post', 'made a preview link of a blog post'],
  'post.previewEnd': ['post', 'ended a preview link of a blog post'],
} as const satisfies ActTexts
