import { type Route, route } from '../../../platform/http/route.ts'
import * as calls from './inbox.contract.ts'
import { keepContact, keepEnquiry } from './inbox.ts'

export const inboxRoutes: Route[] = [
  route(calls.sendContact, async (ctx, { body }) => ({ data: await keepContact(ctx, body) })),
  route(calls.sendEnquiry, async (ctx, { body }) => ({ data: await keepEnquiry(ctx, body) })),
]
