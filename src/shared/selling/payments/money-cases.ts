import { z } from 'zod'
import { restList } from '../../api/rest-list.ts'
import { largestWhole } from '../../whole-numbers.ts'
import { statuses } from '../orders/orders.ts'

/**
 * `due`: an order that is over, or pieces of one, owe it back. `unneeded`: its order does not take it, because it came late or twice. `failed`: a refund
 * failed. `stuck`: a refund takes too long. `twice`: the provider paid what staff had paid back too. `differs`: the provider reports another amount.
 * `pending`: open, or without an answer of its provider, for more than a day. `stray`: no order has it. `unsettled`: no settlement report has it.
 */
export const caseKinds = [
  'due',
  'unneeded',
  'stray',
  'failed',
  'stuck',
  'twice',
  'differs',
  'pending',
  'unsettled',
] as const

/** Latest first by default. `q` is an order's number, a customer's email, or the provider's name of a payment without an order. */
export const moneyList = z.object({
  ...restList,
  kind: z.enum(caseKinds).optional(),
  sort: z.enum(['since']).default('since'),
  order: z.enum(['ascend', 'descend']).default('descend'),
})

/** A payment that staff look at; amounts are minor units. */
export const moneyCase = z.object({
  /** The payment's transaction id. */
  _id: z.string(),
  kind: z.enum(caseKinds),
  /** Null, as its customer is, for a payment that no order has. */
  order: z.object({ _id: z.string(), number: z.number().int(), status: z.enum(statuses) }).nullable(),
  customer: z.object({ name: z.string(), email: z.string() }).nullable(),
  provider: z.string(),
  /** The provider's name for a payment that no order has or had. */
  reference: z.string().nullable(),
  /** Whether it can be refunded through its provider. */
  refundable: z.boolean(),
  test: z.boolean(),
  currency: z.string(),
  /** The amount in question: what is due, refunded, asked for or, of `differs` and `twice`, what the provider reports. */
  amount: z.number().int(),
  /** The amount that the order asks for; null but for `differs`. */
  asked: z.object({ amount: z.number().int(), currency: z.string() }).nullable(),
  /** Sum of the payment's refunds, and the rest that may still be paid back. */
  back: z.number().int(),
  left: z.number().int(),
  /** Sum of it that is due and not on its way, and whether there is one. */
  due: z.number().int(),
  owed: z.boolean(),
  since: z.string(),
  /** The refund of `failed`, `stuck` and `twice`, with the amount in the books. */
  refund: z.object({ _id: z.string(), fault: z.string(), amount: z.number().int() }).nullable(),
})

export const moneyCounts = z.object({ all: z.int(), by: z.record(z.enum(caseKinds), z.int()) })

const note = z.string().trim().min(1, 'Enter what was done.').max(500)

/** How staff closed a case; for staff only. Without `kind` the payment's cases but `twice` and `unsettled`, which are closed one by one. */
export const closeBody = z.object({ note, kind: z.enum(['twice', 'unsettled']).optional() })

/** How staff settled a payment that no order has. */
export const closeStrayBody = z.object({ note })

const aNumber = 'Send the number of an order.'

export const bookBody = z.object({
  number: z.number(aNumber).int(aNumber).positive(aNumber).max(largestWhole, aNumber),
})

/** `taken`: the order is paid by it. Otherwise it came late or twice, and a refund is due. */
export const bookedPayment = z.object({ _id: z.string(), orderId: z.string(), taken: z.boolean() })

/** The amount that staff saw reported, in minor units. */
const seen = z.number().int().positive()

export const acceptBody = z.object({ amount: seen })

/** `note` is for the customer. */
export const giveBackBody = z.object({ amount: seen, note: z.string().trim().max(500).default('') })

/** `taken`: the order is placed. Otherwise it takes no money any more, and all of it is due back. */
export const acceptedPayment = z.object({ _id: z.string(), taken: z.boolean() })

export type CaseKind = (typeof caseKinds)[number]
export type MoneyList = z.output<typeof moneyList>
export type MoneyCase = z.output<typeof moneyCase>
export type MoneyCounts = z.output<typeof moneyCounts>
export type CloseBody = z.output<typeof closeBody>
export type GiveBackBody = z.output<typeof giveBackBody>
export type AcceptedPayment = z.output<typeof acceptedPayment>
export type BookedPayment = z.output<typeof bookedPayment>
