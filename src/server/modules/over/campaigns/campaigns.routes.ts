import { type Route, route } from '../../../platform/http/route.ts'
import * as calls from './campaigns.contract.ts'
import {
  addCampaign,
  changeCampaign,
  deleteCampaign,
  listCampaigns,
  moveCampaign,
  previewCampaign,
  readCampaign,
  testCampaign,
} from './campaigns.ts'
import { listFaults, settleMail } from './faults.ts'
import { countSegment } from './segment.ts'

export const campaignRoutes: Route[] = [
  route(calls.listCampaigns, (ctx, { query }) => listCampaigns(ctx, query)),
  route(calls.addCampaign, async (ctx, { body }) => ({ data: await addCampaign(ctx, body) })),
  route(calls.countSegment, async (ctx, { body }) => ({ data: { count: await countSegment(ctx, body.segment) } })),
  route(calls.previewCampaign, async (ctx, { body }) => ({ data: await previewCampaign(ctx, body) })),
  route(calls.readCampaign, async (ctx, { params }) => ({ data: await readCampaign(ctx, params.id) })),
  route(calls.changeCampaign, async (ctx, { params, body }) => ({ data: await changeCampaign(ctx, params.id, body) })),
  route(calls.deleteCampaign, async (ctx, { params }) => ({ data: await deleteCampaign(ctx, params.id) })),
  route(calls.testCampaign, async (ctx, { params }) => ({ data: await testCampaign(ctx, params.id) })),
  route(calls.moveCampaign, async (ctx, { params, body }) => ({
    data: await moveCampaign(ctx, params.id, body.act, body.at ? new Date(body.at) : undefined),
  })),
  route(calls.listFaults, (ctx, { params, query }) => listFaults(ctx, params.id, query)),
  route(calls.settleMail, async (ctx, { params, body }) => ({
    data: await settleMail(ctx, params.id, params.subscriberId, body.sent),
  })),
]
