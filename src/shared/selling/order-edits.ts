import { z } from 'zod'
import { addressInput } from '../people/address.ts'

/** Shapes of edits of a placed order, for calls and screens (B304, B305). */

export const addressEditBody = z.object({
  address: addressInput,
  /** That of the order as it was seen: what a colleague has corrected since is not overwritten. */
  revision: z.int('Please give the revision of the address.').min(0, 'Please give the revision of the address.'),
})

export type AddressEditBody = z.output<typeof addressEditBody>
