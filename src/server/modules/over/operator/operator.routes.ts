import { type Route, route } from '../../../platform/http/route.ts'
import { limitCampaigns } from './limit-campaigns.ts'
import { listOperatedSites, readOperatedSite } from './operated-sites.ts'
import * as calls from './operator.contract.ts'
import { resetMember } from './reset-member.ts'
import { restoreSite, suspendSite } from './suspend.ts'

export const operatorRoutes: Route[] = [
  route(calls.listOperatedSites, (ctx, { query }) => listOperatedSites(ctx, query)),
  route(calls.readOperatedSite, async (ctx, { params }) => ({ data: await readOperatedSite(ctx, params.id) })),
  route(calls.resetMember, async (ctx, { params, body }) => {
    await resetMember(ctx, params.id, body.email)
    return { data: await readOperatedSite(ctx, params.id) }
  }),
  route(calls.limitCampaigns, async (ctx, { params, body }) => ({
    data: await limitCampaigns(ctx, params.id, body.rate),
  })),
  route(calls.suspendSite, async (ctx, { params, body }) => ({ data: await suspendSite(ctx, params.id, body.reason) })),
  route(calls.restoreSite, async (ctx, { params }) => ({ data: await restoreSite(ctx, params.id) })),
]
