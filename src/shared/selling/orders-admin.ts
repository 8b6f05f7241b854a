import { z } from 'zod'
import { dayRange, restList } from '../api/rest-list.ts'
import { seller } from './invoices.ts'
import { outcomes, returnStateNames } from './order-parts.ts'
import { chosenPieces } from './order-request-shapes.ts'
import { moneyStatuses, order, statuses } from './orders.ts'
import { priceCut } from './price-cut.ts'

/** Shapes of staff work on orders, for calls and screens. Amounts are minor units, GST included. */

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
  })

/** Number of orders that match the filters, in total, per state and with a request; the filters `status` and `request` are ignored. */
export const orderCounts = z.object({
  all: z.number().int(),
  by: z.record(z.enum(statuses), z.number().int()),
  requests: z.number().int(),
})

export const tracking = z.object({
  courier: z.string().trim().min(1, 'Please name the courier.').max(60),
  number: z.string().trim().max(60).default(''),
  /** The page where it is followed, if the courier's own is not known. */
  link: z
    .union([
      z.literal(''),
      z
        .url({ protocol: /^https?$/, error: 'Please enter a link that begins with https://.' })
        .max(500, 'Please enter a link of up to 500 characters.'),
    ])
    .default(''),
})

/** The tracking of an order's only parcel on its way, or of the one named. */
export const trackingBody = tracking.extend({ parcel: z.uuid('Please give the id of a parcel.').optional() })

/** Maximum orders to print, pack or export by id at once. */
export const mostTogether = 100

const ids = z
  .array(z.uuid())
  .min(1, 'Please choose orders.')
  .max(mostTogether, `Please choose at most ${mostTogether} orders.`)

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

/** An event of an order. `internal` ones are for staff only. */
export const orderEvent = z.object({
  _id: z.string(),
  kind: z.string(),
  note: z.string(),
  internal: z.boolean(),
  /** The acting user; null for automatic events. */
  by: z.object({ name: z.string(), isStaff: z.boolean() }).nullable(),
  created: z.string(),
})

/** A refund of a payment, as staff see it. */
export const staffRefund = z.object({
  _id: z.string(),
  /** The payment's transaction id. */
  payment: z.string(),
  amount: z.number().int(),
  /** The part of it that lowers no price, so it leaves invoice and GST as they are. */
  goodwill: z.number().int(),
  /** `REQUESTED`: not with the provider yet. `SENT`: the provider has taken it. */
  state: z.enum(['REQUESTED', 'SENT', 'DONE', 'FAILED']),
  /** Paid back outside the provider's API, and marked by staff. */
  byHand: z.boolean(),
  /** It takes longer than it should: staff may mark it as done. */
  stuck: z.boolean(),
  /** The provider's id. */
  providerId: z.string().nullable(),
  /** Why it failed; empty unless it did. */
  fault: z.string(),
  created: z.string(),
  settled: z.string().nullable(),
})

/** An order for staff. */
export const staffOrder = order.omit({ events: true }).extend({
  /** Oldest first. */
  events: z.array(orderEvent),
  customer: z.object({
    _id: z.string(),
    name: z.string(),
    email: z.string(),
    mobileNumber: z.string().nullable(),
    /** Number of their orders in total. */
    orders: z.number().int(),
  }),
  tracking: z.object({ courier: z.string(), number: z.string() }).nullable(),
  /** States that staff can move it to. */
  moves: z.array(z.enum(statuses)),
  /** Parts that staff can edit. `items`: pieces can be added. */
  edits: z.array(z.enum(['address', 'items'])),
  /** How often its address was corrected. */
  addressRevision: z.number().int(),
  /** Refund due and not on its way, minor units. */
  refundDue: z.number().int(),
  /** Oldest first. */
  refunds: z.array(staffRefund),
  /** Other orders for which a UTR of this order was entered. */
  utrElsewhere: z.array(z.object({ orderId: z.string(), number: z.number().int() })),
  seller,
  /** Name of the member of staff who took it; null for an order of the checkout. */
  takenBy: z.string().nullable(),
  /** For staff who handle orders, while it waits for its payment: the link, and words to send it with. */
  paymentLink: z.object({ url: z.string(), text: z.string() }).nullable(),
})

const shortNote = z.string().trim().max(500)

/**
 * A move of an order; the note is shown to the customer and required to cancel. Tracking is for shipped orders only, `refusedAtDoor` for
 * cash orders that come back.
 */
export const moveBody = z
  .object({
    to: z.enum(statuses),
    note: shortNote.default(''),
    tracking: tracking.optional(),
    refusedAtDoor: z.boolean().optional(),
  })
  .refine(({ to, tracking }) => to === 'SHIPPED' || tracking === undefined, {
    path: ['tracking'],
    error: 'Only an order that is shipped is tracked.',
  })
  .refine(({ to, refusedAtDoor }) => to === 'RETURNED' || !refusedAtDoor, {
    path: ['refusedAtDoor'],
    error: 'Only an order that comes back was refused at the door.',
  })
  .refine(({ to, note }) => to !== 'CANCELLED' || note !== '', { path: ['note'], error: 'Please say why.' })

/** Sends a parcel with these pieces; without any, with all that are to be sent. The note is shown to the customer. */
export const parcelBody = z.object({
  lines: chosenPieces.optional(),
  tracking: tracking.optional(),
  note: shortNote.default(''),
})

/** Pieces that are handed over at the shop; without `lines` all that are left. */
export const collectBody = z.object({ lines: chosenPieces.optional(), note: shortNote.default('') })

