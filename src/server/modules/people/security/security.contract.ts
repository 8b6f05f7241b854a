import { z } from 'zod'
import { contract, oneOf } from '../../../../shared/api/contract.ts'
import { named } from '../../../../shared/api/named.ts'
import { person } from '../../../../shared/people/customer.ts'
import { proofBody, security, stepBody } from '../../../../shared/people/second-step.ts'

const options = { access: 'signed-in', group: 'Security' } as const
const headers = z.object({ cookie: z.string().optional(), 'x-forwarded-proto': z.string().optional() })
const codes = oneOf(z.object({ codes: z.array(z.string()) }))

export const giveSecondStep = contract('post', '/api/v1/session/second-step', {
  access: 'visitor',
  group: 'Sign-in',
  summary: 'Finish the sign-in that this browser has begun, by a code of the authenticator app or a recovery code',
  headers,
  body: stepBody,
  reply: z.object({ loginToken: z.string(), userType: person.shape.userType, data: person }),
  refusals: ['login.stepOver', 'security.code'],
  limit: { name: 'second-step', points: 10, seconds: 60, counts: 'reads' },
})

export const prove = contract('post', '/api/v1/session/proof', {
  ...options,
  summary: 'Prove once more who has this session: by the second step where there is one, otherwise by the password',
  records: { nothing: 'It changes nothing but the session, and what it was proved for is recorded.' },
  body: proofBody,
  reply: oneOf(z.object({ proved: z.boolean() })),
  refusals: ['password.wrong', 'security.code'],
})

export const readSecurity = contract('get', '/api/v1/security', {
  ...options,
  summary: 'What signs the person in besides their password; for who owns or serves a site',
  reply: oneOf(security),
  refusals: ['security.members'],
})

export const beginApp = contract('post', '/api/v1/security/app', {
  ...options,
  summary: 'Begin to set up an authenticator app: a secret for it, which counts once the app has given a code',
  records: { nothing: 'Nothing is changed before the first code.' },
  recent: true,
  reply: oneOf(z.object({ secret: z.string(), uri: z.string() })),
  refusals: ['security.appOn', 'security.members'],
})

export const proveApp = contract('post', '/api/v1/security/app/proof', {
  ...options,
  summary: 'Turn the app on by its first code; answers with ten recovery codes, once. Every other session ends',
  records: { act: 'account.appOn' },
  recent: true,
  body: stepBody,
  reply: codes,
  refusals: ['security.code', 'security.members', 'security.setUpOver'],
  limit: { name: 'first-app-code', points: 10, seconds: 300 },
})

export const removeApp = contract('delete', '/api/v1/security/app', {
  ...options,
  summary: 'Turn the authenticator app and its recovery codes off',
  records: { act: 'account.appOff' },
  recent: true,
  reply: oneOf(security),
  refusals: ['security.appOff', 'security.members'],
})

export const renewRecoveryCodes = contract('post', '/api/v1/security/recovery-codes', {
  ...options,
  summary: 'Ten new recovery codes in the place of those of before',
  records: { act: 'account.recoveryCodes' },
  recent: true,
  reply: codes,
  refusals: ['security.appOff', 'security.members'],
})

named({ proofBody, security, stepBody })
