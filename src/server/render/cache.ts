import type { Outside } from '../../sections/define/island.tsx'
import type { Encoding } from '../platform/http/encodings.ts'
import type { Head } from '../platform/http/prepared-head.ts'
import { type Cache, createCache, type Made } from '../platform/tag-cache.ts'

/** Bytes and head of a reply. */
export type Body = { bytes: Buffer; etag: string; head: Head }

/** A finished page, stored as it is sent. Compressed bodies and heads without a body are made on first use. */
export type CachedPage = Made & {
  status: number
  /** Headers common to all encodings. */
  headers: Record<string, string>
  /** Hash of the content before encoding. */
  hash: string
  /** Third party whose script the page includes. */
  outside?: Outside | undefined
  /** As in `MadePage`. */
  locationQuery?: 'kept' | 'stated' | undefined
  /** As in `MadePage`. */
  isPrivate?: boolean | undefined
  /** Number of replies. */
  answers: number
  bodies: { identity: Body; gzip?: Body; br?: Body }
  /** Heads of 304 replies, by encoding. */
  notModified: Partial<Record<Encoding, { etag: string; head: Head }>>
}

export type PageCache = Cache<CachedPage>

/** LRU cache of finished pages in memory. */
export function createPageCache(maxBytes: number, now: () => number = Date.now): PageCache {
  return createCache(maxBytes, sizeOf, now)
}

/** Compressed bodies, about a seventh of the size, are counted before they are made. */
function sizeOf({ bodies: { identity, gzip, br } }: CachedPage): number {
  const { length } = identity.bytes
  return length + (gzip?.bytes.length ?? length / 7) + (br?.bytes.length ?? length / 7) + 6_000
}
