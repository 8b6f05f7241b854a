import { kindOfType } from '../../../../shared/content/media/media-files.ts'
import { isPictureId, pictureUrl } from '../../../../shared/content/media/pictures.ts'
import type { Ctx } from '../../../platform/context.ts'
import { replyOf } from '../../../platform/http/bytes-reply.ts'
import { refusal } from '../../../platform/refusal.ts'
import { acceptedFormats, nearest } from './choose-variant.ts'
import { contentTypeOf, contentTypes } from './formats.ts'
import { askForVariants } from './make-variants.ts'
import type { MediaRow } from './media.ts'
import type { ShippedPicture } from './shipped.ts'
import { fileOf, widthsOf } from './variant.ts'
import { fileIdOf, findMade, findPicture, isOffered, placeOf, readVariant } from './variants.ts'

type Asked = { id: string; width: number; accept: string; ifNoneMatch: string }

/**
 * Serves an image of the request's site in the best format that the client accepts; if `width` exceeds its own, the largest
 * variant. Nothing is encoded here: a missing variant is queued, and the nearest one, or a placeholder in the image's colour,
 * is sent uncached meanwhile. The address of a former file leads to the present one.
 * @throws Refusal `media.notFound` for an unknown or deleted image, or a width that is not offered
 */
export async function serveMedia(ctx: Ctx, asked: Asked): Promise<Response> {
  const { id, width } = asked
  if (!isPictureId(id) || !isOffered(width)) throw refusal('media.notFound')
  const picture = await findPicture(ctx, id)
  if (kindOfType(picture.contentType) !== 'picture') throw refusal('media.notFound')
  const file = fileIdOf(picture)
  return file === id ? servePicture(ctx, picture, asked) : moved(pictureUrl(file, width))
}

/**
 * Like `serveMedia`, for an image that the product ships, by its content address, whether or not the site has it in its
 * library.
 * @throws Refusal `media.notFound` for a width that is not offered
 */
export async function serveShipped(
  ctx: Ctx,
  { shipped, ...facts }: ShippedPicture,
  asked: Omit<Asked, 'id'>,
): Promise<Response> {
  if (!isOffered(asked.width)) throw refusal('media.notFound')
  // All its variants are shipped, so `givenUp` keeps them from being queued.
  const own = { id: shipped, checksum: shipped, siteId: ctx.site.id, createdAt: ctx.now(), givenUp: 'shipped' }
  const arranged = {
    file: null,
    formerFiles: [],
    focusX: 50,
    focusY: 50,
    folder: '',
    tags: [],
    seconds: null,
    poster: null,
    isAnimated: false,
  }
  return servePicture(ctx, { ...facts, ...own, ...arranged, shipped }, { ...asked, id: shipped })
}

async function servePicture(ctx: Ctx, picture: MediaRow, { id, width, accept, ifNoneMatch }: Asked): Promise<Response> {
  const place = placeOf(ctx, picture)
  const accepted = acceptedFormats(accept)
  const wanted = { width: widthsOf(picture).findLast((own) => own <= width) ?? width, format: accepted[0] }
  const files = await findMade(ctx, place)
  for (const variant of nearest(files, wanted.width, accepted)) {
    const bytes = await readVariant(ctx, place, variant)
    if (!bytes) continue
    const type = contentTypeOf(variant.format, bytes)
    if (fileOf(variant) === fileOf(wanted)) return lasting(bytes, type, `"${id}-${fileOf(variant)}"`, ifNoneMatch)
    askForVariants(ctx, picture, place)
    return passing(bytes, type)
  }
  askForVariants(ctx, picture, place)
  return passing(placeholder(picture), contentTypes.svg)
}

const headers = {
  vary: 'Accept',
  'x-content-type-options': 'nosniff',
  // Uploads are sanitised; if one were not, opened by itself it could still run and load nothing.
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
}

/**
 * Browsers cache for a year without revalidation, so a deleted image may still appear there. CDNs revalidate after ten seconds,
 * as for pages.
 */
const lastingCache = 'public, max-age=31536000, s-maxage=10, immutable'

function lasting(bytes: Uint8Array, type: string, etag: string, ifNoneMatch: string): Response {
  const lastingHeaders = { ...headers, etag, 'cache-control': lastingCache }
  if (ifNoneMatch.includes(etag)) return new Response(null, { status: 304, headers: lastingHeaders })
  return answer(bytes, { ...lastingHeaders, 'content-type': type })
}

function moved(location: string): Response {
  return new Response(null, { status: 302, headers: { ...headers, location, 'cache-control': 'no-store' } })
}

/** A stand-in for a variant that is being made: not cached, so that the next request gets the variant. */
function passing(bytes: Uint8Array, type: string): Response {
  return answer(bytes, { ...headers, 'cache-control': 'no-store', 'content-type': type })
}

function answer(bytes: Uint8Array, headers: Record<string, string>): Response {
  return replyOf(bytes, { headers })
}

/** An SVG of the image's proportions in its colour. */
function placeholder({ width, height, colour }: MediaRow): Uint8Array {
  const fill = colour && `<rect width="100%" height="100%" fill="${colour}"/>`
  return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${fill}</svg>`)
}
