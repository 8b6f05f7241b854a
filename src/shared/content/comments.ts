import { z } from 'zod'
import { restList } from '../api/rest-list.ts'

/** The picture of somebody who lets everybody see it. */
const thumb = z.object({ url: z.string(), alt: z.string() })

const written = {
  _id: z.string(),
  comment: z.string(),
  created: z.string(),
  $card_data: z.object({
    userId: z.array(z.object({ thumb: thumb.nullable(), title: z.string(), subtitles: z.array(z.string()) })),
  }),
}

/** A comment (E8) with what the site has answered, the oldest first. */
export const postComment = z.object({ ...written, answers: z.array(z.object(written)) })

/** Waits: nobody sees it until staff have read it. */
export const addedComment = postComment.extend({ state: z.enum(['SHOWN', 'WAITING']) })

export type PostComment = z.output<typeof postComment>
export type CommentAnswer = PostComment['answers'][number]
export type AddedComment = z.output<typeof addedComment>

/** Visitors see what is shown, and nothing else. */
export const commentStates = ['SHOWN', 'WAITING', 'HIDDEN', 'SPAM'] as const
/** Which comments wait until staff have read them: none, the first of each writer, or all. */
export const moderations = ['OFF', 'FIRST', 'ALL'] as const
/** Why somebody reports a comment. */
export const reportReasons = ['SPAM', 'RUDE', 'PRIVATE', 'OTHER'] as const

export type CommentState = (typeof commentStates)[number]
export type Moderation = (typeof moderations)[number]
export type ReportReason = (typeof reportReasons)[number]

/** Which comments: `q` is part of their text. Spam is shown where it is asked for, and nowhere else. `reported` are those of which somebody has complained, and staff have not said more. */
export const staffCommentFilters = z.object({
  q: restList.q,
  state: z.enum(commentStates).optional(),
  reported: z.literal('yes').optional(),
})

/** The newest first, unless the call says otherwise. */
export const staffCommentList = staffCommentFilters.extend({
  ...restList,
  sort: z.enum(['created']).default('created'),
  order: z.enum(['ascend', 'descend']).default('descend'),
})

/** A comment as staff see it, with who wrote it and the post that it is about. `created` is an ISO instant. */
export const staffComment = z.object({
  _id: z.string(),
  comment: z.string(),
  state: z.enum(commentStates),
  created: z.string(),
  /** Staff cannot be blocked. */
  writer: z.object({ _id: z.string(), name: z.string(), isBlocked: z.boolean(), isStaff: z.boolean() }),
  post: z.object({ title: z.string(), path: z.string() }),
  /** How many people have reported it, by reason; empty once staff have shown or hidden it. */
  reports: z.array(z.object({ reason: z.enum(reportReasons), count: z.int() })),
  answers: z.array(z.object({ _id: z.string(), comment: z.string(), by: z.string(), created: z.string() })),
})

/** By state, and how many are reported, of those that fit the search. */
export const commentCounts = z.object({ by: z.record(z.enum(commentStates), z.int()), reported: z.int() })

const ids = z
  .array(z.uuid('Please give the ids of comments.'), 'Please choose comments.')
  .min(1, 'Please choose comments.')
  .max(100, 'Please choose up to 100 comments.')

export const chosenComments = z.object({ ids })
export const stateOfComments = z.object({ ids, state: z.enum(commentStates, 'Please choose a state.') })

export type StaffCommentFilters = z.output<typeof staffCommentFilters>
export type StaffCommentList = z.output<typeof staffCommentList>
export type StaffComment = z.output<typeof staffComment>
export type CommentCounts = z.output<typeof commentCounts>
