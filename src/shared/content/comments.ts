import { z } from 'zod'
import { restList } from '../api/rest-list.ts'

/** A comment (E8). Pictures of profiles are private to their owners and the site's staff, so `thumb` is empty. */
export const postComment = z.object({
  _id: z.string(),
  comment: z.string(),
  created: z.string(),
  $card_data: z.object({
    userId: z.array(z.object({ thumb: z.null(), title: z.string(), subtitles: z.array(z.string()) })),
  }),
})

export type PostComment = z.output<typeof postComment>

/** Whether visitors see a comment. */
export const commentStates = ['SHOWN', 'HIDDEN'] as const

/** Which comments: `q` is part of their text. The newest first, unless the call says otherwise. */
export const staffCommentList = z.object({
  ...restList,
  state: z.enum(commentStates).optional(),
  sort: z.enum(['created']).default('created'),
  order: z.enum(['ascend', 'descend']).default('descend'),
})

/** A comment as staff see it, with who wrote it and the post that it is about. `created` is an ISO instant. */
export const staffComment = z.object({
  _id: z.string(),
  comment: z.string(),
  state: z.enum(commentStates),
  created: z.string(),
  writer: z.object({ _id: z.string(), name: z.string() }),
  post: z.object({ title: z.string(), path: z.string() }),
})

export type StaffCommentList = z.output<typeof staffCommentList>
export type StaffComment = z.output<typeof staffComment>
