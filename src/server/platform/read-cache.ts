import type { Bus } from './bus.ts'
import { createCache } from './tag-cache.ts'

/** A value with the tags it depends on, and the time at which it expires, ms. */
export type Read<T> = { value: T; tags: Set<string>; expiresAt?: number | undefined }

/** Caches values until one of their tags is announced. */
export type ReadCache = {
  one: <T>(siteId: number, key: string, read: () => Promise<Read<T>>) => Promise<Read<T>>
  /** Several values, each cached separately; missing ones are read together. `read` returns them in the order of its keys. */
  each: <T>(siteId: number, keys: string[], read: (missing: string[]) => Promise<Read<T>[]>) => Promise<Read<T>[]>
  /** Keeps the latest value that was read under a key, whatever is announced afterwards, for when it cannot be read. */
  keepLast: (siteId: number, key: string, value: unknown) => void
  /** Undefined if nothing is kept. */
  last: (siteId: number, key: string) => unknown
}

const maxBytes = 32 * 1024 * 1024
const maxBytesOfLast = 4 * 1024 * 1024

/**
 * For values that are read often or are expensive: header and footer, the category tree, the number of products in a list. The
 * announcements that drop pages drop them too. Cached values are shared, so they must not be modified.
 */
export function openReadCache(bus: Bus, now: () => Date): ReadCache {
  const cache = createCache<Read<unknown>>(maxBytes, sizeOf, () => now().getTime())
  bus.listen({ changed: (siteId, tags) => cache.drop(siteId, tags), missed: () => cache.clear() })
  const lasts = createCache<Read<unknown> & { family: string }>(maxBytesOfLast, sizeOf, () => now().getTime())
  const within = (siteId: number, key: string) => `${siteId} ${key}`
  return {
    one: async <T>(siteId: number, key: string, read: () => Promise<Read<T>>) =>
      (await cache.getOrMake(within(siteId, key), siteId, read)) as Read<T>,
    each<T>(siteId: number, keys: string[], read: (missing: string[]) => Promise<Read<T>[]>) {
      const missing: string[] = []
      let all: Promise<Read<T>[]> | undefined
      const readTogether = async (index: number) => {
        // Deferred by a microtask, until every missing key is in the list.
        all ??= Promise.resolve().then(() => read(missing))
        const made = (await all)[index]
        if (!made) throw new Error(`nothing was read for ${missing[index]}`)
        return made
      }
      return Promise.all(
        keys.map((key) => cache.getOrMake(within(siteId, key), siteId, () => readTogether(missing.push(key) - 1))),
      ) as Promise<Read<T>[]>
    },
    keepLast(siteId, key, value) {
      const named = within(siteId, key)
      // A value from the cache is the same object each time, and measuring it anew would take longer than reading it.
      if (lasts.get(named)?.value === value) return
      lasts.set(named, siteId, { value, tags: new Set(), family: String(siteId) })
    },
    last: (siteId, key) => lasts.get(within(siteId, key))?.value,
  }
}

/** Estimated memory of a value and its key, which may be a whole statement. */
function sizeOf({ value }: Read<unknown>): number {
  return 2 * (JSON.stringify(value)?.length ?? 0) + 3_000
}
