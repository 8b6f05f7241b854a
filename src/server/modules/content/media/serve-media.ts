import { kindOfType } from '../../../../shared/content/media-files.ts'
import { isPictureId, pictureUrl } from '../../../../shared/content/pictures.ts'
import type { Ctx } from '../../../platform/context.ts'
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
 * A picture of the request's site in the best format that the browser takes; of a width above its own, the largest there is.
 * Nothing is encoded here: what is missing is asked for, and meanwhile the nearest variant is shown, or the picture's colour.
 * Only the final answer may be cached. The address of a file that was replaced leads to the one that it has now.
 * @throws Refusal `media.notFound` for an unknown or deleted picture, or a width that is not offered
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
 * The same for a picture that the product ships, by its content address, whether or not a site has it.
 * @throws Refusal `media.notFound` for a width that is not offered
 */
export async function serveShipped(
  ctx: Ctx,
  { shipped, ...facts }: ShippedPicture,
  asked: Omit<Asked, 'id'>,
): Promise<Response> {
  if (!isOffered(asked.width)) throw refusal('media.notFound')
  // Every variant of it comes along, so none is asked for.
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
  // Drawings are cleaned when they come in; opened by itself, one that were not could still run and load nothing.
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
}

/**
 * A browser keeps it for a year, and asks nobody: it alone may go on showing a picture that was deleted. What stands between
 * (a CDN) asks again after ten seconds, as it does for pages.
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

/** What stands in for a variant that is being made: whoever asks again is to get that. */
function passing(bytes: Uint8Array, type: string): Response {
  return answer(bytes, { ...headers, 'cache-control': 'no-store', 'content-type': type })
}

function answer(bytes: Uint8Array, headers: Record<string, string>): Response {
  return new Response(new Uint8Array(bytes), { headers: { ...headers, 'content-length': String(bytes.length) } })
}

/** A drawing of the picture's proportions in its colour. */
function placeholder({ width, height, colour }: MediaRow): Uint8Array {
  const fill = colour && `<rect width="100%" height="100%" fill="${colour}"/>`
  return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${fill}</svg>`)
}
