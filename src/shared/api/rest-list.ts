import { z } from 'zod'
import { listQuery } from './list-query.ts'

const day = z.iso.date('Enter a day as YYYY-MM-DD.').refine((given) => given >= '1900-01-01', 'Enter a day after 1900.')

/** Filters of a list by days in the site's time zone, both included. */
export const dayRange = { from: day.optional(), to: day.optional() }

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
