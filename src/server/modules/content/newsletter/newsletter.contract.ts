import { z } from 'zod'
import { contract, listOf, oneOf } from '../../../../shared/api/contract.ts'
import { named } from '../../../../shared/api/named.ts'
import { sentFile } from '../../../../shared/api/sent-file.ts'
import {
  importFault,
  importReport,
  mostImportedBytes,
  subscriberFilters,
  subscriberList,
  subscriberRow,
  subscriberStatuses,
} from '../../../../shared/content/newsletter-admin.ts'
import { messages } from '../../../../shared/messages.ts'
import { email } from '../../../../shared/rules.ts'

const address = z.string(messages['email.invalid']).pipe(email)

export const subscribeBody = z.object({ email: address, status: z.literal('SUBSCRIBED') })

/** Reason for unsubscribing (V3). */
export const leavingReason = z
  .string(messages['newsletter.reason'])
  .trim()
  .min(1, messages['newsletter.reason'])
  .max(1_000, 'Enter up to 1,000 characters.')

export const unsubscribeBody = z.object({
  email: address,
  unsubscribeReason: leavingReason,
  status: z.literal('UNSUBSCRIBED'),
})

/** Both are blank if the form does not know them. The body's email decides; the id of a link must belong to it (C16). */
export const unsubscribeQuery = z.object({ email: z.string().optional(), id: z.string().optional() })

/** The reply for any address, known or not: its `_id` is derived from the address and cannot be looked up. */
export const subscriber = z.object({
  _id: z.string(),
  email: z.string(),
  status: z.enum(subscriberStatuses),
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
/** Staff with the `view` permission may read too. */
const reading = { ...forStaff, access: { staff: ['customers', 'view'] } } as const

export const subscribe = contract('post', '/admin/public/newsletter', {
  ...options,
  summary: 'Subscribe to the newsletter, with confirmation by mail if the owner requires it',
  body: subscribeBody,
  refusals: ['newsletter.duplicate'],
})

export const unsubscribe = contract('post', '/admin/public/newsletter/change-status', {
  ...options,
  summary: 'Unsubscribe with a reason; without the id of a link, a mail offers to undo it',
  query: unsubscribeQuery,
  body: unsubscribeBody,
  refusals: ['newsletter.link', 'request.tooMany'],
})

export const listSubscribers = contract('get', '/api/v1/newsletter/subscribers', {
  ...reading,
  summary: 'Subscribers of the newsletter',
  query: subscriberList,
  reply: listOf(subscriberRow),
})

export const exportSubscribers = contract('get', '/api/v1/newsletter/subscribers.csv', {
  ...forStaff,
  summary: 'Export subscribers as CSV',
  recent: true,
  records: { act: 'newsletter.export', how: 'file' },
  query: subscriberFilters,
  reply: z.string(),
  replyType: 'text/csv',
})

const aFile = {
  ...forStaff,
  recent: true,
  bodyAs: 'form',
  mostBytes: mostImportedBytes,
  reply: oneOf(importReport),
} as const

export const checkSubscribers = contract('post', '/api/v1/newsletter/subscribers/check', {
  ...aFile,
  summary: 'Check a CSV file of subscribers: changes, and errors by line and column',
  records: { nothing: 'It only looks at a file.' },
  body: z.object({ file: sentFile }),
  refusals: ['newsletter.columns', 'newsletter.encoding', 'newsletter.lines'],
})

export const importSubscribers = contract('post', '/api/v1/newsletter/subscribers/import', {
  ...aFile,
  summary: 'Import a CSV file of subscribers who agreed elsewhere, all of it or nothing',
  records: { act: 'newsletter.import' },
  body: z.object({
    file: sentFile,
    agreed: z.literal('yes', 'Confirm that everyone in this file has agreed to get the newsletter.'),
  }),
  refusals: ['newsletter.columns', 'newsletter.encoding', 'newsletter.faults', 'newsletter.lines'],
})

named({ importFault, importReport, subscribeBody, subscriber, subscriberRow, unsubscribeBody })
