import { z } from 'zod'
import { contract } from '../../../../../shared/api/contract.ts'

const params = z.object({ id: z.string().max(100) })
const limit = { name: 'sandbox-bank', points: 60, seconds: 60, counts: 'reads' } as const
const page = { access: 'visitor', group: 'Sandbox bank', isPage: true, params, reply: z.string(), limit } as const

export const showBank = contract('get', '/payment/sandbox/{id}', {
  ...page,
  summary: 'The page to pay on (HTML)',
  refusals: ['payment.notFound'],
})

export const payAtBank = contract('post', '/payment/sandbox/{id}/pay', {
  ...page,
  summary: 'Pay, and go back to the shop',
  refusals: ['payment.notFound'],
})

export const failAtBank = contract('post', '/payment/sandbox/{id}/fail', {
  ...page,
  summary: 'Let the payment fail, and go back to the shop',
  refusals: ['payment.notFound'],
})

export const receiveNotice = contract('post', '/api/sandbox/webhook', {
  access: 'visitor',
  group: 'Payments',
  summary: 'Receive a payment result from the sandbox bank',
  headers: z.object({ 'x-sandbox-signature': z.string().max(200).default('') }),
  body: z.string(),
  bodyAs: 'text',
  reply: z.object({ received: z.boolean() }),
  refusals: ['payment.amount', 'payment.notFound', 'payment.signature'],
})
