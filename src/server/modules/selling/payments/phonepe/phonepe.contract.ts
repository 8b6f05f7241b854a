import { z } from 'zod'
import { contract } from '../../../../../shared/api/contract.ts'
import { attemptPage } from '../payment-page.contract.ts'

export const returnFromPhonepe = contract('get', '/payment/phonepe/{id}/return', {
  ...attemptPage,
  summary: 'Return from PhonePe, paid or not',
})

export const receiveEvent = contract('post', '/api/phonepe/webhook', {
  access: 'visitor',
  group: 'Payments',
  summary: 'Receive a webhook from PhonePe',
  headers: z.object({ authorization: z.string().max(200).default('') }),
  body: z.string(),
  bodyAs: 'text',
  mostBytes: 256 * 1024,
  reply: z.object({ received: z.boolean() }),
  refusals: ['payment.signature'],
})
