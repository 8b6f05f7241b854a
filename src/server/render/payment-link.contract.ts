import { z } from 'zod'
import { contract } from '../../shared/api/contract.ts'
import { sentFields } from '../../shared/api/sent-file.ts'
import { linkToken } from '../../shared/selling/orders/link-token.ts'

const page = {
  access: 'visitor',
  group: 'Payment pages',
  isPage: true,
  params: z.object({ token: linkToken }),
  reply: z.string(),
  replyType: 'text/html',
} as const

export const showPayment = contract('get', '/pay/{token}', {
  ...page,
  summary: 'The page of a payment link, on which an order is paid without signing in (HTML)',
  limit: { name: 'payment-link-page', points: 60, seconds: 60, counts: 'reads' },
})

export const beginPayment = contract('post', '/pay/{token}', {
  ...page,
  summary: 'Start the payment of an order by a payment method, and redirect to its page',
  body: sentFields,
  bodyAs: 'sent',
  limit: { name: 'payment-link-begin', points: 20, seconds: 600 },
})
