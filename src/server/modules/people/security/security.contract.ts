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
  summary: 'Finish a sign-in with a code of the authenticator app or a recovery code',
  headers,
  body: stepBody,
  reply: z.object({ loginToken: z.string(), userType: person.shape.userType, data: person }),
  refusals: ['login.stepOver', 'security.code'],
  limit: { name: 'second-step', points: 10, seconds: 60, counts: 'reads' },
})

export const prove = contract('post', '/api/v1/session/proof', {
  ...options,
  summary: 'Reauthenticate this session: with the second step if set up, else the password',
  records: { nothing: 'It changes nothing but the session, and what it was proved for is recorded.' },
  body: proofBody,
  reply: oneOf(z.object({ proved: z.boolean() })),
  refusals: ['password.wrong', 'security.code'],
})

export const readSecurity = contract('get', '/api/v1/security', {
  ...options,
  summary: 'List the caller’s sign-in methods besides the password; for owners and staff',
  reply: oneOf(security),
  refusals: ['security.members'],
})

export const beginApp = contract('post', '/api/v1/security/app', {
  ...options,
  summary: 'Start the setup of an authenticator app: returns its secret, active after the first code',
  records: { nothing: 'Nothing is changed before the first code.' },
  recent: true,
  reply: oneOf(z.object({ secret: z.string(), uri: z.string() })),
  refusals: ['security.appOn', 'security.members'],
})

export const proveApp = contract('post', '/api/v1/security/app/proof', {
  ...options,
  summary: 'Activate the app with its first code; returns ten recovery codes once. Other sessions end',
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
  summary: 'Replace the recovery codes with ten new ones',
  records: { act: 'account.recoveryCodes' },
  recent: true,
  reply: codes,
  refusals: ['security.appOff', 'security.members'],
})

named({ proofBody, security, stepBody })
