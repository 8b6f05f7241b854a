import { z } from 'zod'
import { moneyStatuses, type OrderStatus, statuses } from './order-statuses.ts'

/** An order beside another with which it goes along, or that goes along with it (B360). */
export const orderAlong = z.object({
  _id: z.string(),
  number: z.number().int(),
  status: z.enum(statuses),
  paymentStatus: z.enum(moneyStatuses),
  /** The total without what was cancelled or returned, minor units. */
  left: z.number().int(),
  /** When it was paid online; null for one that is not, or that is paid on delivery. */
  paid: z.string().nullable(),
})

export type OrderAlong = z.output<typeof orderAlong>

/** Whether an order stands that has not left: others may go along with it, and it may go along. */
export const goesBeside = (status: OrderStatus): boolean =>
  status === 'PLACED' || status === 'PACKED' || status === 'CANCEL_REQUESTED'
