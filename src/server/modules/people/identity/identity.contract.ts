import { z } from 'zod'
import { contract, listOf, oneOf } from '../../../../shared/api/contract.ts'
import { named } from '../../../../shared/api/named.ts'
import { recordId } from '../../../../shared/api/record-id.ts'
import { messages } from '../../../../shared/messages.ts'
import { addressInput, savedAddress } from '../../../../shared/people/address.ts'
import { credentials, customerBody, person } from '../../../../shared/people/customer.ts'
import { newPasswordBody, resetBody } from '../../../../shared/people/passwords.ts'
import { session } from '../../../../shared/people/session.ts'
import { birthDate, email, genders, mobileNumber, trimLine } from '../../../../shared/rules.ts'

/** Headers that carry the browser's cookies from earlier sign-ins. */
export const browserHeaders = z.object({ cookie: z.string().optional(), 'x-forwarded-proto': z.string().optional() })

export const signedIn = z.object({ loginToken: z.string(), userType: person.shape.userType, data: person })

/** A password, a code in its place (C50), or both (B15). */
const signInBody = z
  .object({
    email: credentials.shape.email,
    password: z.optional(credentials.shape.password),
    otp: credentials.shape.otp,
  })
  .refine(({ password, otp }) => password !== undefined || otp !== undefined, {
    path: ['password'],
    message: messages['signup.password'],
    // Also if the email is invalid, so that both faults are reported.
    when: ({ value }) => typeof value === 'object' && value !== null,
  })

export type SignInBody = z.output<typeof signInBody>

/** Changes only the given fields. The email is changed elsewhere. */
export const profileBody = z.object({
  firstName: z.string().check(trimLine).min(1).max(60).optional(),
  lastName: z.string().check(trimLine).min(1).max(60).optional(),
  mobileNumber: z.optional(mobileNumber),
  birthDate: z.optional(birthDate),
  gender: z.enum(genders).optional(),
})

export type ProfileBody = z.output<typeof profileBody>

const account = { access: 'signed-in', group: 'Account' } as const
/** Calls that guests make too (B301): the addresses of their own orders. */
const ofBuyers = { ...account, access: 'buyer' } as const
const door = { access: 'visitor', group: 'Sign-in' } as const
const removed = z.object({ data: z.object({ removed: z.boolean() }) })
const byId = z.object({ id: recordId('Send the id.') })

const signUpLimit = { name: 'sign-up', points: 30, seconds: 3600 }
/** Per machine. The limit of mails per address is in `codes.ts`. */
const sendCodeLimit = { name: 'send-otp', points: 3, seconds: 3600 }

export const signIn = contract('post', '/login', {
  ...door,
  summary: 'Sign in with email and password or code, or with both after too many tries',
  headers: browserHeaders,
  body: signInBody,
  reply: signedIn,
  also: ['/api/public/login'],
  refusals: [
    'login.failed',
    'login.codeFailed',
    'login.otpFailed',
    'login.secondStep',
    'login.tooMany',
    'login.otpTooMany',
  ],
})

export const sendSignInCode = contract('get', '/public/login/send-otp', {
  ...door,
  summary: 'Mail a sign-in code if there is an account; valid in the requesting browser',
  headers: browserHeaders,
  query: z.object({ email: z.string(messages['email.invalid']).pipe(email) }),
  reply: oneOf(z.object({ email: z.string(), /** Until a resend, s. */ seconds: z.number().int() })),
  limit: sendCodeLimit,
})

const address = z.string(messages['email.invalid']).pipe(email)

export const forgotPassword = contract('get', '/api/public/customer/forgot-password', {
  ...door,
  summary: 'Mail a password reset link if there is an account',
  query: z.object({ email: address }),
  reply: oneOf(z.object({ email: z.string() })),
  limit: { name: 'forgot-password', points: 3, seconds: 3600 },
})

