import { z } from 'zod'
import { shortNote } from '../../notes.ts'
import { priceCut } from '../orders/price-cut.ts'

/** Bodies of the calls by which staff refund an order. */

/** The note is shown to the customer. */
export const refundBody = z.object({
  /** Minor units. Without `payment`: the refund that was due; payments made since stay due. */
  amount: z.number().int().min(1, 'Enter an amount.'),
  note: shortNote.default(''),
  /** One payment to refund, all of it or a part; left out, everything due was paid back by hand. */
  payment: z
    .object({
      /** Its transaction id. */
      id: z.uuid(),
      /** Sum of its refunds, as the caller saw it: a second press refunds nothing. */
      back: z.number().int().min(0),
      /** `source`: through its provider, the way it was paid. `hand`: it has been paid back another way. */
      how: z.enum(['source', 'hand']),
      /**
       * Prices that the part of the amount which is not due lowers, by exactly that much, with a credit note. Left out, that part is
       * goodwill: it lowers no price.
       */
      lowers: priceCut.optional(),
    })
    .optional(),
})

/** How staff settled a refund that its provider did not decide. */
export const settleBody = z.object({ note: shortNote.min(1, 'Choose how it was refunded.') })

export type RefundBody = z.output<typeof refundBody>
