import { z } from 'zod'
import { recordId } from '../../api/record-id.ts'
import { largestWhole } from '../../whole-numbers.ts'
import { filledText } from '../../words.ts'
import {
  cancelReasons,
  customerActions,
  longestRequestNote,
  type RequestReason,
  requestReasons,
  returnReasons,
} from './order-requests.ts'
import { mostReturnPictures } from './return-states.ts'

const keysOf = <Reason extends RequestReason>(reasons: Record<Reason, string>) =>
  Object.keys(reasons) as [Reason, ...Reason[]]

const kind = z.enum(Object.keys(requestReasons) as ['cancel', 'return'])

export const returnReasonKeys = keysOf(returnReasons)

/** A customer's request that the shop has not closed yet. */
export const orderRequest = z.object({
  kind,
  reason: z.enum([...keysOf(cancelReasons), ...keysOf(returnReasons)]).nullable(),
  note: z.string(),
  created: z.string(),
  /** When the shop agreed to a return, which then waits for the parcel. */
  approved: z.string().nullable(),
  /** Pieces of lines; null for all that can be cancelled. */
  lines: z.array(z.object({ position: z.number().int(), pieces: z.number().int() })).nullable(),
  /** Benefits that the rest would keep without earning them, so the shop decides: reasons of discounts, and free delivery. */
  unearned: z.object({ discounts: z.array(z.string()), delivery: z.boolean() }).optional(),
  /** Recorded by staff, in their words: the customer asked another way. */
  byStaff: z.boolean().optional(),
})

/** Steps open to the customer now. */
export const ownActions = z.array(z.enum(customerActions))

const pieces = z.int('Enter whole pieces.').min(1, 'Enter 1 or more pieces.').max(largestWhole, 'Enter fewer pieces.')
const aPosition = 'Send the position of a line.'
export const position = z.int(aPosition).min(0, aPosition).max(largestWhole, aPosition)

/**
 * Pieces of the line that could be chosen when they were. Nothing is done once that is another number, so a request that arrives
 * twice acts once (B291).
 */
const of = pieces.optional()

/** Pieces of lines by their position, which starts at 0. */
export const chosenPieces = z
  .array(z.object({ position, pieces, of }))
  .min(1, 'Choose items.')
  .max(500, 'Choose up to 500 items.')

/** As customers choose pieces: a line is named by its position or its variant. */
export const wishedItem = z
  .object({
    position: position.optional(),
    productVariantId: recordId('Send a variant of the order.').optional(),
    pieces,
    of,
  })
  .refine(({ position, productVariantId }) => (position === undefined) !== (productVariantId === undefined), {
    path: ['position'],
    error: 'Name each item by its position or its variant.',
  })

const wishedPieces = z.array(wishedItem).min(1, 'Choose items.').max(500, 'Choose up to 500 items.')

const wish = {
  id: recordId('Send the id of the order.'),
  /** Left out, the whole order. */
  lines: wishedPieces.optional(),
  note: z
    .string()
    .trim()
    .max(longestRequestNote, filledText('Use up to {count} characters.', { count: longestRequestNote }))
    .default(''),
}

export const withdrawalBody = z.object({ id: wish.id })

export const cancelRequestBody = z.object({
  ...wish,
  reason: z.enum(keysOf(cancelReasons), 'Choose a reason from the list.').optional(),
})

export const returnRequestBody = z.object({
  ...wish,
  /** Ids of uploaded pictures, in order. */
  pictures: z
    .array(recordId('Send the id of a picture.'))
    .max(mostReturnPictures, filledText('Choose up to {count} pictures.', { count: mostReturnPictures }))
    .default([]),
  reason: z.enum(keysOf(returnReasons), 'Choose a reason from the list.').optional(),
})

const note = z.string().trim().max(500)

/** `kind` is that of the request that was seen. The note is shown to the customer. */
export const approveBody = z.object({ kind, note: note.default('') })

export const refuseBody = z.object({ kind, note: note.min(1, 'Enter a reason.') })

/** Settings for requests: whether customers cancel without asking until it is packed, and days to return; 0 takes no returns. */
export const orderRequestSettings = z.object({
  selfCancel: z.boolean('Choose whether customers cancel by themselves.'),
  returnDays: z.int('Enter whole days.').min(0, 'Enter 0 or more days.').max(365, 'Enter up to 365 days.'),
})

/** As stored, with defaults (B228). */
export const storedOrderRequestSettings = z.object({
  selfCancel: z.boolean().default(true),
  returnDays: z.number().int().min(0).default(7),
})

export type OrderRequest = z.output<typeof orderRequest>
export type CancelRequest = z.output<typeof cancelRequestBody>
export type WishedPieces = z.output<typeof wishedPieces>
export type ReturnRequest = z.output<typeof returnRequestBody>
export type ApproveBody = z.output<typeof approveBody>
export type RefuseBody = z.output<typeof refuseBody>
