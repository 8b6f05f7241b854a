import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Services } from '../platform/context.ts'
import { replyOf } from '../platform/http/bytes-reply.ts'
import { type Encoding, pickEncoding } from '../platform/http/encodings.ts'
import { isKnown, type Known } from '../platform/http/if-none-match.ts'
import { createCache, type Made } from '../platform/tag-cache.ts'

const mostBytes = 64 * 1024 * 1024

/** A reply is rebuilt after this long even without an announcement, because parts depend on the time, ms. */
const freshFor = 60_000

/** Every announcement of a site drops all its replies, which are few and depend on many things. */
const ofSite = 'site'

type Kept = Made & {
  status: number
  headers: Record<string, string>
  hash: string
  length: number
  bodies: { identity: Buffer; br?: Promise<Buffer>; gzip?: Promise<Buffer> }
}

/** Identifies a reply: site, address and family (see `Made`). */
export type KeptKey = { siteId: number; address: string; family: string | undefined }

/** The request's headers for encoding and revalidation. */
export type Asked = Known & { acceptEncoding: string | undefined }

export type KeptAnswers = {
  has: (key: KeptKey) => boolean
  /** Sends the cached bytes, compressed once per encoding, or 304. Concurrent requests share one call of `make`. */
  answer: (key: KeptKey, asked: Asked, make: () => Promise<Response>) => Promise<Response>
}

/** Caches public replies outside the page configuration as bytes. */
export function openKeptAnswers({ bus, now }: Pick<Services, 'bus' | 'now'>): KeptAnswers {
  const cache = createCache<Kept>(mostBytes, sizeOf, () => now().getTime())
  bus.listen({ changed: (siteId) => cache.drop(siteId, [ofSite]), missed: () => cache.clear() })
  const nameOf = ({ siteId, address }: KeptKey) => `${siteId} ${address}`
  return {
    has: (key) => cache.get(nameOf(key)) !== undefined,
    async answer(key, asked, make) {
      const family = key.family && `${key.siteId} ${key.family}`
      const kept = await cache.getOrMake(nameOf(key), key.siteId, async () =>
        keep(await make(), { expiresAt: now().getTime() + freshFor, family }),
      )
      const encoding = pickEncoding(asked.acceptEncoding)
      const headers = headersIn(kept, encoding)
      if (isKnown(asked, headers)) return new Response(null, { status: 304, headers })
      return replyOf(await bodyIn(kept, encoding), { status: kept.status, headers })
    },
  }
}

type Bounds = { expiresAt: number; family: string | undefined }

async function keep(response: Response, { expiresAt, family }: Bounds): Promise<Kept> {
  const identity = Buffer.from(await response.arrayBuffer())
  return {
    ...{ status: response.status, headers: Object.fromEntries(response.headers), length: identity.length },
    hash: createHash('sha256').update(identity).digest('base64url').slice(0, 22),
    ...{ tags: new Set([ofSite]), expiresAt, ...(family ? { family } : {}) },
    bodies: { identity },
  }
}

/** Compressed bodies, about a fifth of the size, are counted before they are made. */
const sizeOf = ({ length }: Kept) => Math.ceil(length * 1.4) + 2_000

function headersIn({ headers, hash }: Kept, encoding: Encoding): Record<string, string> & { etag: string } {
  const common = { ...headers, vary: 'Accept-Encoding' }
  if (encoding === 'identity') return { ...common, etag: `"${hash}"` }
  return { ...common, etag: `"${hash}-${encoding}"`, 'content-encoding': encoding }
}

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

const compressors = {
  br: (bytes: Buffer) =>
    brotli(bytes, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
    }),
  gzip: (bytes: Buffer) => zip(bytes),
}

/** Compresses on another thread; concurrent requests share the result. */
async function bodyIn({ bodies }: Kept, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'identity') return bodies.identity
  bodies[encoding] ??= compressors[encoding](bodies.identity)
  return bodies[encoding]
}
