import { z } from 'zod'
import { picture } from '../../content/media/picture-shapes.ts'
import { reviewPicture } from '../opinions/reviews.ts'
import { returnReasonKeys } from './order-request-shapes.ts'
import { moneyStatuses, statuses } from './order-statuses.ts'
import {
  type ParcelState,
  parcelStates,
  type ReturnOutcome,
  type ReturnState,
  returnOutcomes,
  returnStates,
} from './return-states.ts'

const keys = <Key extends string>(of: Record<Key, string>) => Object.keys(of) as [Key, ...Key[]]

export const returnStateNames: [ReturnState, ...ReturnState[]] = keys(returnStates)
export const outcomes: [ReturnOutcome, ...ReturnOutcome[]] = keys(returnOutcomes)

/** Some pieces of a line; the first line has the position 0. */
export const linePieces = z.object({ position: z.number().int(), pieces: z.number().int() })

/** A parcel of an order. Times are ISO 8601. */
export const parcel = z.object({
  _id: z.string(),
  /** 1, 2, 3 within the order. */
  number: z.number().int(),
  state: z.enum(keys<ParcelState>(parcelStates)),
  /** Empty if the shop delivers it itself. */
  courier: z.string(),
  trackingNumber: z.string(),
  /** Where it is followed; null if no page is known. */
  link: z.string().nullable(),
  lines: z.array(linePieces),
  /** Cash that its courier collects; minor units. */
  collect: z.number().int(),
  /** True if it replaces returned pieces. */
  replaces: z.boolean(),
  sent: z.string(),
  /** When it was delivered, or came back. */
  ended: z.string().nullable(),
})

export const returnLine = linePieces.extend({
  /** Pieces back in stock; null until they have arrived. */
  restocked: z.number().int().nullable(),
})

/** A return of some pieces of an order. */
export const orderReturn = z.object({
  _id: z.string(),
  state: z.enum(returnStateNames),
  reason: z.enum(returnReasonKeys).nullable(),
  note: z.string(),
  /** Addresses of the customer's pictures, for the customer and the shop alone. */
  pictures: z.array(reviewPicture),
  lines: z.array(returnLine),
  /** Null until the pieces have arrived. */
  outcome: z.enum(outcomes).nullable(),
  /** Amount of its pieces after discounts; minor units. */
  piecesAmount: z.number().int(),
  /** Amount to pay back; null until then, and for a replacement. */
  refundAmount: z.number().int().nullable(),
  requested: z.string(),
})

/** A return in the queue of staff. */
export const returnRow = orderReturn
  .pick({ _id: true, state: true, reason: true, outcome: true, piecesAmount: true, requested: true })
  .extend({
    order: z.object({ _id: z.string(), number: z.number().int(), currency: z.string() }),
    customer: z.object({ name: z.string(), email: z.string() }),
    pieces: z.number().int(),
    /** The name of its first line, with its options. */
    name: z.string(),
    image: picture.nullable(),
  })

export type OrderParcel = z.output<typeof parcel>
export type OrderReturn = z.output<typeof orderReturn>
export type ReturnRow = z.output<typeof returnRow>

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
