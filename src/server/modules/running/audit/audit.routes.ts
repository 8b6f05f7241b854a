import { type Route, route } from '../../../platform/http/route.ts'
import { checkActivity, exportActivity, listActivity } from './activity.ts'
import * as calls from './audit.contract.ts'

export const auditRoutes: Route[] = [
  route(calls.listActivity, (ctx, { query }) => listActivity(ctx, query)),
  route(calls.exportActivity, async (ctx, { query }) => exportActivity(ctx, query)),
  route(calls.checkActivity, async (ctx) => ({ data: await checkActivity(ctx) })),
]
