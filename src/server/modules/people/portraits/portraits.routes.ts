import { can } from '../../../../shared/people/permissions.ts'
import { type Route, route } from '../../../platform/http/route.ts'
import { type MediaUse, upload } from '../../content/media/index.ts'
import { signedInUser } from '../identity/index.ts'
import * as calls from './portraits.contract.ts'
import { keepPortrait, readPortrait, readShownPortrait, setPortrait, showPortrait } from './portraits.ts'

/** @param uses every use of media of the library */
export const portraitRoutes = (uses: MediaUse[]): Route[] => [
  route(calls.uploadFile, async (ctx, { body: { file, alt } }) => {
    const keepsPictures = can(signedInUser(ctx), ['media', 'content', 'catalogue'])
    return { data: keepsPictures ? await upload(ctx, uses, file, alt) : await keepPortrait(ctx, file.bytes) }
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
