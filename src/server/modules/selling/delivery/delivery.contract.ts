import { z } from 'zod'
import { contract, oneOf } from '../../../../shared/api/contract.ts'
import { named } from '../../../../shared/api/named.ts'
import { pincode } from '../../../../shared/rules.ts'
import { arrival } from '../../../../shared/selling/delivery/arrival.ts'
import { alsoPickUp, offeredPlace, pickUpOffer } from '../../../../shared/selling/delivery/pick-up.ts'

const delivering = z.object({
  delivers: z.boolean(),
  /** Whether the shop takes cash on delivery there. */
  cash: z.boolean(),
  arrives: arrival.nullable(),
  /** A place where it could be picked up; left out where the shop has none. */
  pickUp: alsoPickUp.optional(),
})

export const checkDelivery = contract('get', '/api/v1/delivery', {
  access: 'visitor',
  group: 'Cart',
  summary: 'Whether a PIN code is delivered to, until when, and whether cash is taken there',
  limit: { name: 'delivery', points: 120, seconds: 60, counts: 'reads' },
  query: z.object({ pincode }),
  reply: oneOf(delivering),
})

export const listPickUp = contract('get', '/api/v1/pick-up', {
  access: 'visitor',
  group: 'Cart',
  summary: 'Places of the shop where orders can be picked up, and from when',
  limit: { name: 'pick-up', points: 120, seconds: 60, counts: 'reads' },
  reply: oneOf(pickUpOffer),
})

named({ alsoPickUp, delivering, offeredPlace, pickUpOffer })
