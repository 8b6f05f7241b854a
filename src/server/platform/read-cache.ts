import type { Bus } from './bus.ts'
import { createCache } from './tag-cache.ts'

/** Something that was read, the tags of what it depends on, and when it changes by itself, ms. */
export type Read<T> = { value: T; tags: Set<string>; expiresAt?: number | undefined }

/** Answers with what was read before, as long as nothing it depends on has changed. */
export type ReadCache = {
  one: <T>(siteId: number, key: string, read: () => Promise<Read<T>>) => Promise<Read<T>>
  /** Several, each cached by itself; the missing ones are read together. `read` answers in the order of its keys. */
  each: <T>(siteId: number, keys: string[], read: (missing: string[]) => Promise<Read<T>[]>) => Promise<Read<T>[]>
}

const maxBytes = 32 * 1024 * 1024

/**
 * For what is read over and over or takes long: header and footer, the tree of categories, how many products a list has.
 * The announcements that drop pages drop it too. A cached value is shared by all who read it, so nobody may change it.
 */
export function openReadCache(bus: Bus, now: () => Date): ReadCache {
  const cache = createCache<Read<unknown>>(maxBytes, sizeOf, () => now().getTime())
  bus.listen({ changed: (siteId, tags) => cache.drop(siteId, tags), missed: () => cache.clear() })
  const within = (siteId: number, key: string) => `${siteId} ${key}`
  return {
    one: async <T>(siteId: number, key: string, read: () => Promise<Read<T>>) =>
      (await cache.getOrMake(within(siteId, key), siteId, read)) as Read<T>,
    each<T>(siteId: number, keys: string[], read: (missing: string[]) => Promise<Read<T>[]>) {
      const missing: string[] = []
      let all: Promise<Read<T>[]> | undefined
      const readTogether = async (index: number) => {
        // One microtask later, when every missing key is in the list.
        all ??= Promise.resolve().then(() => read(missing))
        const made = (await all)[index]
        if (!made) throw new Error(`nothing was read for ${missing[index]}`)
        return made
      }
      return Promise.all(
        keys.map((key) => cache.getOrMake(within(siteId, key), siteId, () => readTogether(missing.push(key) - 1))),
      ) as Promise<Read<T>[]>
    },
  }
}

/** About as much as it takes in memory, with its key, which may be a whole statement. */
function sizeOf({ value }: Read<unknown>): number {
  return 2 * (JSON.stringify(value)?.length ?? 0) + 3_000
}
