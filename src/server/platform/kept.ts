import type { Bus } from './bus.ts'
import { createCache } from './tag-cache.ts'

/** Something that was read, and what it depends on. */
export type Read<T> = { value: T; tags: Set<string> }

/** Answers with what was read before, while nothing of it has changed. */
export type Keep = <T>(siteId: number, key: string, read: () => Promise<Read<T>>) => Promise<Read<T>>

const keptBytes = 32 * 1024 * 1024

/**
 * What is asked for over and over, or takes long to find out: header and footer, the tree of categories, how many products
 * a list has. It is read once and dropped by the same announcements as the pages. Whoever gets it shares it, so nobody
 * changes it.
 */
export function openKept(bus: Bus, now: () => Date): Keep {
  const cache = createCache<Read<unknown>>(keptBytes, sizeOf, () => now().getTime())
  bus.listen({ changed: (siteId, tags) => cache.drop(siteId, tags), missed: () => cache.clear() })
  return async <T>(siteId: number, key: string, read: () => Promise<Read<T>>) =>
    (await cache.getOrMake(`${siteId} ${key}`, siteId, read)) as Read<T>
}

/** About as much as it takes in memory, its key too, which may be a whole statement. */
function sizeOf({ value }: Read<unknown>): number {
  return 2 * (JSON.stringify(value)?.length ?? 0) + 3_000
}