export const verifyLink = contract('get', '/api/public/customer/forgot-password/verify', {
  ...door,
  summary: 'Check whether a password reset link is valid',
  query: z.object({ requestId: z.string('Send the requestId.').max(200), email: address }),
  reply: oneOf(z.object({ holds: z.boolean() })),
  limit: { name: 'verify-link', points: 10, seconds: 60, counts: 'reads' },
})

export const resetPassword = contract('post', '/public/customer/reset-password', {
  ...door,
  summary: 'Set a new password with a reset link; ends all sessions of the user',
  body: resetBody,
  reply: oneOf(z.object({ email: z.string() })),
  // Per machine only: a count by address would let strangers use up a user's tries.
  limit: { name: 'reset-password', points: 3, seconds: 300, counts: 'reads' },
  refusals: ['password.linkOver', 'password.common'],
})

export const updatePassword = contract('post', '/api/customer/update-password', {
  ...account,
  summary: 'Change the password; ends all other sessions of the user',
  headers: browserHeaders,
  body: newPasswordBody,
  reply: oneOf(z.object({ changed: z.boolean() })),
  refusals: ['password.none', 'password.wrong', 'password.same', 'password.common'],
  // Each change is mailed.
  limit: { name: 'update-password', points: 10, seconds: 3600 },
})

export const createCustomer = contract('post', '/api/io/crm/admin/public/customer/create', {
  ...door,
  summary: 'Sign up as a customer',
  body: customerBody,
  reply: oneOf(person),
  limit: signUpLimit,
  refusals: ['password.common'],
})

export const signOut = contract('delete', '/api/v1/session', {
  ...account,
  summary: 'Sign out: end this session',
  reply: removed,
})

export const listSessions = contract('get', '/api/v1/sessions', {
  ...account,
  summary: 'List the user’s devices on this site',
  reply: listOf(session),
})

export const endSession = contract('delete', '/api/v1/sessions/{id}', {
  ...account,
  summary: 'Sign out on one device',
  params: z.object({ id: z.string().regex(/^[0-9a-f]{32}$/, 'Send the id.') }),
  reply: removed,
  refusals: ['session.notFound'],
})

export const endOtherSessions = contract('delete', '/api/v1/sessions', {
  ...account,
  summary: 'Sign out on every device but this one',
  reply: removed,
})

export const enterSite = contract('post', '/api/v1/session/entry', {
  ...door,
  summary: 'Start a session on this host with a one-time token',
  headers: browserHeaders,
  body: z.object({ token: z.string('Send the token.').trim().max(100) }),
  reply: signedIn,
  refusals: ['entry.over', 'login.secondStep'],
  limit: { name: 'entry', points: 10, seconds: 300 },
})

export const readSession = contract('get', '/api/v1/session', {
  ...account,
  summary: 'Who is signed in',
  reply: oneOf(person),
})

export const changeProfile = contract('post', '/cuser/profile/details', {
  ...account,
  summary: 'Read the profile, and change the fields in the body',
  body: profileBody,
  reply: oneOf(person),
})

export const listAddresses = contract('post', '/cuser/address/all', {
  ...ofBuyers,
  summary: 'The addresses saved',
  body: z.object({}),
  reply: listOf(savedAddress),
})

export const addAddress = contract('post', '/cuser/address/add', {
  ...ofBuyers,
  summary: 'Save an address',
  body: addressInput,
  reply: oneOf(savedAddress),
  refusals: ['address.limit'],
})

export const changeAddress = contract('post', '/cuser/address/edit', {
  ...ofBuyers,
  summary: 'Change a saved address',
  query: byId,
  body: addressInput,
  reply: oneOf(savedAddress),
  refusals: ['address.notFound'],
})

export const removeAddress = contract('get', '/cuser/address/delete', {
  ...ofBuyers,
  summary: 'Remove a saved address',
  query: byId,
  reply: removed,
})

named({ addressInput, customerBody, newPasswordBody, person, profileBody, resetBody, savedAddress, session, signedIn })
