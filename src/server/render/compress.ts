import { promisify } from 'node:util'
import { brotliCompress, brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { Encoding } from '../platform/http/encodings.ts'
import type { Body, CachedPage } from './cache.ts'

const brotli = promisify(brotliCompress)

/** Somebody waits: a list of 40 products takes a quarter of a millisecond, at the next quality half of one for 5 % less. */
const quick = 3
/** Nobody waits: thirty milliseconds for a fifth less. */
const thorough = 10
/** So often is a page asked for before it is worth that. */
const popular = 100

/**
 * The window is no larger than the page: its memory is set aside for each page anew, and with the default of 4 MB the
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

/**
 * Makes a page's body in this encoding, unless it is there. Most visitors take the same one. It is done here and now: to
 * hand it to another thread takes as long again.
 */
export function compress(page: CachedPage, encoding: Encoding): Body {
  const { bodies } = page
  if (encoding === 'identity') return bodies.identity
  bodies[encoding] ??= encoded(page, encoding, compressors[encoding](bodies.identity.bytes))
  return bodies[encoding]
}

/** To be told of each answer: a page that is asked for again and again is compressed once more, on another thread. */
export function countAnswer(page: CachedPage): void {
  page.answers++
  if (page.answers !== popular || !page.bodies.br) return
  const { bytes } = page.bodies.identity
  brotli(bytes, settings(bytes, thorough)).then(
    (smaller) => {
      page.bodies.br = encoded(page, 'br', smaller)
    },
    () => undefined,
  )
}

/** The headers are put together once, not for each answer. */
function encoded(page: CachedPage, encoding: Encoding, bytes: Buffer): Body {
  return { bytes, headers: { ...page.headers, 'content-encoding': encoding, 'content-length': bytes.length } }
}
