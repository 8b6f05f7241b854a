import { z } from 'zod'
import { seller } from '../invoices/invoices.ts'
import { order, orderNamed, statuses } from './orders.ts'

/** An order as staff see it. Amounts are minor units, GST included. */

/** An event of an order. `internal` ones are for staff only. */
export const orderEvent = z.object({
  _id: z.string(),
  kind: z.string(),
  note: z.string(),
  internal: z.boolean(),
  /** The acting user; null for automatic events. */
  by: z.object({ name: z.string(), isStaff: z.boolean() }).nullable(),
  created: z.string(),
  about: orderNamed,
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
  /** Whether a further order can go along with it (B360): it takes no items itself. */
  takesFurther: z.boolean(),
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

export type StaffOrder = z.output<typeof staffOrder>
export type OrderEvent = z.output<typeof orderEvent>
export type StaffRefund = z.output<typeof staffRefund>
