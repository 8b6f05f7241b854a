import { z } from 'zod'
import { restList } from '../../api/rest-list.ts'

/** Providers whose settlement reports are read. */
export const settlingProviders = ['razorpay', 'stripe', 'phonepe'] as const

/**
 * `matched`: the books say the same. `differs`: they have another amount. `unpaid`: they do not have it as paid, or as paid back.
 * `repeated`: an earlier line has settled it. `unknown`: the site has no such payment or refund. `twice`: the refund was paid back by hand too.
 */
export const settlementOutcomes = ['matched', 'differs', 'unpaid', 'repeated', 'unknown', 'twice'] as const

export const mostSettlementBytes = 5 * 1024 * 1024
/** Lines of a report. */
export const mostSettlementLines = 20_000

/** A payment or refund that a provider settled, by its report; amounts are minor units. */
export const settledLine = z.object({
  provider: z.enum(settlingProviders),
  kind: z.enum(['payment', 'refund']),
  /** Its name in the report. */
  reference: z.string(),
  /** The transfer to the bank account that it is part of: a UTR, or the provider's id. */
  payout: z.string(),
  /** As the report writes it. */
  settledOn: z.string(),
  amount: z.number().int(),
  /** Fees and the taxes on them; below zero where the provider gives some back. */
  fee: z.number().int(),
  currency: z.string(),
  outcome: z.enum(settlementOutcomes),
  /** The amount in the books. */
  expected: z.number().int().nullable(),
  order: z.object({ _id: z.string(), number: z.number().int() }).nullable(),
})

/** A line as it is kept. */
export const keptLine = settledLine.extend({
  _id: z.string(),
  added: z.string(),
  /** How staff closed it. */
  note: z.string().nullable(),
})

/** `q` is a reference, a payout or an order's number. Open lines alone unless `all`. */
export const settlementQuery = z.object({
  ...restList,
  all: z
    .enum(['true', 'false'])
    .default('false')
    .transform((text) => text === 'true'),
  sort: z.enum(['added', 'amount']).default('added'),
  order: z.enum(['ascend', 'descend']).default('descend'),
})

/** A report compared with the books. */
export const settlementReport = z.object({
  provider: z.enum(settlingProviders),
  /** Lines of payments and refunds, those among them that were kept before, and lines of other kinds, such as payouts. */
  lines: z.number().int(),
  known: z.number().int(),
  others: z.number().int(),
  outcomes: z.record(z.enum(settlementOutcomes), z.number().int()),
  currency: z.string(),
  paid: z.number().int(),
  back: z.number().int(),
  fees: z.number().int(),
  /** Lines to look at, the first of them. */
  open: z.array(settledLine.extend({ line: z.number().int() })),
})

/** How staff closed a line; for staff only. */
export const closeLineBody = z.object({ note: z.string().trim().min(1, 'Enter what was done.').max(500) })

/** Lines of a report's `open`. */
export const mostShownLines = 50

export type SettlingProvider = (typeof settlingProviders)[number]
export type SettlementOutcome = (typeof settlementOutcomes)[number]
export type SettledLine = z.output<typeof settledLine>
export type KeptLine = z.output<typeof keptLine>
export type SettlementQuery = z.output<typeof settlementQuery>
export type SettlementReport = z.output<typeof settlementReport>
