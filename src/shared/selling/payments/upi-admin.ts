import { z } from 'zod'
import { restList } from '../../api/rest-list.ts'
import { statuses } from '../orders/orders.ts'
import { utr } from './upi.ts'

/** Shapes of staff work on UPI payments. Amounts are in paise. */

const seen = {
  transactionId: z.uuid('Send the transaction id.'),
  /** The UTR that staff looked for. */
  utr,
}

/** `amount`: what the bank shows. */
export const utrArrived = z.object({
  ...seen,
  amount: z.number('Enter an amount.').int('Enter an amount.').min(1, 'Enter an amount.'),
})

/** The note is shown to the customer. */
export const utrMissing = z.object({ ...seen, note: z.string().trim().min(1, 'Enter a reason.').max(500) })

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

export const mostStatementBytes = 5 * 1024 * 1024
export const mostStatementLines = 20_000

/** Payments to confirm at once. */
export const mostConfirmed = 100

/** A credit of a bank's statement that has the UTR of an order. */
export const statementMatch = z.object({
  /** Line of the file, from 1. */
  line: z.number().int(),
  /** As the bank writes it. */
  date: z.string(),
  text: z.string(),
  amount: z.number().int(),
  currency: z.string(),
  utr: z.string(),
  /**
   * `twice`: several orders have a UTR and the amount of this credit; `repeated`: an earlier line is the same credit; `used`: by another number
   * in its text the credit has paid an order already.
   */
  outcome: z.enum(['match', 'otherAmount', 'twice', 'repeated', 'used']),
  /** Number of the order that the credit has paid already. */
  paid: z.number().int().nullable(),
  /** Amount of the payment that the order waits for. */
  asked: z.number().int(),
  transactionId: z.string(),
  orderId: z.string(),
  number: z.number().int(),
})

/** `credits`: credits with a number that may be a UTR. */
export const statementReport = z.object({ credits: z.number().int(), matches: z.array(statementMatch) })

export const confirmBody = z.object({
  payments: z
    .array(utrArrived.extend({ orderId: z.uuid('Send the id of the order.') }))
    .min(1, 'Choose payments.')
    .max(mostConfirmed, `Confirm at most ${mostConfirmed} payments at once.`),
})

const named = z.object({ _id: z.string(), number: z.number().int().nullable() })

/** Result per order. */
export const confirmed = z.object({
  confirmed: z.array(named),
  refused: z.array(named.extend({ text: z.string() })),
})

export type StatementMatch = z.output<typeof statementMatch>
export type StatementReport = z.output<typeof statementReport>
export type Confirmed = z.output<typeof confirmed>
export type UtrQuery = z.output<typeof utrQuery>
export type UtrRow = z.output<typeof utrRow>
export type UtrArrived = z.output<typeof utrArrived>
export type UtrMissing = z.output<typeof utrMissing>
