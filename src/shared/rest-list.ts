import { z } from 'zod'
import { largestPage } from './list-query.ts'

/**
 * The query of a list under `/api/v1`: `?p=0&s=20&q=lamp&sort=name&order=descend`. `p` counts from 0; a size above the cap
 * is brought down to it. A list spreads it beside its own filters and its own `sort`.
 */
export const restList = {
  p: z.coerce.number().int().min(0).max(100_000).default(0),
  s: z.coerce
    .number()
    .int()
    .min(1)
    .transform((size) => Math.min(size, largestPage))
    .default(20),
  q: z.string().trim().max(200).optional(),
  order: z.enum(['ascend', 'descend']).default('ascend'),
}
