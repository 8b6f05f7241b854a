import { type Route, route } from '../../../platform/http/route.ts'
import { listSamples, type SampleThing } from '../../ground/samples/index.ts'
import * as calls from './opening.contract.ts'
import { closeSite, openSite, readOpening, renewPreviewLink } from './opening.ts'
import { removeSamples, restoreSamples } from './remove-samples.ts'
import * as sampleCalls from './samples.contract.ts'

/** @param samples the things that can be samples, as the modules state them */
export const openingRoutes = (samples: SampleThing[]): Route[] => [
  route(calls.readOpening, async (ctx) => ({ data: await readOpening(ctx, samples) })),
  route(calls.openSite, async (ctx) => ({ data: await openSite(ctx, samples) })),
  route(calls.closeSite, async (ctx) => ({ data: await closeSite(ctx, samples) })),
  route(calls.renewPreviewLink, async (ctx) => ({ data: await renewPreviewLink(ctx, samples) })),
  route(sampleCalls.listSamples, async (ctx) => ({ data: await listSamples(ctx, samples) })),
  route(sampleCalls.removeSamples, async (ctx) => ({ data: await removeSamples(ctx, samples) })),
  route(sampleCalls.restoreSamples, async (ctx, { params }) => ({ data: await restoreSamples(ctx, params.id) })),
]
