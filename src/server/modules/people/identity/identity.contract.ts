import { z } from 'zod'
import { contract, listOf, oneOf } from '../../../../shared/api/contract.ts'
import { messages } from '../../../../shared/messages.ts'
import { addressInput, savedAddress } from '../../../../shared/people/address.ts'
import { credentials, customerBody, person } from '../../../../shared/people/customer.ts'
import { birthDate, email, genders, mobileNumber } from '../../../../shared/rules.ts'

/** What a browser brings of earlier sign-ins. */
export const browserHeaders = z.object({ cookie: z.string().optional(), 'x-forwarded-proto': z.string().optional() })

export const signedIn = z.object({ loginToken: z.string(), userType: person.shape.userType, data: person })

/** Only what is given is changed; the address that somebody signs in with is not changed here. */
export const profileBody = z.object({
  firstName: z.string().trim().min(1).max(60).optional(),
  lastName: z.string().trim().min(1).max(60).optional(),
  mobileNumber: mobileNumber.optional(),
  birthDate: birthDate.optional(),
  gender: z.enum(genders).optional(),
})

export type ProfileBody = z.output<typeof profileBody>

const account = { access: 'signed-in', group: 'Account' } as const
const door = { access: 'visitor', group: 'Sign-in' } as const
const removed = z.object({ data: z.object({ removed: z.boolean() }) })
const byId = z.object({ id: z.uuid('Please give the id.') })

const signUpLimit = { name: 'sign-up', points: 30, seconds: 3600 }
/** For each machine; how many mails an address gets is the verb's to say. */
const sendCodeLimit = { name: 'send-otp', points: 3, seconds: 3600 }

export const signIn = contract('post', '/login', {
  ...door,
  summary: 'Sign in with e-mail and password, and with a code once tries are used up',
  headers: browserHeaders,
  body: credentials,
  reply: signedIn,
  also: ['/api/public/login'],
  refusals: ['login.failed', 'login.codeFailed', 'login.tooMany'],
})

export const sendSignInCode = contract('get', '/public/login/send-otp', {
  ...door,
  summary: 'Mail a code to sign in with, if there is an account; it is good in the browser that asks',
  headers: browserHeaders,
  query: z.object({ email: z.string(messages['email.invalid']).pipe(email) }),
  reply: oneOf(z.object({ email: z.string(), /** Until it can be sent again, s. */ seconds: z.number().int() })),
  limit: sendCodeLimit,
})

export const createCustomer = contract('post', '/api/io/crm/admin/public/customer/create', {
  ...door,
  summary: 'Sign up as a customer',
  body: customerBody,
  reply: oneOf(person),
  limit: signUpLimit,
})

export const signOut = contract('delete', '/api/v1/session', {
  ...account,
  summary: 'Sign out: end this session',
  reply: removed,
})

export const readSession = contract('get', '/api/v1/session', {
  ...account,
  summary: 'Who is signed in',
  reply: oneOf(person),
})

export const changeProfile = contract('post', '/cuser/profile/details', {
  ...account,
  summary: 'Read the profile, and change what the body names',
  body: profileBody,
  reply: oneOf(person),
})

export const listAddresses = contract('post', '/cuser/address/all', {
  ...account,
  summary: 'The addresses saved',
  body: z.object({}),
  reply: listOf(savedAddress),
})

export const addAddress = contract('post', '/cuser/address/add', {
  ...account,
  summary: 'Save an address',
  body: addressInput,
  reply: oneOf(savedAddress),
  refusals: ['address.limit'],
})

export const changeAddress = contract('post', '/cuser/address/edit', {
  ...account,
  summary: 'Change a saved address',
  query: byId,
  body: addressInput,
  reply: oneOf(savedAddress),
  refusals: ['address.notFound'],
})

export const removeAddress = contract('get', '/cuser/address/delete', {
  ...account,
  summary: 'Remove a saved address',
  query: byId,
  reply: removed,
})
