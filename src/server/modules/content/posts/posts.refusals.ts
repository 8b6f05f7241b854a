import type { RefusalTexts } from '../../../../shared/api/refusal-texts.ts'

export const postsRefusals = {
  'post.notFound': [404, 'This blog post was not found.'],
  'post.locked': [409, '{name} is editing this post, so your change wasn’t saved. Take over the post to continue.'],
  'post.path': [409, 'Another blog post already has the address "{path}".'],
  'post.stale': [409, 'This blog post has changed since you opened it. Review the changes before you save yours.'],
  'post.time': [400, 'Choose a publishing time in the future.'],
  'post.version': [404, 'This version was not found.'],
  'post.related': [404, 'A related post was not found. Choose again.'],
  'blogCategory.notFound': [404, 'This blog category was not found.'],
  'blogCategory.path': [409, 'Another blog category already has the address "{path}".'],
  'blogCategory.stale': [409, 'This blog category has changed since you opened it. Reload and try again.'],
  'blogTag.notFound': [404, 'This tag was not found.'],
  'blogTag.stale': [409, 'This tag has changed since you opened it. Reload and try again.'],
  'blogTag.taken': [409, 'Another tag already has this name or address.'],
  'blogAuthor.path': [409, 'Another author already has the address "{path}".'],
  'blogAuthor.notFound': [404, 'This author was not found.'],
  'blogAuthor.stale': [409, 'This author has changed since you opened it. Reload and try again.'],
  'blogAuthor.used': [409, 'Blog posts by {title}: {count}. Give them another author first.'],
} as const satisfies RefusalTexts
