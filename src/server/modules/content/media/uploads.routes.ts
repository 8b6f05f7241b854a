import { type Route, route } from '../../../platform/http/route.ts'
import { finishUpload } from './finish-upload.ts'
import { readMedia } from './library.ts'
import * as calls from './uploads.contract.ts'
import { beginUpload, cancelUpload, findByMark, listUploads, takePart } from './uploads.ts'
import type { MediaUse } from './uses.ts'

/** @param uses every use of media of the library */
export const uploadRoutes = (uses: MediaUse[]): Route[] => [
  route(calls.beginUpload, async (ctx, { body }) => {
    const known = await findByMark(ctx, body.mark)
    if (known) return { data: { upload: null, known: await readMedia(ctx, uses, known) } }
    return { data: { upload: await beginUpload(ctx, body), known: null } }
  }),
  route(calls.listUploads, (ctx) => listUploads(ctx)),
  route(calls.sendPart, async (ctx, { params: { upload, from }, body }) => ({
    data: await takePart(ctx, upload, from, body.file.bytes),
  })),
  route(calls.finishUpload, async (ctx, { params, body }) => {
    const { id, isKnown } = await finishUpload(ctx, params.upload, body.replaces)
    return { data: { item: await readMedia(ctx, uses, id), isKnown } }
  }),
  route(calls.cancelUpload, async (ctx, { params }) => {
    await cancelUpload(ctx, params.upload)
    return { data: { _id: params.upload } }
  }),
]
