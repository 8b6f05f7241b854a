import { type Route, route } from '../../../platform/http/route.ts'
import { checkSubscribers, importSubscribers } from './import-subscribers.ts'
import * as calls from './newsletter.contract.ts'
import { subscribe, unsubscribe } from './newsletter.ts'
import { exportSubscribers, listSubscribers } from './subscribers.ts'

export const newsletterRoutes: Route[] = [
  route(calls.subscribe, async (ctx, { body }) => ({ data: await subscribe(ctx, body.email) })),
  route(calls.unsubscribe, async (ctx, { query, body }) => ({
    data: await unsubscribe(ctx, body.email, body.unsubscribeReason, query.id),
  })),
  route(calls.listSubscribers, (ctx, { query }) => listSubscribers(ctx, query)),
  route(calls.exportSubscribers, async (ctx, { query }) => exportSubscribers(ctx, query)),
  route(calls.checkSubscribers, async (ctx, { body }) => ({ data: await checkSubscribers(ctx, body.file) })),
  route(calls.importSubscribers, async (ctx, { body }) => ({ data: await importSubscribers(ctx, body.file) })),
]
