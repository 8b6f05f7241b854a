import { can } from '../../../../shared/people/permissions.ts'
import { type Route, route } from '../../../platform/http/route.ts'
import { upload } from '../../content/media/index.ts'
import type { Stated } from '../../module.ts'
import { signedInUser } from '../identity/index.ts'
import * as calls from './portraits.contract.ts'
import { keepPortrait, readPortrait, readShownPortrait, setPortrait, showPortrait } from './portraits.ts'

export const portraitRoutes = ({ mediaUses, keepUploads }: Stated): Route[] => [
  route(calls.uploadFile, async (ctx, { body: { file, alt } }) => {
    const keepsPictures = can(signedInUser(ctx), ['media', 'content', 'catalogue'])
    if (keepsPictures) return { data: await upload(ctx, mediaUses, file, alt) }
    const kept = await keepPortrait(ctx, file.bytes)
    for (const keep of keepUploads) await keep(ctx, { id: kept._id, bytes: file.bytes })
    return { data: kept }
  }),
  route(calls.setPortrait, async (ctx, { body }) => ({ data: await setPortrait(ctx, body.pictureId) })),
  route(calls.showPortrait, async (ctx, { body }) => ({ data: await showPortrait(ctx, body.isShown) })),
  // A short cache, because the user may hide the picture.
  route(calls.readShownPortrait, async (ctx, { params }) =>
    file(await readShownPortrait(ctx, params.id), 'private, max-age=60'),
  ),
  // Not stored, because the browser may be shared.
  route(calls.readPortrait, async (ctx, { params }) => file(await readPortrait(ctx, params.id), 'private, no-store')),
]

function file(bytes: Buffer, cacheControl: string): Response {
  const headers = {
    'content-type': 'image/webp',
    'content-length': String(bytes.length),
    'cache-control': cacheControl,
    'x-content-type-options': 'nosniff',
  }
  return new Response(new Uint8Array(bytes), { headers })
}
