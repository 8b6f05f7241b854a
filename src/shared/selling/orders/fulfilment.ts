import { z } from 'zod'
import { shortNote } from '../../notes.ts'
import { chosenPieces } from './order-request-shapes.ts'
import { statuses } from './orders.ts'

/** Bodies of the calls that send, deliver and cancel an order or its pieces. */

export const tracking = z.object({
  courier: z.string().trim().min(1, 'Name the courier.').max(60),
  number: z.string().trim().max(60).default(''),
  /** The page where it is followed, if the courier's own is not known. */
  link: z
    .union([
      z.literal(''),
      z
        .url({ protocol: /^https?$/, error: 'Enter a link that begins with https://.' })
        .max(500, 'Enter a link of up to 500 characters.'),
    ])
    .default(''),
})

/** The tracking of an order's only parcel on its way, or of the one named. */
export const trackingBody = tracking.extend({ parcel: z.uuid('Send the id of a parcel.').optional() })

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
  .refine(({ to, note }) => to !== 'CANCELLED' || note !== '', { path: ['note'], error: 'Enter a reason.' })

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
  reason: shortNote.min(1, 'Enter a reason.'),
  restock: z.boolean().default(true),
})

/** The reason is shown to the customer. */
export const cancelBody = z.object({ reason: shortNote.min(1, 'Enter a reason.') })

export type Tracking = z.output<typeof tracking>
export type TrackingBody = z.output<typeof trackingBody>
export type ParcelBody = z.output<typeof parcelBody>
export type CollectBody = z.output<typeof collectBody>
export type ParcelMoveBody = z.output<typeof parcelMoveBody>
export type CancelPiecesBody = z.output<typeof cancelPiecesBody>
export type MoveBody = z.output<typeof moveBody>
