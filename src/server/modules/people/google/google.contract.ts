import { z } from 'zod'
import { contract, oneOf } from '../../../../shared/api/contract.ts'
import { credentials, person } from '../../../../shared/people/customer.ts'
import { browserHeaders, signedIn } from '../identity/identity.contract.ts'

/** Google's ID token (JWT): three parts in base64url. */
const idToken = z
  .string('Send the idToken.')
  .max(4_000)
  .regex(/^[\w-]+\.[\w-]+\.[\w-]+$/, 'Send the idToken as Google sent it.')

const options = { access: 'visitor', group: 'Sign-in', headers: browserHeaders } as const
const limit = { name: 'google', points: 30, seconds: 300, counts: 'reads' } as const
const answered = ['google.off', 'google.invalid', 'google.unverified', 'google.unreachable'] as const
const matched = [...answered, 'google.other', 'google.member', 'google.formerMember'] as const

export const beginGoogle = contract('post', '/api/v1/google/begin', {
  ...options,
  summary: 'Start Google sign-in: returns the nonce, valid in the requesting browser',
  body: z.object({}),
  reply: oneOf(z.object({ nonce: z.string() })),
  limit: { name: 'google-begin', points: 120, seconds: 300, counts: 'reads' },
  refusals: ['google.off'],
})

export const signInByGoogle = contract('post', '/api/v1/google/sign-in', {
  ...options,
  summary: 'Sign in with Google; new users become customers',
  body: z.object({ idToken }),
  reply: signedIn,
  limit,
  refusals: [...matched, 'google.proof'],
})

export const signUpByGoogle = contract('post', '/api/v1/google/sign-up', {
  ...options,
  summary: 'Sign up as a customer with Google, without signing in',
  body: z.object({ idToken }),
  reply: oneOf(person),
  limit,
  refusals: [...matched, 'google.proof'],
})

const ownOptions = { access: 'signed-in', group: 'Account' } as const
const connection = oneOf(
  z.object({ /** Since when, ISO 8601; null if it is not connected. */ connected: z.string().nullable() }),
)

export const readGoogle = contract('get', '/api/v1/google/connection', {
  ...ownOptions,
  summary: 'Whether a Google account signs the caller in, and since when',
  reply: connection,
})

export const disconnectGoogle = contract('delete', '/api/v1/google/connection', {
  ...ownOptions,
  summary: 'Unlink the caller’s Google account',
  reply: connection,
})

export const connectGoogle = contract('post', '/api/v1/google/connect', {
  ...options,
  summary: 'Link Google to an account with an unproven address by signing in with its password',
  body: z.object({ ...credentials.shape, idToken }),
  reply: signedIn,
  limit,
  refusals: [
    ...matched,
    'google.address',
    'login.failed',
    'login.codeFailed',
    'login.otpFailed',
    'login.tooMany',
    'login.otpTooMany',
  ],
})
