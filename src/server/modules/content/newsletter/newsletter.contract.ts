import { z } from 'zod'
import { contract, listOf, oneOf } from '../../../../shared/api/contract.ts'
import { subscriberFilters, subscriberList, subscriberRow } from '../../../../shared/content/newsletter-admin.ts'
import { messages } from '../../../../shared/messages.ts'
import { email } from '../../../../shared/rules.ts'

const address = z.string(messages['email.invalid']).pipe(email)

export const subscribeBody = z.object({ email: address, status: z.literal('SUBSCRIBED') })

export const unsubscribeBody = z.object({
  email: address,
  unsubscribeReason: z
    .string(messages['newsletter.reason'])
    .trim()
    .min(1, messages['newsletter.reason'])
    .max(1_000, 'Please enter up to 1,000 characters.'),
  status: z.literal('UNSUBSCRIBED'),
})

/** Both are blank where the form does not know them. The body's e-mail decides; an id must belong to it (C16). */
export const unsubscribeQuery = z.object({ email: z.string().optional(), id: z.string().optional() })

export const subscriber = z.object({
  _id: z.string(),
  email: z.string(),
  status: z.enum(['SUBSCRIBED', 'UNSUBSCRIBED']),
  unsubscribeReason: z.string().nullable(),
})

export type Subscriber = z.output<typeof subscriber>

const options = {
  access: 'visitor',
  group: 'Newsletter',
  reply: oneOf(subscriber),
  limit: { name: 'newsletter', points: 30, seconds: 3600 },
} as const

const forStaff = { access: { staff: 'customers' }, group: 'Newsletter' } as const

export const subscribe = contract('post', '/admin/public/newsletter', {
  ...options,
  summary: 'Subscribe to the newsletter',
  body: subscribeBody,
  refusals: ['newsletter.duplicate'],
})

export const unsubscribe = contract('post', '/admin/public/newsletter/change-status', {
  ...options,
  summary: 'Unsubscribe, with a reason',
  query: unsubscribeQuery,
  body: unsubscribeBody,
  refusals: ['newsletter.unknown'],
})

export const listSubscribers = contract('get', '/api/v1/newsletter/subscribers', {
  ...forStaff,
  summary: 'Subscribers of the newsletter',
  query: subscriberList,
  reply: listOf(subscriberRow),
})

export const exportSubscribers = contract('get', '/api/v1/newsletter/subscribers.csv', {
  ...forStaff,
  summary: 'The same as a CSV file',
  query: subscriberFilters,
  reply: z.string(),
  replyType: 'text/csv',
})
