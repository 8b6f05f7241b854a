import { z } from 'zod'
import { contract, listOf, oneOf } from '../../../../shared/api/contract.ts'
import { largestPage, listQuery, pageSize } from '../../../../shared/api/list-query.ts'
import { named } from '../../../../shared/api/named.ts'
import { recordId } from '../../../../shared/api/record-id.ts'
import {
  addedComment,
  chosenComments,
  commentCounts,
  postComment,
  reportReasons,
  staffComment,
  staffCommentFilters,
  staffCommentList,
  stateOfComments,
} from '../../../../shared/content/comments.ts'
import { longestComment } from '../../../../shared/content/longest-comment.ts'
import { instant } from '../../../../shared/instants.ts'
import { messages } from '../../../../shared/messages.ts'

const blogId = recordId('Send the id of the blog post.')
const empty = messages['comment.empty']

const comment = z
  .string(empty)
  .trim()
  .min(1, empty)
  .max(longestComment, `Enter up to ${longestComment.toLocaleString('en')} characters.`)

export const addComment = contract('post', '/cuser/website/blog/comments/add', {
  access: 'signed-in',
  group: 'Blog',
  summary: 'Comment on a blog post',
  query: z.object({ blogId }),
  /** `meta` is ignored (C28). `website` is a honeypot field; `seconds` is how long the form had been shown (B94). */
  body: z.object({
    blogId,
    comment,
    meta: z.unknown().optional(),
    website: z.string().max(1_000).optional(),
    seconds: z.number().min(0).optional(),
  }),
  reply: oneOf(addedComment),
  refusals: ['comment.blogId', 'comment.blocked', 'post.notFound'],
  limit: { name: 'comment', points: 20, seconds: 600, ofAccount: 'uncounted' },
})

export const listComments = contract('post', '/admin/public/website/blog/comments/all', {
  access: 'visitor',
  group: 'Blog',
  summary: 'Comments on a published blog post, the newest first, as a bare list',
  query: z.object({ blogId }),
  body: listQuery.pick({ p: true, filters: true, sort: true, meta: true }).extend({
    s: pageSize.default(largestPage),
    /** Only comments older than this one: unlike page numbers, it skips none if others were hidden meanwhile. */
    before: z.object({ created: instant('Send the time.'), id: recordId('Send the id.') }).optional(),
  }),
  reply: z.array(postComment),
  refusals: ['post.notFound'],
  limit: { name: 'comments', points: 120, seconds: 60, counts: 'reads' },
})

const id = recordId('Send the id.')

export const reportComment = contract('post', '/api/v1/comments/{id}/reports', {
  access: 'signed-in',
  group: 'Blog',
  summary: 'Report a comment',
  params: z.object({ id }),
  body: z.object({ reason: z.enum(reportReasons, 'Choose a reason.') }),
  reply: oneOf(z.object({ _id: z.string() })),
  refusals: ['comment.notFound'],
  limit: { name: 'comment-report', points: 20, seconds: 3600 },
})

const staff = { access: { staff: 'content' }, group: 'Blog' } as const
/** Staff with the `view` permission may read too. */
const reading = { ...staff, access: { staff: ['content', 'view'] } } as const
const several = { ...staff, reply: oneOf(z.object({ count: z.int() })), refusals: ['comment.notFound'] } as const

export const listForStaff = contract('get', '/api/v1/comments', {
  ...reading,
  summary: 'List comments on all blog posts, in any state',
  query: staffCommentList,
  reply: listOf(staffComment),
})

export const countComments = contract('get', '/api/v1/comments/counts', {
  ...reading,
  summary: 'Count comments by state for a search, and those reported',
  query: staffCommentFilters,
  reply: oneOf(commentCounts),
})

export const setCommentStates = contract('post', '/api/v1/comments/state', {
  ...several,
  summary: 'Change the state of comments, all or none',
  records: { act: 'comment.change' },
  body: stateOfComments,
})

export const deleteComments = contract('post', '/api/v1/comments/delete', {
  ...several,
  summary: 'Delete one or several comments for good, all or none',
  records: { act: 'comment.delete' },
  body: chosenComments,
})

export const answerComment = contract('post', '/api/v1/comments/{id}/answers', {
  ...staff,
  summary: 'Reply to a comment as the site; a pending one is approved',
  records: { act: 'comment.answer' },
  params: z.object({ id }),
  body: z.object({ comment }),
  reply: oneOf(z.object({ _id: z.string() })),
  refusals: ['comment.notFound'],
})

export const blockWriter = contract('post', '/api/v1/comments/writers/{id}', {
  ...staff,
  summary: 'Block or unblock a customer from commenting, and optionally hide their comments',
  records: { act: 'customer.block' },
  params: z.object({ id }),
  body: z.object({
    isBlocked: z.boolean('Choose whether they are blocked.'),
    hides: z.boolean().default(false),
  }),
  reply: oneOf(z.object({ _id: z.string() })),
  refusals: ['comment.writer'],
})

named({
  addedComment,
  chosenComments,
  commentCounts,
  postComment,
  staffComment,
  stateOfComments,
  commentAnswer: postComment.shape.answers.element,
  commentCard: postComment.shape.$card_data,
})
