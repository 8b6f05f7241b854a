import type { Bus } from './bus.ts'
import { createCache } from './tag-cache.ts'

/** Something that was read, and what it depends on. */
export type Read<T> = { value: T; tags: Set<string> }

/** Answers with what was read before, while nothing of it has changed. */
export type Keep = {
  one: <T>(siteId: number, key: string, read: () => Promise<Read<T>>) => Promise<Read<T>>
  /** Several, each kept by itself; those that are not there are read together. `read` answers in the order of its keys. */
  each: <T>(siteId: number, keys: string[], read: (missing: string[]) => Promise<Read<T>[]>) => Promise<Read<T>[]>
}

const keptBytes = 32 * 1024 * 1024

/**
 * What is asked for over and over, or takes long to find out: header and footer, the tree of categories, how many products
 * a list has. It is read once and dropped by the same announcements as the pages. Whoever gets it shares it, so nobody
 * changes it.
 */
export function openKept(bus: Bus, now: () => Date): Keep {
  const cache = createCache<Read<unknown>>(keptBytes, sizeOf, () => now().getTime())
  bus.listen({ changed: (siteId, tags) => cache.drop(siteId, tags), missed: () => cache.clear() })
  const within = (siteId: number, key: string) => `${siteId} ${key}`
  return {
    one: async <T>(siteId: number, key: string, read: () => Promise<Read<T>>) =>
      (await cache.getOrMake(within(siteId, key), siteId, read)) as Read<T>,
    each<T>(siteId: number, keys: string[], read: (missing: string[]) => Promise<Read<T>[]>) {
      const missing: string[] = []
      let all: Promise<Read<T>[]> | undefined
      const readTogether = async (index: number) => {
        // A step later, when each of those that are missing has said so.
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

/** About as much as it takes in memory, its key too, which may be a whole statement. */
function sizeOf({ value }: Read<unknown>): number {
  return 2 * (JSON.stringify(value)?.length ?? 0) + 3_000
}