/** A parcel arrives or comes back. `refusedAtDoor` is for cash that was to be collected. */
export const parcelMoveBody = z.object({
  to: z.enum(['DELIVERED', 'RETURNED']),
  note: shortNote.default(''),
  refusedAtDoor: z.boolean().default(false),
})

/** Cancels pieces that are not sent. `restock` puts them back on sale; without it they are written off. The reason is shown to the customer. */
export const cancelPiecesBody = z.object({
  lines: chosenPieces,
  reason: shortNote.min(1, 'Please say why.'),
  restock: z.boolean().default(true),
})

/** A return that reached the shop another way. */
export const recordReturnBody = z.object({ lines: chosenPieces, note: shortNote.default('') })

export const returnNoteBody = z.object({ note: shortNote.default('') })

/** Amount to pay back for a return; minor units. Left out, the amount that the pieces came to. */
const refundAmount = z.int('Please enter an amount.').min(0, 'Please enter an amount.').optional()

/** A line that is named twice would count by one of the two alone. */
function eachOnce(lines: { position: number }[], issues: z.RefinementCtx): void {
  const named = new Set<number>()
  for (const [index, { position }] of lines.entries()) {
    if (named.has(position))
      issues.addIssue({ code: 'custom', path: [index, 'position'], message: 'Please name each item once.' })
    named.add(position)
  }
}

/** Receives the pieces of a return. The note is shown to the customer. */
export const receiveBody = z
  .object({
    /** Pieces that go back into stock, by line; all others are written off. */
    restock: z
      .array(z.object({ position: z.int().min(0), pieces: z.int().min(0) }))
      .max(500, 'Please choose up to 500 items.')
      .superRefine(eachOnce),
    outcome: z.enum(outcomes),
    amount: refundAmount,
    note: shortNote.default(''),
  })
  .refine(({ outcome, amount }) => outcome === 'REFUND' || amount === undefined, {
    path: ['amount'],
    error: 'Nothing is paid back for items that are replaced.',
  })

/** A refund instead of the replacement; the amount as in `receiveBody`. */
export const refundInsteadBody = z.object({ amount: refundAmount, note: shortNote.default('') })

export const replaceBody = z.object({ tracking: tracking.optional(), note: shortNote.default('') })

/** The queue of returns. */
export const returnFilters = z.object({ q: restList.q, state: z.enum(returnStateNames).optional() })

export const returnListQuery = returnFilters.extend({
  ...restList,
  sort: z.enum(['requested']).default('requested'),
  order: z.enum(['ascend', 'descend']).default('descend'),
})

export const returnCounts = z.object({ by: z.record(z.enum(returnStateNames), z.number().int()) })

/** The reason is shown to the customer. */
export const cancelBody = z.object({ reason: shortNote.min(1, 'Please say why.') })

/** The note is shown to the customer. */
export const refundBody = z.object({
  /** Minor units. Without `payment`: the refund that was due; payments made since stay due. */
  amount: z.number().int().min(1, 'Please enter an amount.'),
  note: shortNote.default(''),
  /** One payment to refund, all of it or a part; left out, everything due was paid back by hand. */
  payment: z
    .object({
      /** Its transaction id. */
      id: z.uuid(),
      /** Sum of its refunds, as the caller saw it: a second press refunds nothing. */
      back: z.number().int().min(0),
      /** `source`: through its provider, the way it was paid. `hand`: it has been paid back another way. */
      how: z.enum(['source', 'hand']),
      /**
       * Prices that the part of the amount which is not due lowers, by exactly that much, with a credit note. Left out, that part is
       * goodwill: it lowers no price.
       */
      lowers: priceCut.optional(),
    })
    .optional(),
})

/** How staff settled a refund that its provider did not decide. */
export const settleBody = z.object({ note: shortNote.min(1, 'Please say how it was paid back.') })

export const noteBody = z.object({
  note: z.string().trim().min(1, 'Please write something.').max(2_000, 'A note may have up to 2,000 characters.'),
})

export type OrderFilters = z.output<typeof orderFilters>
export type OrderTableQuery = z.output<typeof orderTableQuery>
export type OrderTableRow = z.output<typeof orderRow>
export type OrderCounts = z.output<typeof orderCounts>
export type StaffOrder = z.output<typeof staffOrder>
export type OrderEvent = z.output<typeof orderEvent>
export type OrderExport = z.output<typeof orderExport>
export type Packed = z.output<typeof packed>
export type Tracking = z.output<typeof tracking>
export type TrackingBody = z.output<typeof trackingBody>
export type ParcelBody = z.output<typeof parcelBody>
export type CollectBody = z.output<typeof collectBody>
export type ParcelMoveBody = z.output<typeof parcelMoveBody>
export type CancelPiecesBody = z.output<typeof cancelPiecesBody>
export type RecordReturnBody = z.output<typeof recordReturnBody>
export type ReceiveBody = z.output<typeof receiveBody>
export type RefundInsteadBody = z.output<typeof refundInsteadBody>
export type ReplaceBody = z.output<typeof replaceBody>
export type ReturnFilters = z.output<typeof returnFilters>
export type ReturnListQuery = z.output<typeof returnListQuery>
export type ReturnCounts = z.output<typeof returnCounts>
export type MoveBody = z.output<typeof moveBody>
export type RefundBody = z.output<typeof refundBody>
export type StaffRefund = z.output<typeof staffRefund>
