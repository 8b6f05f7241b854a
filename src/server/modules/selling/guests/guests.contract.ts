import { z } from 'zod'
import { contract, oneOf } from '../../../../shared/api/contract.ts'
import { messages } from '../../../../shared/messages.ts'
import { email } from '../../../../shared/rules.ts'
import { cart } from '../../../../shared/selling/bag/cart.ts'

const path = '/api/v1/guest'
/** '' until the guest has given one. */
const reply = oneOf(z.object({ email: z.string() }))

export const beginGuest = contract('post', path, {
  access: 'visitor',
  group: 'Cart',
  summary: 'Start a guest bag, if the shop takes orders from guests',
  reply: oneOf(z.object({ token: z.string() })),
  refusals: ['guest.off'],
  limit: { name: 'guest', points: 30, seconds: 3600 },
})

export const readGuest = contract('get', path, {
  access: 'buyer',
  group: 'Checkout',
  summary: 'Read the guest’s email',
  reply,
})

export const changeGuest = contract('put', path, {
  access: 'buyer',
  group: 'Checkout',
  summary: 'Set the guest’s email',
  body: z.object({ email: z.string(messages['email.invalid']).pipe(email) }),
  reply,
  refusals: ['guest.account', 'guest.off'],
  limit: { name: 'guest-email', points: 20, seconds: 3600 },
})

export const takeGuestBag = contract('post', '/api/v1/cart/guest', {
  access: 'signed-in',
  group: 'Cart',
  summary: 'Merge the guest bag into the account’s bag; idempotent',
  body: z.object({ token: z.string('Send the token.').max(100) }),
  reply: cart,
})
