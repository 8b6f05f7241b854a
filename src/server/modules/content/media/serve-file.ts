import { fileUrl, kindOfType } from '../../../../shared/content/media/media-files.ts'
import { isPictureId } from '../../../../shared/content/media/pictures.ts'
import type { Ctx } from '../../../platform/context.ts'
import { refusal } from '../../../platform/refusal.ts'
import type { MediaRow } from './media.ts'
import { partsFolder, readParts } from './parts.ts'
import { type Range, rangeOf } from './range.ts'
import { fileIdOf, findPicture } from './variants.ts'

type Asked = {
  id: string
  /** `video.mp4` or `document.pdf`. */
  name: string
  range: string | undefined
  ifRange: string | undefined
  ifNoneMatch: string
  /** Send as a download instead of displaying it. */
  download: boolean
  isHead: boolean
}

/**
 * Serves a video or document of the request's site, or a range of it, streamed part by part with backpressure. The address of a
 * former file leads to the present one.
 * @throws Refusal `media.notFound`
 */
export async function serveFile(ctx: Ctx, asked: Asked): Promise<Response> {
  if (!isPictureId(asked.id)) throw refusal('media.notFound')
  const row = await findPicture(ctx, asked.id)
  const id = fileIdOf(row)
  const address = fileUrl({ id: asked.id, contentType: row.contentType })
  if (kindOfType(row.contentType) === 'picture' || !address.endsWith(`/${asked.name}`)) throw refusal('media.notFound')
  if (id !== asked.id) return moved(`${fileUrl({ ...row, id })}${asked.download ? '?download' : ''}`)
  const headers = headersOf(row, asked)
  if (asked.ifNoneMatch.includes(headers.etag)) return new Response(null, { status: 304, headers })
  // If the file has changed since the client's first range (`If-Range`), the whole file is sent.
  const wanted = asked.ifRange === undefined || asked.ifRange === headers.etag ? asked.range : undefined
  const range = rangeOf(wanted, row.bytes)
  if (range === 'none')
    return new Response(null, { status: 416, headers: { ...headers, 'content-range': `bytes */${row.bytes}` } })
  return answer(ctx, row, range, headers, asked.isHead)
}

function answer(
  ctx: Ctx,
  row: MediaRow,
  range: Range | undefined,
  headers: Record<string, string>,
  isHead: boolean,
): Response {
  const { from, until } = range ?? { from: 0, until: row.bytes }
  const ofRange: Record<string, string> = range ? { 'content-range': `bytes ${from}-${until - 1}/${row.bytes}` } : {}
  const body = isHead
    ? null
    : streamOf(readParts(ctx.services.storage, partsFolder(ctx.site.id, fileIdOf(row)), from, until))
  const status = range ? 206 : 200
  return new Response(body, { status, headers: { ...headers, ...ofRange, 'content-length': String(until - from) } })
}

/** Reads the next part only when the client has taken the previous one. */
function streamOf(pieces: AsyncGenerator<Uint8Array, void, void>): ReadableStream<Uint8Array> {
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const { value, done } = await pieces.next()
        if (done) controller.close()
        else controller.enqueue(value)
      },
      async cancel() {
        await pieces.return()
      },
    },
    { highWaterMark: 0 },
  )
}

/**
 * A file never changes under its address: browsers cache it for a year, CDNs revalidate after ten seconds, so that deleted
 * files disappear. A document opened by itself can load and run nothing.
 */
function headersOf(row: MediaRow, { download }: Asked): Record<string, string> & { etag: string } {
  const how = download || kindOfType(row.contentType) !== 'document' ? '' : "; object-src 'self'"
  return {
    'content-type': row.contentType,
    'accept-ranges': 'bytes',
    etag: `"${fileIdOf(row)}"`,
    'cache-control': 'public, max-age=31536000, s-maxage=10, immutable',
    'content-disposition': `${download ? 'attachment' : 'inline'}; filename*=UTF-8''${encoded(row)}`,
    'content-security-policy': `default-src 'none'; style-src 'unsafe-inline'${how}; sandbox`,
    'x-content-type-options': 'nosniff',
  }
}

/** File name for downloads: the library's name, with the extension of its type. */
function encoded({ fileName, contentType }: MediaRow): string {
  const ending = contentType.split('/')[1] ?? ''
  const name = fileName.toLowerCase().endsWith(`.${ending}`) ? fileName : `${fileName}.${ending}`
  return encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)
}

function moved(location: string): Response {
  return new Response(null, { status: 302, headers: { location, 'cache-control': 'no-store' } })
}
