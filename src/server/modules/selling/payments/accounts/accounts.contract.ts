import { z } from 'zod'
import { contract, listOf } from '../../../../../shared/api/contract.ts'
import { named } from '../../../../../shared/api/named.ts'
import { accountKeys, accountMode, paymentAccount } from '../../../../../shared/selling/payments/payment-accounts.ts'

/** Every call replies with all providers. */
const options = { access: { staff: 'settings' }, group: 'Payments', reply: listOf(paymentAccount) } as const
const records = { nothing: 'The verb records which key it is about, without its secrets.' }
const provider = z.string().max(40)

export const listAccounts = contract('get', '/api/v1/payment-accounts', {
  ...options,
  access: { staff: ['settings', 'view'] },
  summary: "The site's accounts at payment providers",
})

export const saveAccount = contract('put', '/api/v1/payment-accounts/{provider}/{mode}', {
  ...options,
  summary: 'Save the keys of an account after checking them with the provider',
  recent: true,
  records,
  params: z.object({ provider, mode: accountMode }),
  body: accountKeys,
  refusals: ['payment.keyMode', 'payment.keys', 'payment.provider', 'payment.silent'],
  limit: { name: 'payment-account', points: 20, seconds: 600 },
})

export const useAccount = contract('post', '/api/v1/payment-accounts/{provider}/use', {
  ...options,
  summary: 'Choose which keys new payments use: test or live',
  recent: true,
  records,
  params: z.object({ provider }),
  body: z.object({ mode: accountMode }),
  refusals: ['payment.noKeys', 'payment.provider'],
})

export const removeAccount = contract('delete', '/api/v1/payment-accounts/{provider}/{mode}', {
  ...options,
  summary: 'Remove the keys of an account',
  recent: true,
  records,
  params: z.object({ provider, mode: accountMode }),
  refusals: ['payment.provider'],
})

named({ accountKeys, paymentAccount })
