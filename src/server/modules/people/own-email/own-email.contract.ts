import { z } from 'zod'
import { contract, oneOf } from '../../../../shared/api/contract.ts'
import { named } from '../../../../shared/api/named.ts'
import { ownEmail, ownEmailBody, ownEmailCode } from '../../../../shared/people/own-email.ts'

const options = { access: 'signed-in', group: 'Account' } as const
const path = '/api/v1/own-email'

export const readOwnEmail = contract('get', path, {
  ...options,
  summary: 'Read the caller’s sign-in address and whether it is confirmed',
  reply: oneOf(ownEmail),
})

export const askForEmailCode = contract('post', path, {
  ...options,
  summary: 'Mail a code to confirm the caller’s address or a new one',
  records: { nothing: 'Nothing is changed before the code is given.' },
  body: ownEmailBody,
  reply: oneOf(z.object({ email: z.string(), /** Until a resend, s. */ seconds: z.number().int() })),
  refusals: ['password.wrong'],
  limit: { name: 'own-email', points: 20, seconds: 3600 },
})

export const giveEmailCode = contract('post', `${path}/code`, {
  ...options,
  summary: 'Confirm an address with the mailed code. It becomes the caller’s address; their other sessions end',
  headers: z.object({ cookie: z.string().optional(), 'x-forwarded-proto': z.string().optional() }),
  records: { nothing: 'What members change is recorded by the verb, with the address that was and the one that is.' },
  body: ownEmailCode,
  reply: oneOf(ownEmail),
  refusals: ['email.codeFailed', 'email.taken'],
  limit: { name: 'own-email-code', points: 10, seconds: 60, counts: 'reads' },
})

named({ ownEmail, ownEmailBody, ownEmailCode })
