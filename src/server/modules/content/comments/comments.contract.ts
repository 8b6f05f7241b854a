import { z } from 'zod'
import { contract, oneOf } from '../../../../shared/api/contract.ts'
import { longestComment, postComment } from '../../../../shared/content/comments.ts'
import { messages } from '../../../../shared/messages.ts'

const blogId = z.uuid('Please give the id of the blog post.')
const empty = messages['comment.empty']

const comment = z
  .string(empty)
  .trim()
  .min(1, empty)
  .max(longestComment, `Please enter up to ${longestComment.toLocaleString('en')} characters.`)

export const addComment = contract('post', '/cuser/website/blog/comments/add', {
  access: 'signed-in',
  group: 'Blog',
  summary: 'Comment on a blog post',
  query: z.object({ blogId }),
  /** The specification's clients send `meta` along; nothing is read from it (C28). */
  body: z.object({ blogId, comment }),
  reply: oneOf(postComment),
  refusals: ['comment.blogId', 'post.notFound'],
  limit: { name: 'comment', points: 20, seconds: 600 },
})

export const listComments = contract('post', '/admin/public/website/blog/comments/all', {
  access: 'visitor',
  group: 'Blog',
  summary: 'Comments on a published blog post, the newest first, as a bare list',
  query: z.object({ blogId }),
  body: z.object({
    p: z.int('Please give the page.').min(0).max(1_000_000).default(0),
    s: z.int('Please give how many a page has.').min(1).max(100).default(100),
  }),
  reply: z.array(postComment),
  refusals: ['post.notFound'],
  limit: { name: 'comments', points: 120, seconds: 60, counts: 'reads' },
})
