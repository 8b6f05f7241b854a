import { type Route, route } from '../../../platform/http/route.ts'
import { arrange, listLabels } from './arrange.ts'
import { dropUnused } from './drop-unused.ts'
import { describeMedia, dropMedia, listMedia, readMedia, replace, upload } from './library.ts'
import * as calls from './media.contract.ts'
import { uploadRoutes } from './uploads.routes.ts'
import type { MediaUse } from './uses.ts'

/** @param uses every use of media, to show where a file is used and to protect it from deletion */
export const mediaRoutes = (uses: MediaUse[]): Route[] => [
  route(calls.uploadMedia, async (ctx, { body }) => ({ data: await upload(ctx, uses, body.file, body.alt) })),
  route(calls.listMedia, (ctx, { query }) => listMedia(ctx, uses, query)),
  route(calls.listMediaLabels, async (ctx) => ({ data: await listLabels(ctx) })),
  route(calls.arrangeMedia, async (ctx, { body }) => ({ data: { count: await arrange(ctx, body) } })),
  route(calls.deleteSeveralMedia, async (ctx, { body }) => ({
    data: { count: await dropMedia(ctx, uses, body.ids) },
  })),
  route(calls.deleteUnusedMedia, async (ctx, { body }) => ({ data: await dropUnused(ctx, uses, body) })),
  route(calls.readMedia, async (ctx, { params }) => ({ data: await readMedia(ctx, uses, params.id) })),
  route(calls.changeMedia, async (ctx, { params, body }) => ({
    data: await describeMedia(ctx, uses, params.id, body),
  })),
  route(calls.replaceMedia, async (ctx, { params, body }) => ({
    data: await replace(ctx, uses, params.id, body.file),
  })),
  route(calls.deleteMedia, async (ctx, { params }) => {
    await dropMedia(ctx, uses, [params.id])
    return { data: { _id: params.id } }
  }),
  ...uploadRoutes(uses),
]
