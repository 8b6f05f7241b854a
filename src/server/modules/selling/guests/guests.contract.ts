import { z } from 'zod'
import { contract, oneOf } from '../../../../shared/api/contract.ts'
import { messages } from '../../../../shared/messages.ts'
import { email } from '../../../../shared/rules.ts'
import { cart } from '../../../../shared/selling/cart.ts'

const path = '/api/v1/guest'
/** '' until the guest has given one. */
const reply = oneOf(z.object({ email: z.string() }))

export const beginGuest = contract('post', path, {
  access: 'visitor',
  group: 'Cart',
  summary: 'Begin a bag without an account, where the shop takes orders from guests',
  reply: oneOf(z.object({ token: z.string() })),
  refusals: ['guest.off'],
  limit: { name: 'guest', points: 30, seconds: 3600 },
})

export const readGuest = contract('get', path, {
  access: 'buyer',
  group: 'Checkout',
  summary: 'The email that the guest has given for their order',
  reply,
})

export const changeGuest = contract('put', path, {
  access: 'buyer',
  group: 'Checkout',
  summary: 'Give the email for an order without an account',
  body: z.object({ email: z.string(messages['email.invalid']).pipe(email) }),
  reply,
  refusals: ['guest.account', 'guest.off'],
  limit: { name: 'guest-email', points: 20, seconds: 3600 },
})

export const takeGuestBag = contract('post', '/api/v1/cart/guest', {
  access: 'signed-in',
  group: 'Cart',
  summary: 'Put the bag that this browser filled as a guest into the bag of the account; safe to repeat',
  body: z.object({ token: z.string('Please give the token.').max(100) }),
  reply: cart,
})
