import { type Route, route } from '../../../platform/http/route.ts'
import * as calls from './size-guides.contract.ts'
import { changeSizeGuide, createSizeGuide, deleteSizeGuide, listSizeGuides } from './size-guides.ts'

export const sizeGuideRoutes: Route[] = [
  route(calls.listSizeGuides, async (ctx) => ({ data: await listSizeGuides(ctx) })),
  route(calls.createSizeGuide, async (ctx, { body }) => ({ data: { _id: await createSizeGuide(ctx, body) } })),
  route(calls.changeSizeGuide, async (ctx, { params, body: { revision, ...guide } }) => {
    await changeSizeGuide(ctx, params.id, guide, revision)
    return { data: { _id: params.id } }
  }),
  route(calls.deleteSizeGuide, async (ctx, { params }) => {
    await deleteSizeGuide(ctx, params.id)
    return { data: { _id: params.id } }
  }),
]
