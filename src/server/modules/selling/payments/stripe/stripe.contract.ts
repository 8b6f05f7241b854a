import { z } from 'zod'
import { contract } from '../../../../../shared/api/contract.ts'
import { attemptPage } from '../payment-page.contract.ts'

export const returnFromStripe = contract('get', '/payment/stripe/{id}/return', {
  ...attemptPage,
  summary: 'Return from Stripe, paid or not',
})

export const receiveEvent = contract('post', '/api/stripe/webhook', {
  access: 'visitor',
  group: 'Payments',
  summary: 'Receive a webhook from Stripe',
  headers: z.object({ 'stripe-signature': z.string().max(2_000).default('') }),
  body: z.string(),
  bodyAs: 'text',
  mostBytes: 256 * 1024,
  reply: z.object({ received: z.boolean() }),
  refusals: ['payment.signature'],
})
