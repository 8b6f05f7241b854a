import { z } from 'zod'
import { contract } from '../../../../../shared/api/contract.ts'
import { sentFields } from '../../../../../shared/api/sent-file.ts'
import { attemptPage } from '../payment-page.contract.ts'

export const showRazorpay = contract('get', '/payment/razorpay/{id}', {
  ...attemptPage,
  summary: 'The page that opens Razorpay (HTML)',
})

export const leaveRazorpay = contract('get', '/payment/razorpay/{id}/return', {
  ...attemptPage,
  summary: 'Return from Razorpay without a payment',
})

export const returnFromRazorpay = contract('post', '/payment/razorpay/{id}/return', {
  ...attemptPage,
  summary: 'Return from Razorpay with the result it posts',
  body: sentFields,
  bodyAs: 'sent',
})

export const receiveEvent = contract('post', '/api/razorpay/webhook', {
  access: 'visitor',
  group: 'Payments',
  summary: 'Receive a webhook from Razorpay',
  headers: z.object({ 'x-razorpay-signature': z.string().max(200).default('') }),
  body: z.string(),
  bodyAs: 'text',
  mostBytes: 256 * 1024,
  reply: z.object({ received: z.boolean() }),
  refusals: ['payment.signature'],
})
