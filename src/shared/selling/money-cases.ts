import { z } from 'zod'
import { restList } from '../api/rest-list.ts'
import { statuses } from './orders.ts'

/**
 * `due`: an order that is over, or pieces of one, owe it back. `unneeded`: its order does not take it, because it came late or twice. `failed`: a refund
 * failed. `stuck`: a refund takes too long. `differs`: the provider reports another amount. `pending`: open, or without an
 * answer of its provider, for more than a day.
 */
export const caseKinds = ['due', 'unneeded', 'failed', 'stuck', 'differs', 'pending'] as const

/** Latest first by default. `q` is an order's number or a customer's email. */
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
  order: z.object({ _id: z.string(), number: z.number().int(), status: z.enum(statuses) }),
  customer: z.object({ name: z.string(), email: z.string() }),
  provider: z.string(),
  test: z.boolean(),
  currency: z.string(),
  /** The amount in question: what is due, refunded, asked for or, of `differs`, reported. */
  amount: z.number().int(),
  /** Sum of the payment's refunds, and the rest that may still be paid back. */
  back: z.number().int(),
  left: z.number().int(),
  /** Sum of it that is due and not on its way, and whether there is one. */
  due: z.number().int(),
  owed: z.boolean(),
  since: z.string(),
  /** The refund of `failed` and `stuck`. */
  refund: z.object({ _id: z.string(), fault: z.string() }).nullable(),
})

export const moneyCounts = z.object({ all: z.int(), by: z.record(z.enum(caseKinds), z.int()) })

/** How staff closed a case; for staff only. */
export const closeBody = z.object({ note: z.string().trim().min(1, 'Please say what was done.').max(500) })

export type CaseKind = (typeof caseKinds)[number]
export type MoneyList = z.output<typeof moneyList>
export type MoneyCase = z.output<typeof moneyCase>
export type MoneyCounts = z.output<typeof moneyCounts>
