import { z } from 'zod'
import { restList } from '../api/rest-list.ts'
import { moneyStatuses, order, statuses } from './orders.ts'

/** Shapes of the owner's work on orders, for the calls and the screens. Amounts are minor units, GST included. */

const day = z.iso
  .date('Please give a day as YYYY-MM-DD.')
  .refine((given) => given >= '1900-01-01', 'Please give a day after 1900.')

/** Which orders: `q` is a number, a name, an e-mail, a mobile or a tracking number; days are on the site's clock. */
export const orderFilters = z.object({
  q: restList.q,
  status: z.enum(statuses).optional(),
  payment: z.enum(moneyStatuses).optional(),
  from: day.optional(),
  to: day.optional(),
})

/** The newest first, unless the call says otherwise. */
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
    /** How many things are in the parcel. */
    pieces: z.number().int(),
    customer: z.object({ name: z.string(), email: z.string() }),
    /** Where it goes. */
    city: z.string(),
  })

/** How many orders fit the filters, whatever their state, and how many of each state. */
export const orderCounts = z.object({ all: z.number().int(), by: z.record(z.enum(statuses), z.number().int()) })

export const tracking = z.object({
  courier: z.string().trim().min(1, 'Please name the courier.').max(60),
  number: z.string().trim().max(60).default(''),
})

/** The most orders that are printed, packed or exported by their ids at once. */
export const mostTogether = 100

const ids = z
  .array(z.uuid())
  .min(1, 'Please choose orders.')
  .max(mostTogether, `Please choose at most ${mostTogether} orders.`)

/** Ids in a query, parted by commas. */
const idList = z
  .string()
  .transform((text) => text.split(','))
  .pipe(ids)

export const ordersById = z.object({ ids: idList })

/** What goes into a file: the orders named, or all that fit the filters. */
export const orderExport = orderFilters.extend({ ids: idList.optional() })

export const packBody = z.object({ ids })

/** What became of each of them. */
export const packed = z.object({
  packed: z.array(z.object({ _id: z.string(), number: z.number().int() })),
  refused: z.array(z.object({ _id: z.string(), number: z.number().int().nullable(), text: z.string() })),
})

/** Something that happened to an order. `internal` is read by the shop alone. */
export const orderEvent = z.object({
  _id: z.string(),
  kind: z.string(),
  note: z.string(),
  internal: z.boolean(),
  /** Who did it; null when nobody pressed anything. */
  by: z.object({ name: z.string(), isStaff: z.boolean() }).nullable(),
  created: z.string(),
})

/** Who sells, as an invoice names them. */
export const seller = z.object({
  /** The registered name, or the site's where none is set. */
  name: z.string(),
  /** What customers call the shop. */
  shop: z.string(),
  gstNumber: z.string(),
  /** State of the GST registration, or of the address; empty when none is set. */
  state: z.string(),
  /** Line by line; empty where none is set. */
  address: z.array(z.string()),
  email: z.string(),
  phone: z.string(),
})

/** An order as staff see it. */
export const staffOrder = order.omit({ events: true }).extend({
  /** Oldest first. */
  events: z.array(orderEvent),
  customer: z.object({
    _id: z.string(),
    name: z.string(),
    email: z.string(),
    mobileNumber: z.string().nullable(),
    /** How many orders they have placed in all. */
    orders: z.number().int(),
  }),
  tracking: z.object({ courier: z.string(), number: z.string() }).nullable(),
  /** What this order may become next, by hand. */
  moves: z.array(z.enum(statuses)),
  /** What is to be paid back, in minor units. */
  refundDue: z.number().int(),
  seller,
})

const shortNote = z.string().trim().max(500)

/** A step of an order; the customer reads the note, without which nothing is cancelled. Only what is shipped can be tracked. */
export const moveBody = z
  .object({ to: z.enum(statuses), note: shortNote.default(''), tracking: tracking.optional() })
  .refine(({ to, tracking }) => to === 'SHIPPED' || tracking === undefined, {
    path: ['tracking'],
    error: 'Only an order that is shipped is tracked.',
  })
  .refine(({ to, note }) => to !== 'CANCELLED' || note !== '', { path: ['note'], error: 'Please say why.' })

/** The customer reads the reason. */
export const cancelBody = z.object({ reason: shortNote.min(1, 'Please say why.') })

/** The customer reads the note. */
export const refundBody = z.object({
  /** What was due when it was paid back, in minor units: money that came since then stays due. */
  amount: z.number().int(),
  note: shortNote.default(''),
})

export const noteBody = z.object({
  note: z.string().trim().min(1, 'Please write something.').max(2_000, 'A note may have up to 2,000 characters.'),
})

export type OrderFilters = z.output<typeof orderFilters>
export type OrderTableQuery = z.output<typeof orderTableQuery>
export type OrderTableRow = z.output<typeof orderRow>
export type OrderCounts = z.output<typeof orderCounts>
export type StaffOrder = z.output<typeof staffOrder>
export type Seller = z.output<typeof seller>
export type OrderEvent = z.output<typeof orderEvent>
export type OrderExport = z.output<typeof orderExport>
export type Packed = z.output<typeof packed>
export type Tracking = z.output<typeof tracking>
export type MoveBody = z.output<typeof moveBody>
export type RefundBody = z.output<typeof refundBody>
