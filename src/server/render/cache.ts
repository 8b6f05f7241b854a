import { type Cache, createCache, type Made } from '../platform/tag-cache.ts'

/** The bytes of an answer, and all its headers. */
export type Body = { bytes: Buffer; headers: Record<string, string | number> }

/** A finished page, kept the way it is sent. Compressed bodies are made when they are first wanted. */
export type CachedPage = Made & {
  status: number
  headers: Record<string, string>
  etag: string
  /** How often it was the answer. */
  answers: number
  bodies: { identity: Body; gzip?: Body; br?: Body }
}

export type PageCache = Cache<CachedPage>

/** Finished pages in memory. */
export function createPageCache(maxBytes: number, now: () => number = Date.now): PageCache {
  return createCache(maxBytes, sizeOf, now)
}

/** Compressed bodies are counted before they are made: a page is about a seventh of its size then. */
function sizeOf({ bodies: { identity, gzip, br } }: CachedPage): number {
  const { length } = identity.bytes
  return length + (gzip?.bytes.length ?? length / 7) + (br?.bytes.length ?? length / 7) + 2_000
}
