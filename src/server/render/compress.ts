import { promisify } from 'node:util'
import { brotliCompress, brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { Encoding } from '../platform/http/encodings.ts'
import { prepareHead } from '../platform/http/prepared-head.ts'
import type { Body, CachedPage } from './cache.ts'

const brotli = promisify(brotliCompress)

/** Used while the visitor waits: a list of 40 products takes 0.25 ms; the next quality level takes twice as long for 5 % less. */
const quick = 3
/** Used in the background: 30 ms, for a fifth less. */
const thorough = 10
/** Requests after which a page is compressed thoroughly. */
const popular = 100

/**
 * The window is no larger than the page, because its memory is allocated per page: with the default of 4 MB, garbage collection
 * costs more than the compression.
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
  // For the few clients without brotli: a quarter of the default's time, for 1/14 more bytes.
  gzip: (body: Buffer) => gzipSync(body, { level: 3 }),
}

/** Suffix of the ETag per encoding, because each body has other bytes. */
const marks = { br: '-br', gzip: '-gz', identity: '' }
const thoroughMark = '-br2'

/** A page's body in this encoding, compressed on first use. Done synchronously: passing it to another thread takes as long. */
export function compress(page: CachedPage, encoding: Encoding): Body {
  const { bodies } = page
  if (encoding === 'identity') return bodies.identity
  bodies[encoding] ??= bodyOf(page, compressors[encoding](bodies.identity.bytes), encoding)
  return bodies[encoding]
}

/** ETag of the body that a client with this encoding would get, whether it is made already or not. */
export function etagFor(page: CachedPage, encoding: Encoding): string {
  return page.bodies[encoding]?.etag ?? etagOf(page, marks[encoding])
}

/** Counts a reply; a popular page is compressed again, thoroughly, on another thread. */
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

/** Serialises the head once, not for each reply. */
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

/** A strong ETag: equal ETags mean equal bytes. */
function etagOf({ hash }: Pick<CachedPage, 'hash'>, mark: string): string {
  return `"${hash}${mark}"`
}
