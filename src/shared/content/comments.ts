import { z } from 'zod'
import { recordId } from '../api/record-id.ts'
import { restList } from '../api/rest-list.ts'

/** Picture of a user who made it public. */
const thumb = z.object({ url: z.string(), alt: z.string() })

const written = {
  _id: z.string(),
  comment: z.string(),
  created: z.string(),
  $card_data: z.object({
    userId: z.array(z.object({ thumb: thumb.nullable(), title: z.string(), subtitles: z.array(z.string()) })),
  }),
}

/** A comment (E8) with the site's answers, oldest first. */
export const postComment = z.object({ ...written, answers: z.array(z.object(written)) })

/** WAITING: hidden until staff have read it. */
export const addedComment = postComment.extend({ state: z.enum(['SHOWN', 'WAITING']) })

export type PostComment = z.output<typeof postComment>
export type CommentAnswer = PostComment['answers'][number]
export type AddedComment = z.output<typeof addedComment>

/** Visitors see only SHOWN comments. */
export const commentStates = ['WAITING', 'SHOWN', 'HIDDEN', 'SPAM'] as const
/** Comments that wait for moderation: none, each writer's first, or all. */
export const moderations = ['OFF', 'FIRST', 'ALL'] as const
/** Reasons for reporting a comment. */
export const reportReasons = ['SPAM', 'RUDE', 'PRIVATE', 'OTHER'] as const

export type CommentState = (typeof commentStates)[number]
export type Moderation = (typeof moderations)[number]
export type ReportReason = (typeof reportReasons)[number]

/** `q` is part of the text. Spam is listed only if `state` asks for it. `reported`: with reports that staff have not settled. */
export const staffCommentFilters = z.object({
  q: restList.q,
  state: z.enum(commentStates).optional(),
  reported: z.literal('yes').optional(),
})

/** Newest first by default. */
export const staffCommentList = staffCommentFilters.extend({
  ...restList,
  sort: z.enum(['created']).default('created'),
  order: z.enum(['ascend', 'descend']).default('descend'),
})

/** A comment for staff, with its writer and post. `created` is an ISO instant. */
export const staffComment = z.object({
  _id: z.string(),
  comment: z.string(),
  state: z.enum(commentStates),
  created: z.string(),
  /** Staff cannot be blocked. */
  writer: z.object({ _id: z.string(), name: z.string(), isBlocked: z.boolean(), isStaff: z.boolean() }),
  post: z.object({ title: z.string(), path: z.string() }),
  /** Number of reports by reason; empty once staff have shown or hidden the comment. */
  reports: z.array(z.object({ reason: z.enum(reportReasons), count: z.int() })),
  answers: z.array(z.object({ _id: z.string(), comment: z.string(), by: z.string(), created: z.string() })),
})

/** Counts by state, and of reported comments, that match the search. */
export const commentCounts = z.object({ by: z.record(z.enum(commentStates), z.int()), reported: z.int() })

const ids = z
  .array(recordId('Send the ids of comments.'), 'Choose comments.')
  .min(1, 'Choose comments.')
  .max(100, 'Choose up to 100 comments.')

export const chosenComments = z.object({ ids })
export const stateOfComments = z.object({ ids, state: z.enum(commentStates, 'Choose a state.') })

export type StaffCommentFilters = z.output<typeof staffCommentFilters>
export type StaffCommentList = z.output<typeof staffCommentList>
export type StaffComment = z.output<typeof staffComment>
export type CommentCounts = z.output<typeof commentCounts>
