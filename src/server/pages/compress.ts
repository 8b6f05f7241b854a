import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Encoding } from '../platform/http/encodings.ts'
import type { CachedPage } from './cache.ts'

const brotli = promisify(brotliCompress)

/**
 * At quality 5 a list of 40 products takes a millisecond; higher settings take many times that and save a few percent.
 * The window is no larger than the page: its memory is set aside for each page anew, and with the default of 4 MB the
 * collector of memory works more than the compression.
 */
function settings({ length }: Buffer) {
  const window = Math.min(Math.max(Math.ceil(Math.log2(length + 16)), 16), 22)
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_LGWIN, BROTLI_PARAM_SIZE_HINT } = constants
  return { params: { [BROTLI_PARAM_QUALITY]: 5, [BROTLI_PARAM_LGWIN]: window, [BROTLI_PARAM_SIZE_HINT]: length } }
}

const compressors = { br: (body: Buffer) => brotli(body, settings(body)), gzip: promisify(gzip) }

const running = new WeakMap<CachedPage, Map<Encoding, Promise<void>>>()

/** Makes a page's body in this encoding, unless it is there: once, however many wait. Most visitors take the same one. */
export function compress(page: CachedPage, encoding: Encoding): Promise<void> | undefined {
  if (encoding === 'identity' || page.bodies[encoding]) return undefined
  const own = running.get(page) ?? new Map<Encoding, Promise<void>>()
  running.set(page, own)
  const known = own.get(encoding)
  if (known) return known
  const made = compressors[encoding](page.bodies.identity).then((body) => {
    page.bodies[encoding] = body
  })
  own.set(encoding, made)
  return made
}
