import { type PictureWidth, pictureWidths } from '../../../shared/pictures.ts'
import type { Ctx } from '../../platform/context.ts'
import { refusal } from '../../platform/refusal.ts'
import { contentTypeOf, type Format } from './encode.ts'
import { findRendition, makeRendition } from './renditions.ts'

const forEver = 'public, max-age=31536000, immutable'
const forNow = 'public, max-age=60'
/** Drawings are cleaned when they come in; opened by itself, one that were not could still run and load nothing. */
const alone = "default-src 'none'; style-src 'unsafe-inline'; sandbox"

/**
 * A picture of the request's site in the best format that the browser takes. AVIF takes long to make, so the first who
 * asks for it gets WebP at once, to be kept for a minute only, while the AVIF is made.
 * @throws Refusal `media.notFound` for an unknown id or a width that is not offered
 */
export async function serveMedia(
  ctx: Ctx,
  id: string,
  width: number,
  accept: string,
  ifNoneMatch = '',
): Promise<Response> {
  if (!/^[a-z0-9]{10,32}$/.test(id) || !pictureWidths.some((offered) => offered === width))
    throw refusal('media.notFound')
  const best = bestFormat(accept)
  const ready = await findRendition(ctx, { id, width, format: best })
  if (ready) return answer(id, width, best, ready, forEver, ifNoneMatch)
  if (best !== 'avif' || !accepts(accept, 'image/webp'))
    return answer(id, width, best, await makeRendition(ctx, { id, width, format: best }, 'now'), forEver, ifNoneMatch)
  const quick = await makeRendition(ctx, { id, width, format: 'webp' }, 'now')
  makeLater(ctx, id, width, 'avif')
  return answer(id, width, 'webp', quick, forNow, ifNoneMatch)
}

/** Makes what browsers ask for ahead of time, one after the other; AVIF gives way to whatever somebody waits for. */
export async function warmMedia(ctx: Ctx, ids: string[], widths: readonly PictureWidth[]): Promise<void> {
  for (const id of ids)
    for (const width of widths) {
      await makeRendition(ctx, { id, width, format: 'webp' }, 'now')
      await makeRendition(ctx, { id, width, format: 'avif' }, 'later')
    }
}

function makeLater(ctx: Ctx, id: string, width: number, format: Format): void {
  makeRendition(ctx, { id, width, format }, 'later').catch((error: unknown) =>
    ctx.log.error({ err: error, id, width, format }, 'a picture could not be made'),
  )
}

function bestFormat(accept: string): Format {
  if (accepts(accept, 'image/avif')) return 'avif'
  return accepts(accept, 'image/webp') ? 'webp' : 'plain'
}

/** Named outright: a range of any type is also sent by those who know neither format. */
function accepts(accept: string, type: string): boolean {
  return accept.split(',').some((part) => {
    const [name, ...parameters] = part.split(';').map((text) => text.trim().toLowerCase())
    return name === type && !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter))
  })
}

function answer(
  id: string,
  width: number,
  format: Format,
  bytes: Uint8Array,
  cacheControl: string,
  ifNoneMatch: string,
): Response {
  const etag = `"${id}-${width}-${format}"`
  const headers = {
    'cache-control': cacheControl,
    etag,
    vary: 'Accept',
    'x-content-type-options': 'nosniff',
    'content-security-policy': alone,
  }
  if (ifNoneMatch.includes(etag)) return new Response(null, { status: 304, headers })
  return new Response(new Uint8Array(bytes), {
    headers: { ...headers, 'content-type': contentTypeOf(format, bytes), 'content-length': String(bytes.length) },
  })
}
