import { z } from 'zod'
import { listQuery } from './list-query.ts'

/**
 * The query of a list under `/api/v1`: `?p=0&s=20&q=lamp&sort=name&order=descend`. Pages, sizes and text are those of every
 * list call (C60). A list spreads it beside its own filters and its own `sort`.
 */
export const restList = {
  p: listQuery.shape.p,
  s: listQuery.shape.s,
  q: listQuery.shape.q,
  order: z.enum(['ascend', 'descend']).default('ascend'),
}
