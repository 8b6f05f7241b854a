import { z } from 'zod'
import { picture } from '../content/media/picture-shapes.ts'
import { orderRow } from '../selling/orders/order-table.ts'
import { taskKinds } from './tasks.ts'

/** The owner's dashboard. Amounts are minor units, GST included; a part is null if the user may not see it. */

const count = z.number().int()

/** Figures of a period. An order counts when it was placed, unless cancelled. */
export const figures = z.object({
  orders: count,
  sales: count,
  /** Average order total; null without orders. */
  average: count.nullable(),
  visitors: count,
  /** Number of distinct customers who ordered. */
  buyers: count,
  /** Buyers divided by visitors, may exceed 1; null without visitors. */
  conversion: z.number().nullable(),
})

/** `before`: the previous period, up to the same point as `now` in the current one. */
export const comparison = z.object({ now: figures, before: figures })

/** First steps of a new owner; stored data decides which are done. */
export const firstSteps = ['begin', 'page', 'product', 'logo', 'business', 'payment', 'open', 'address'] as const

export type FirstStep = (typeof firstSteps)[number]

/** Open tasks of a kind; `href` is their list in the admin. */
export const taskCount = z.object({ kind: z.enum(taskKinds), count, href: z.string() })

const listedProduct = z.object({ _id: z.string(), name: z.string(), path: z.string(), image: picture.nullable() })

export const dashboard = z.object({
  currency: z.string(),
  today: comparison.nullable(),
  month: comparison.nullable(),
  /** One entry per day of the last 30 in the site's time zone, oldest first: `2026-11-21`. */
  chart: z.array(z.object({ day: z.string(), orders: count, sales: count })).nullable(),
  /** Open tasks of this user. Zero counts are omitted. */
  toDo: z.array(taskCount),
  latest: z.array(orderRow).nullable(),
  /** This month's best sellers by pieces. */
  top: z.array(listedProduct.extend({ pieces: count, sales: count })).nullable(),
  /** Products that most people kept in the last 30 days and have not ordered since. */
  wished: z.array(listedProduct.extend({ people: count })).nullable(),
  /** Progress of a new site: the steps available to its owner, and those done. */
  start: z.object({ hasOrders: z.boolean(), steps: z.array(z.enum(firstSteps)), done: z.array(z.enum(firstSteps)) }),
})

export type Figures = z.output<typeof figures>
export type Comparison = z.output<typeof comparison>
export type ListedProduct = z.output<typeof listedProduct>
export type TaskCount = z.output<typeof taskCount>
export type Dashboard = z.output<typeof dashboard>
