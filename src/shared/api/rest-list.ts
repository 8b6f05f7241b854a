import { z } from 'zod'
import { listQuery } from './list-query.ts'

/**
 * Query of a list under `/api/v1`: `?p=0&s=20&q=lamp&sort=name&order=descend`. Pages, sizes and text as in every list call (C60).
 * Lists spread it beside their own filters and `sort`.
 */
export const restList = {
  p: listQuery.shape.p,
  s: listQuery.shape.s,
  q: listQuery.shape.q,
  order: z.enum(['ascend', 'descend']).default('ascend'),
}
