import type { Outside } from '../../sections/define/island.tsx'
import type { Encoding } from '../platform/http/encodings.ts'
import type { Head } from '../platform/http/prepared-head.ts'
import { type Cache, createCache, type Made } from '../platform/tag-cache.ts'

/** The bytes of an answer, and how it begins. */
export type Body = { bytes: Buffer; etag: string; head: Head }

/** A finished page, stored the way it is sent. Compressed bodies, and heads without a body, are made when they are first wanted. */
export type CachedPage = Made & {
  status: number
  /** Those that every encoding has. */
  headers: Record<string, string>
  /** Names the content, however it is encoded. */
  hash: string
  /** Whose script it brings. */
  outside?: Outside | undefined
  /** As in `MadePage`. */
  locationQuery?: 'kept' | 'stated' | undefined
  /** As in `MadePage`. */
  isPrivate?: boolean | undefined
  /** How often it was the answer. */
  answers: number
  bodies: { identity: Body; gzip?: Body; br?: Body }
  /** For those who have it already, by the encoding that they would have got. */
  notModified: Partial<Record<Encoding, { etag: string; head: Head }>>
}

export type PageCache = Cache<CachedPage>

/** Finished pages in memory. */
export function createPageCache(maxBytes: number, now: () => number = Date.now): PageCache {
  return createCache(maxBytes, sizeOf, now)
}

/** Compressed bodies are counted before they are made: a page is about a seventh of its size then. */
function sizeOf({ bodies: { identity, gzip, br } }: CachedPage): number {
  const { length } = identity.bytes
  return length + (gzip?.bytes.length ?? length / 7) + (br?.bytes.length ?? length / 7) + 6_000
}
