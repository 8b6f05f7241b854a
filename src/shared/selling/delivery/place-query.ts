import { z } from 'zod'
import { recordId } from '../../api/record-id.ts'
import { indianStates } from '../../people/indian-states.ts'
import { pincode } from '../../rules.ts'
import type { Place } from './zones.ts'

/** The place of delivery in a query. Without it, the shop's own charge, days and ways to pay hold. */
export const placeQuery = z.object({ pincode: z.optional(pincode), state: z.enum(indianStates).optional() })

/** Like `placeQuery`, or a place of the shop where the order is picked up. */
export const termsQuery = placeQuery.extend({ pickUp: recordId('Choose a place.').optional() })

/** The phone number of the parcel in any spelling, also while it is typed: an order needs a whole one. */
export const parcelMobile = z.string().trim().max(40).optional()

export function placeIn({ pincode, state }: Partial<Place>): Place | undefined {
  return pincode === undefined ? undefined : { pincode, state }
}
