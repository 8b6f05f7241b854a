import type { RefusalTexts } from '../../../../shared/api/refusal-texts.ts'

export const postsRefusals = {
  'post.notFound': [404, 'This blog post is not found.'],
  'post.locked': [409, '{name} is editing this post now, so your change was not saved. Take over the post to go on.'],
  'post.path': [409, 'Another blog post has the address "{path}" already.'],
  'post.stale': [409, 'This blog post was changed meanwhile. Please look at the changes before you save yours.'],
  'post.time': [400, 'Please choose a time in the future to publish this at.'],
  'post.version': [404, 'This version is not found.'],
  'post.related': [404, 'One of the related posts is not there any more. Please choose again.'],
  'blogCategory.notFound': [404, 'This blog category is not found.'],
  'blogCategory.path': [409, 'Another blog category has the address "{path}" already.'],
  'blogCategory.stale': [409, 'This blog category was changed meanwhile. Please look again.'],
  'blogTag.notFound': [404, 'This tag is not found.'],
  'blogTag.stale': [409, 'This tag was changed meanwhile. Please look again.'],
  'blogTag.taken': [409, 'Another tag has this name, or this address, already.'],
  'blogAuthor.path': [409, 'Another author has the address "{path}" already.'],
  'blogAuthor.notFound': [404, 'This author is not found.'],
  'blogAuthor.stale': [409, 'This author was changed meanwhile. Please look again.'],
  'blogAuthor.used': [409, 'Blog posts by {title}: {count}. Please give them another author first.'],
} as const satisfies RefusalTexts
