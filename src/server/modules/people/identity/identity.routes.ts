import { z } from 'zod'
import { messages } from '../../../../shared/messages.ts'
import { addressBody, savedAddress } from '../../../../shared/people/address.ts'
import { credentials, customerBody, person } from '../../../../shared/people/customer.ts'
import { listOf, oneOf, type Route, route } from '../../../platform/http/route.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { addAddress, changeAddress, listAddresses, removeAddress } from './addresses.ts'
import { profileBody, signedIn } from './identity.schema.ts'
import { changeProfile, createCustomer, readProfile, signIn } from './identity.ts'
import { endSession } from './sessions.ts'

const account = { access: 'signed-in', group: 'Account' } as const
const door = { access: 'visitor', group: 'Sign-in' } as const
const removed = z.object({ data: z.object({ removed: z.boolean() }) })
const byId = z.object({ id: z.uuid('Please give the id.') })

const signInLimit = { name: 'sign-in', points: 20, seconds: 300, counts: 'failures' } as const
const signUpLimit = { name: 'sign-up', points: 30, seconds: 3600 }

export const identityRoutes: Route[] = [
  route(
    'post',
    '/api/io/crm/login',
    {
      ...door,
      summary: 'Sign in with e-mail and password',
      body: credentials,
      reply: signedIn,
      limit: signInLimit,
      also: ['/api/public/login'],
    },
    (ctx, { body }) => signIn(ctx, body),
  ),
  route(
    'post',
    '/api/io/crm/admin/public/customer/create',
    { ...door, summary: 'Sign up as a customer', body: customerBody, reply: oneOf(person), limit: signUpLimit },
    async (ctx, { body }) => {
      try {
        return { data: await createCustomer(ctx, body) }
      } catch (error) {
        // The specification compares the whole body with this text (READING, Calls 2).
        if (error instanceof Refusal && error.code === 'customer.emailTaken')
          return Response.json(messages['email.notUnique'], { status: 409 })
        throw error
      }
    },
  ),
  route(
    'delete',
    '/api/v1/session',
    { ...account, summary: 'Sign out: end this session', reply: removed },
    async (ctx) => {
      await endSession(ctx)
      return { data: { removed: true } }
    },
  ),
  route('get', '/api/v1/session', { ...account, summary: 'Who is signed in', reply: oneOf(person) }, async (ctx) => ({
    data: await readProfile(ctx),
  })),
  route(
    'post',
    '/api/io/crm/cuser/profile/details',
    {
      ...account,
      summary: 'Read the profile, and change what the body names',
      body: profileBody,
      reply: oneOf(person),
    },
    async (ctx, { body }) => ({ data: await changeProfile(ctx, body) }),
  ),
  route(
    'post',
    '/api/io/crm/cuser/address/all',
    { ...account, summary: 'The addresses saved', body: z.object({}), reply: listOf(savedAddress) },
    async (ctx) => {
      const data = await listAddresses(ctx)
      return { data, total: data.length }
    },
  ),
  route(
    'post',
    '/api/io/crm/cuser/address/add',
    { ...account, summary: 'Save an address', body: addressBody, reply: oneOf(savedAddress) },
    async (ctx, { body }) => ({ data: await addAddress(ctx, body) }),
  ),
  route(
    'post',
    '/api/io/crm/cuser/address/edit',
    { ...account, summary: 'Change a saved address', query: byId, body: addressBody, reply: oneOf(savedAddress) },
    async (ctx, { query, body }) => ({ data: await changeAddress(ctx, query.id, body) }),
  ),
  route(
    'get',
    '/api/io/crm/cuser/address/delete',
    { ...account, summary: 'Remove a saved address', query: byId, reply: removed },
    async (ctx, { query }) => {
      await removeAddress(ctx, query.id)
      return { data: { removed: true } }
    },
  ),
]
