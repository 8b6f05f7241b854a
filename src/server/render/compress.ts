import { promisify } from 'node:util'
import { brotliCompress, brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { Encoding } from '../platform/http/encodings.ts'
import { prepareHead } from '../platform/http/prepared-head.ts'
import type { Body, CachedPage } from './cache.ts'

const brotli = promisify(brotliCompress)

/** Somebody waits: a list of 40 products takes a quarter of a millisecond, at the next quality half of one for 5 % less. */
const quick = 3
/** Nobody waits: thirty milliseconds for a fifth less. */
const thorough = 10
/** So often is a page asked for before it is worth that. */
const popular = 100

/**
 * The window is no larger than the page: its memory is allocated for each page, and with the default of 4 MB the
 * collector of memory works more than the compression.
 */
function settings({ length }: Buffer, quality: number) {
  const window = Math.min(Math.max(Math.ceil(Math.log2(length + 16)), 16), 22)
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_LGWIN, BROTLI_PARAM_SIZE_HINT } = constants
  return {
    params: { [BROTLI_PARAM_QUALITY]: quality, [BROTLI_PARAM_LGWIN]: window, [BROTLI_PARAM_SIZE_HINT]: length },
  }
}

const compressors = {
  br: (body: Buffer) => brotliCompressSync(body, settings(body, quick)),
  // For the few who take no brotli: a quarter of the time of the default, for a fourteenth more.
  gzip: (body: Buffer) => gzipSync(body, { level: 3 }),
}

/** What an encoding adds to the ETag: each body is one of its own, byte for byte. */
const marks = { br: '-br', gzip: '-gz', identity: '' }
const thoroughMark = '-br2'

/**
 * A page's body in this encoding, made unless it is there. Most visitors take the same one. It is done here and now: to
 * hand it to another thread takes as long again.
 */
export function compress(page: CachedPage, encoding: Encoding): Body {
  const { bodies } = page
  if (encoding === 'identity') return bodies.identity
  bodies[encoding] ??= bodyOf(page, compressors[encoding](bodies.identity.bytes), encoding)
  return bodies[encoding]
}

/** The ETag of the body that somebody who takes this encoding would get, whether it is made already or not. */
export function etagFor(page: CachedPage, encoding: Encoding): string {
  return page.bodies[encoding]?.etag ?? etagOf(page, marks[encoding])
}

/** Called for each answer: a page that is asked for again and again is compressed once more, on another thread. */
export function countAnswer(page: CachedPage): void {
  page.answers++
  if (page.answers !== popular || !page.bodies.br) return
  const { bytes } = page.bodies.identity
  brotli(bytes, settings(bytes, thorough)).then(
    (smaller) => {
      page.bodies.br = bodyOf(page, smaller, 'br', thoroughMark)
    },
    () => undefined,
  )
}

/** The head is put together once, not for each answer. */
export function bodyOf(
  page: Pick<CachedPage, 'status' | 'headers' | 'hash'>,
  bytes: Buffer,
  encoding: Encoding,
  mark = marks[encoding],
): Body {
  const etag = etagOf(page, mark)
  const encoded = encoding === 'identity' ? undefined : { 'content-encoding': encoding }
  const head = prepareHead(page.status, { ...page.headers, etag, ...encoded, 'content-length': bytes.length })
  return { bytes, etag, head }
}

/** Strong: a body with the same ETag has the same bytes. */
function etagOf({ hash }: Pick<CachedPage, 'hash'>, mark: string): string {
  return `"${hash}${mark}"`
}
