import { z } from 'zod'
import { contract, listOf, oneOf } from '../../../../shared/api/contract.ts'
import { named } from '../../../../shared/api/named.ts'
import { person } from '../../../../shared/people/customer.ts'
import { passkey, passkeyAnswer, passkeyInput, passkeyOptions } from '../../../../shared/people/passkeys.ts'

const options = { access: 'signed-in', group: 'Security' } as const
const door = { access: 'visitor', group: 'Sign-in' } as const
const headers = z.object({ cookie: z.string().optional(), 'x-forwarded-proto': z.string().optional() })
const limit = { name: 'passkey', points: 10, seconds: 60, counts: 'reads' } as const

export const listPasskeys = contract('get', '/api/v1/passkeys', {
  ...options,
  summary: "The person's passkeys; on the platform's host, as are all of these",
  reply: listOf(passkey),
})

export const beginPasskey = contract('post', '/api/v1/passkeys/options', {
  ...options,
  summary: 'Create the options for adding a passkey',
  records: { nothing: 'Nothing is changed before the authenticator answers.' },
  recent: true,
  headers,
  reply: passkeyOptions,
  refusals: ['passkey.many'],
})

export const addPasskey = contract('post', '/api/v1/passkeys', {
  ...options,
  summary: 'Add a passkey with the authenticator’s response',
  records: { act: 'account.passkeyAdd', how: 'each' },
  recent: true,
  headers,
  body: passkeyInput,
  reply: listOf(passkey),
  refusals: ['passkey.refused'],
})

export const removePasskey = contract('delete', '/api/v1/passkeys/{id}', {
  ...options,
  summary: 'Remove a passkey',
  records: { act: 'account.passkeyRemove' },
  recent: true,
  params: z.object({ id: z.string().max(1400) }),
  reply: listOf(passkey),
  refusals: ['passkey.notFound'],
})

export const askForPasskey = contract('post', '/api/v1/session/passkey/options', {
  ...door,
  summary: 'Create the options for signing in with a passkey',
  headers,
  reply: passkeyOptions,
  limit,
})

export const signInByPasskey = contract('post', '/api/v1/session/passkey', {
  ...door,
  summary: 'Sign in with a passkey; no second step is asked for',
  headers,
  body: passkeyAnswer,
  reply: z.object({ loginToken: z.string(), userType: person.shape.userType, data: person }),
  refusals: ['passkey.refused'],
  limit,
})

export const proveByPasskey = contract('post', '/api/v1/session/proof/passkey', {
  ...options,
  summary: 'Reauthenticate this session with a passkey',
  records: { nothing: 'It changes nothing but the session, and what it was proved for is recorded.' },
  headers,
  body: passkeyAnswer,
  reply: oneOf(z.object({ proved: z.boolean() })),
  refusals: ['passkey.refused'],
  limit,
})

named({ passkey, passkeyAnswer, passkeyInput, passkeyOptions })
