import { z } from 'zod'
import { subscriberFilters, subscriberList, subscriberRow } from '../../../../shared/content/newsletter-admin.ts'
import { listOf, oneOf, type Route, route } from '../../../platform/http/route.ts'
import { subscribeBody, subscriber, unsubscribeBody, unsubscribeQuery } from './newsletter.schema.ts'
import { subscribe, unsubscribe } from './newsletter.ts'
import { exportSubscribers, listSubscribers } from './subscribers.ts'

const options = {
  access: 'visitor',
  group: 'Newsletter',
  reply: oneOf(subscriber),
  limit: { name: 'newsletter', points: 30, seconds: 3600 },
} as const

const forStaff = { access: { staff: 'customers' }, group: 'Newsletter' } as const

export const newsletterRoutes: Route[] = [
  route(
    'post',
    '/api/io/crm/admin/public/newsletter',
    { ...options, summary: 'Subscribe to the newsletter', body: subscribeBody },
    async (ctx, { body }) => ({ data: await subscribe(ctx, body.email) }),
  ),
  route(
    'post',
    '/api/io/crm/admin/public/newsletter/change-status',
    { ...options, summary: 'Unsubscribe, with a reason', query: unsubscribeQuery, body: unsubscribeBody },
    async (ctx, { query, body }) => ({
      data: await unsubscribe(ctx, body.email, body.unsubscribeReason, query.id),
    }),
  ),
  route(
    'get',
    '/api/v1/newsletter/subscribers',
    { ...forStaff, summary: 'Subscribers of the newsletter', query: subscriberList, reply: listOf(subscriberRow) },
    (ctx, { query }) => listSubscribers(ctx, query),
  ),
  route(
    'get',
    '/api/v1/newsletter/subscribers.csv',
    {
      ...forStaff,
      summary: 'The same as a CSV file',
      query: subscriberFilters,
      reply: z.string(),
      replyType: 'text/csv',
    },
    async (ctx, { query }) => exportSubscribers(ctx, query),
  ),
]
