import { z } from 'zod'
import { contract, listOf, oneOf } from '../../../../shared/api/contract.ts'
import { commentStates, postComment, staffComment, staffCommentList } from '../../../../shared/content/comments.ts'
import { longestComment } from '../../../../shared/content/longest-comment.ts'
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

const staff = { access: { staff: 'content' }, group: 'Blog' } as const
const params = z.object({ id: z.uuid('Please give the id.') })
const changed = oneOf(z.object({ _id: z.string() }))

export const listForStaff = contract('get', '/api/v1/comments', {
  // Who may look at everything reads it too.
  access: { staff: ['content', 'view'] },
  group: 'Blog',
  summary: 'Comments on all blog posts, hidden ones too',
  query: staffCommentList,
  reply: listOf(staffComment),
})

export const changeState = contract('patch', '/api/v1/comments/{id}', {
  ...staff,
  summary: 'Hide a comment, or show it again',
  records: { act: 'comment.change' },
  params,
  body: z.object({ state: z.enum(commentStates, 'Please say SHOWN or HIDDEN.') }),
  reply: changed,
  refusals: ['comment.notFound'],
})

export const deleteComment = contract('delete', '/api/v1/comments/{id}', {
  ...staff,
  summary: 'Delete a comment',
  records: { act: 'comment.delete' },
  params,
  reply: changed,
  refusals: ['comment.notFound'],
})
