import { z } from 'zod'

/** Number of reviews with 1, 2, 3, 4 and 5 stars. */
export type StarCounts = [ones: number, twos: number, threes: number, fours: number, fives: number]

/** A product's rating; null without reviews. `average` has one decimal (C57). */
export const rating = z.object({ average: z.number().min(1).max(5), count: z.int().min(1) })

export type Rating = z.output<typeof rating>

/** Like `rating`, with the number of reviews per star count, from one star up. */
export const ratingInFull = rating.extend({ histogram: z.tuple([z.int(), z.int(), z.int(), z.int(), z.int()]) })

export type RatingInFull = z.output<typeof ratingInFull>

/** Average to one decimal, half up; in integers, as floating point gives 4.3 for 4.35 (B13). */
export function ratingOf(counts: StarCounts): RatingInFull | null {
  const count = counts.reduce((sum, each) => sum + each, 0)
  if (count === 0) return null
  const stars = counts.reduce((sum, each, index) => sum + each * (index + 1), 0)
  const twentieths = Math.floor((20 * stars + count) / (2 * count))
  return { average: twentieths / 10, count, histogram: counts }
}
