import { z } from 'zod'

/** The longest comment, UTF-16 units. */
export const longestComment = 5_000

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
