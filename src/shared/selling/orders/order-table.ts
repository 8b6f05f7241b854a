import { z } from 'zod'
import { dayRange, restList } from '../../api/rest-list.ts'
import { moneyStatuses, order, statuses } from './orders.ts'

/** Shapes of the table of orders, and of what is done to several of them. Amounts are minor units, GST included. */

/** How an order reaches its buyer. */
export const orderWays = ['delivery', 'pickUp'] as const

/** `q` is a number, a name, an email, a mobile or a tracking number; days are in the site's time zone. */
export const orderFilters = z.object({
  q: restList.q,
  status: z.enum(statuses).optional(),
  /** `open`: orders whose customer asks to cancel or return them. */
  request: z.enum(['open']).optional(),
  payment: z.enum(moneyStatuses).optional(),
  way: z.enum(orderWays).optional(),
  ...dayRange,
})

/** Newest first by default. */
export const orderTableQuery = orderFilters.extend({
  ...restList,
  sort: z.enum(['created', 'number', 'total']).default('created'),
  order: z.enum(['ascend', 'descend']).default('descend'),
})

/** An order in a table. */
export const orderRow = order
  .pick({
    _id: true,
    number: true,
    status: true,
    paymentMode: true,
    paymentStatus: true,
    currency: true,
    created: true,
    placed: true,
  })
  .extend({
    total: z.number().int(),
    /** Number of pieces, without cancelled ones. */
    pieces: z.number().int(),
    /** How many of them were sent. */
    sent: z.number().int(),
    customer: z.object({ name: z.string(), email: z.string() }),
    /** City of delivery, or of the place where it is picked up. */
    city: z.string(),
    pickUp: order.shape.pickUp,
    /** Paid, or to be paid, without real money. */
    test: z.boolean(),
    goesWith: order.shape.goesWith,
    goingAlong: order.shape.goingAlong,
  })

/** Number of orders that match the filters, in total, per state and with a request; the filters `status` and `request` are ignored. */
export const orderCounts = z.object({
  all: z.number().int(),
  by: z.record(z.enum(statuses), z.number().int()),
  requests: z.number().int(),
})

/** Maximum orders to print, pack or export by id at once. */
export const mostTogether = 100

const ids = z.array(z.uuid()).min(1, 'Choose orders.').max(mostTogether, `Choose at most ${mostTogether} orders.`)

/** Ids in a query, separated by commas. */
const idList = z
  .string()
  .transform((text) => text.split(','))
  .pipe(ids)

export const ordersById = z.object({ ids: idList })

/** Orders to export: those named, or all that match the filters. */
export const orderExport = orderFilters.extend({ ids: idList.optional() })

export const packBody = z.object({ ids })

/** Result per order. */
export const packed = z.object({
  packed: z.array(z.object({ _id: z.string(), number: z.number().int() })),
  refused: z.array(z.object({ _id: z.string(), number: z.number().int().nullable(), text: z.string() })),
})

export type OrderFilters = z.output<typeof orderFilters>
export type OrderTableQuery = z.output<typeof orderTableQuery>
export type OrderTableRow = z.output<typeof orderRow>
export type OrderCounts = z.output<typeof orderCounts>
export type OrderExport = z.output<typeof orderExport>
export type Packed = z.output<typeof packed>
