import { z } from 'zod'
import { restList } from '../../api/rest-list.ts'
import { shortNote } from '../../notes.ts'
import { largestWhole } from '../../whole-numbers.ts'
import { tracking } from './fulfilment.ts'
import { outcomes, returnStateNames } from './order-parts.ts'
import { chosenPieces } from './order-request-shapes.ts'

/** Shapes of staff work on returns. Amounts are minor units, GST included. */

/** A return that reached the shop another way. */
export const recordReturnBody = z.object({ lines: chosenPieces, note: shortNote.default('') })

export const returnNoteBody = z.object({ note: shortNote.default('') })

/** Amount to pay back for a return; minor units. Left out, the amount that the pieces came to. */
const refundAmount = z.int('Enter an amount.').min(0, 'Enter an amount.').optional()

const count = z.int().min(0).max(largestWhole)

/** A line that is named twice would count by one of the two alone. */
function eachOnce(lines: { position: number }[], issues: z.RefinementCtx): void {
  const named = new Set<number>()
  for (const [index, { position }] of lines.entries()) {
    if (named.has(position))
      issues.addIssue({ code: 'custom', path: [index, 'position'], message: 'Name each item once.' })
    named.add(position)
  }
}

/** Receives the pieces of a return. The note is shown to the customer. */
export const receiveBody = z
  .object({
    /** Pieces that go back into stock, by line; all others are written off. */
    restock: z
      .array(z.object({ position: count, pieces: count }))
      .max(500, 'Choose up to 500 items.')
      .superRefine(eachOnce),
    outcome: z.enum(outcomes),
    amount: refundAmount,
    note: shortNote.default(''),
  })
  .refine(({ outcome, amount }) => outcome === 'REFUND' || amount === undefined, {
    path: ['amount'],
    error: 'Nothing is paid back for items that are replaced.',
  })

/** A refund instead of the replacement; the amount as in `receiveBody`. */
export const refundInsteadBody = z.object({ amount: refundAmount, note: shortNote.default('') })

export const replaceBody = z.object({ tracking: tracking.optional(), note: shortNote.default('') })

/** The queue of returns. */
export const returnFilters = z.object({ q: restList.q, state: z.enum(returnStateNames).optional() })

export const returnListQuery = returnFilters.extend({
  ...restList,
  sort: z.enum(['requested']).default('requested'),
  order: z.enum(['ascend', 'descend']).default('descend'),
})

export const returnCounts = z.object({ by: z.record(z.enum(returnStateNames), z.number().int()) })

export type RecordReturnBody = z.output<typeof recordReturnBody>
export type ReceiveBody = z.output<typeof receiveBody>
export type RefundInsteadBody = z.output<typeof refundInsteadBody>
export type ReplaceBody = z.output<typeof replaceBody>
export type ReturnFilters = z.output<typeof returnFilters>
export type ReturnListQuery = z.output<typeof returnListQuery>
export type ReturnCounts = z.output<typeof returnCounts>
