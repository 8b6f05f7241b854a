import { z } from 'zod'
import { restList } from '../api/rest-list.ts'
import { statuses } from './orders.ts'
import { utr } from './upi.ts'

/** Shapes of staff work on UPI payments. Amounts are in paise. */

const seen = {
  transactionId: z.uuid('Please give the transaction id.'),
  /** The UTR that staff looked for. */
  utr,
}

/** `amount`: what the bank shows. */
export const utrArrived = z.object({
  ...seen,
  amount: z.number('Please enter an amount.').int('Please enter an amount.').min(1, 'Please enter an amount.'),
})

/** The note is shown to the customer. */
export const utrMissing = z.object({ ...seen, note: z.string().trim().min(1, 'Please say why.').max(500) })

/** `q` is a UTR, an order number, or its buyer's name or email. The longest waiting comes first by default. */
export const utrQuery = z.object({ ...restList, sort: z.enum(['entered', 'amount', 'until']).default('entered') })

/** A UPI payment that waits to be looked for. */
export const utrRow = z.object({
  /** The payment attempt's id. */
  _id: z.string(),
  utr: z.string(),
  amount: z.number().int(),
  currency: z.string(),
  entered: z.string(),
  customer: z.object({ name: z.string(), email: z.string() }),
  /** `until`: end of its reservation, while it is unpaid. */
  order: z.object({
    _id: z.string(),
    number: z.number().int(),
    status: z.enum(statuses),
    until: z.string().nullable(),
  }),
  /** Whether another order has the same UTR. */
  shared: z.boolean(),
})

export type UtrQuery = z.output<typeof utrQuery>
export type UtrRow = z.output<typeof utrRow>
export type UtrArrived = z.output<typeof utrArrived>
export type UtrMissing = z.output<typeof utrMissing>
