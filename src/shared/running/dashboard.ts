import { z } from 'zod'
import { picture } from '../content/picture-shapes.ts'
import { orderRow } from '../selling/orders-admin.ts'

/** What the owner sees first. Amounts are minor units, GST included; a part that is null is not for this person. */

const count = z.number().int()

/** A stretch of time. An order counts from when it was placed, unless it was cancelled. */
export const figures = z.object({
  orders: count,
  sales: count,
  /** Of an order; null without orders. */
  average: count.nullable(),
  visitors: count,
  /** Different people who have ordered. */
  buyers: count,
  /** Buyers out of visitors, 0 to 1 or more; null without visitors. */
  conversion: z.number().nullable(),
})

/** `before` ends as far into the period before as `now` is into this one. */
export const comparison = z.object({ now: figures, before: figures })

export const toDoKinds = [
  'pack',
  'ship',
  'returns',
  'refund',
  'messages',
  'outOfStock',
  'lowStock',
  'questions',
  'reviews',
  'reportedReviews',
  'comments',
  'reports',
  'pages',
] as const

/** What the owner of a new site does first; each is done by what is stored, whoever has done it. */
export const firstSteps = ['begin', 'page', 'product', 'logo', 'business', 'payment', 'open', 'address'] as const

export type FirstStep = (typeof firstSteps)[number]

/** Work that waits for a member of staff; `href` is its list within the admin. */
export const toDo = z.object({ kind: z.enum(toDoKinds), count, href: z.string() })

export const dashboard = z.object({
  currency: z.string(),
  today: comparison.nullable(),
  month: comparison.nullable(),
  /** One for each of the last 30 days of the site's clock, the oldest first: `2026-11-21`. */
  chart: z.array(z.object({ day: z.string(), orders: count, sales: count })).nullable(),
  /** What waits for this person. Only what there is. */
  toDo: z.array(toDo),
  latest: z.array(orderRow).nullable(),
  /** What sold best this month, by pieces. */
  top: z
    .array(
      z.object({
        _id: z.string(),
        name: z.string(),
        path: z.string(),
        image: picture.nullable(),
        pieces: count,
        sales: count,
      }),
    )
    .nullable(),
  /** How far a new site has come: the steps that its owner can take first, and which of them are done. */
  start: z.object({ hasOrders: z.boolean(), steps: z.array(z.enum(firstSteps)), done: z.array(z.enum(firstSteps)) }),
})

export type Figures = z.output<typeof figures>
export type Comparison = z.output<typeof comparison>
export type ToDo = z.output<typeof toDo>
export type Dashboard = z.output<typeof dashboard>
