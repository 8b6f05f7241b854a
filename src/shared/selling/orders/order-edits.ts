import { z } from 'zod'
import { addressInput } from '../../people/address.ts'
import { largestWhole } from '../../whole-numbers.ts'
import { quoteLine, typedLines } from './phone-orders.ts'

/** Shapes of edits of a placed order, for calls and screens (B304, B305). */

const aRevision = 'Send the revision of the address.'

export const addressEditBody = z.object({
  address: addressInput,
  /** That of the order as it was seen: what a colleague has corrected since is not overwritten. */
  revision: z.int(aRevision).min(0, aRevision).max(largestWhole, aRevision),
})

const lines = typedLines.min(1, 'Add an item.')

export const additionQuoteBody = z.object({ lines })

export const additionBody = z.object({
  lines,
  /** The total that staff were shown, minor units; a dearer order is refused. */
  total: z.int('Send the total in paise.').min(0, 'Send the total in paise.'),
  /** Made by the caller: a repeat with the same key adds nothing. */
  key: z.uuid('Send a key.'),
})

/** The price of an order with further items. Amounts are minor units, GST included. */
export const additionQuote = z.object({
  lines: z.array(quoteLine),
  currency: z.string(),
  /** Without them; cancelled items are left out. */
  before: z.number().int(),
  /** The price of the items that can be added. */
  added: z.number().int(),
  /** The tax in `added`. */
  tax: z.number().int(),
  /** To be collected: `before` and `added`. */
  total: z.number().int(),
})

export type AdditionBody = z.output<typeof additionBody>
export type AdditionQuoteBody = z.output<typeof additionQuoteBody>
export type AdditionQuote = z.output<typeof additionQuote>
export type AddressEditBody = z.output<typeof addressEditBody>
