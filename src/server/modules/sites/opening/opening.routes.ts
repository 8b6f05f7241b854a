import { type Route, route } from '../../../platform/http/route.ts'
import { listSamples } from '../../ground/samples/index.ts'
import * as calls from './opening.contract.ts'
import { closeSite, openSite, readOpening, renewPreviewLink } from './opening.ts'
import { removeSamples, restoreSamples } from './remove-samples.ts'
import * as sampleCalls from './samples.contract.ts'

export const openingRoutes: Route[] = [
  route(calls.readOpening, async (ctx) => ({ data: await readOpening(ctx) })),
  route(calls.openSite, async (ctx) => ({ data: await openSite(ctx) })),
  route(calls.closeSite, async (ctx) => ({ data: await closeSite(ctx) })),
  route(calls.renewPreviewLink, async (ctx) => ({ data: await renewPreviewLink(ctx) })),
  route(sampleCalls.listSamples, async (ctx) => ({ data: await listSamples(ctx) })),
  route(sampleCalls.removeSamples, async (ctx) => ({ data: await removeSamples(ctx) })),
  route(sampleCalls.restoreSamples, async (ctx, { params }) => ({ data: await restoreSamples(ctx, params.id) })),
]
