import { z } from 'zod'
import {
  cancelReasons,
  customerActions,
  longestRequestNote,
  type RequestReason,
  requestReasons,
  returnReasons,
} from './order-requests.ts'

const keysOf = <Reason extends RequestReason>(reasons: Record<Reason, string>) =>
  Object.keys(reasons) as [Reason, ...Reason[]]

const kind = z.enum(Object.keys(requestReasons) as ['cancel', 'return'])

/** A customer's request that the shop has not closed yet. */
export const orderRequest = z.object({
  kind,
  reason: z.enum([...keysOf(cancelReasons), ...keysOf(returnReasons)]).nullable(),
  note: z.string(),
  created: z.string(),
  /** When the shop agreed to a return, which then waits for the parcel. */
  approved: z.string().nullable(),
})

/** Steps open to the customer now. */
export const ownActions = z.array(z.enum(customerActions))

const wish = {
  id: z.uuid('Please give the id of the order.'),
  note: z.string().trim().max(longestRequestNote, `Please use up to ${longestRequestNote} characters.`).default(''),
}

export const cancelRequestBody = z.object({
  ...wish,
  reason: z.enum(keysOf(cancelReasons), 'Please choose a reason from the list.').optional(),
})

export const returnRequestBody = z.object({
  ...wish,
  reason: z.enum(keysOf(returnReasons), 'Please choose a reason from the list.').optional(),
})

const note = z.string().trim().max(500)

/** `kind` is that of the request that was seen. The note is shown to the customer. */
export const approveBody = z.object({ kind, note: note.default('') })

export const refuseBody = z.object({ kind, note: note.min(1, 'Please say why.') })

/** Settings for requests: whether customers cancel without asking until it is packed, and days to return; 0 takes no returns. */
export const orderRequestSettings = z.object({
  selfCancel: z.boolean('Please say whether customers cancel by themselves.'),
  returnDays: z
    .int('Please enter whole days.')
    .min(0, 'Please enter 0 or more days.')
    .max(365, 'Please enter up to 365 days.'),
})

/** As stored, with defaults (B228). */
export const storedOrderRequestSettings = z.object({
  selfCancel: z.boolean().default(true),
  returnDays: z.number().int().min(0).default(7),
})

export type OrderRequest = z.output<typeof orderRequest>
export type CancelRequest = z.output<typeof cancelRequestBody>
export type ReturnRequest = z.output<typeof returnRequestBody>
export type ApproveBody = z.output<typeof approveBody>
export type RefuseBody = z.output<typeof refuseBody>
