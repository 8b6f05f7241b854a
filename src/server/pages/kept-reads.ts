import type { Services } from '../platform/context.ts'
import { createCache } from './cache.ts'

/** What a page was made of, and what that depends on. */
export type Read<T> = { value: T; tags: Set<string> }

/** Answers from what was read before for another page, while nothing of it has changed. */
export type Keep = <T>(siteId: number, key: string, read: () => Promise<Read<T>>) => Promise<Read<T>>

/** For pages that are made for one person, such as the drafts of an owner. */
export const keepNothing: Keep = (_siteId, _key, read) => read()

const keptBytes = 32 * 1024 * 1024

/**
 * Header, footer, categories and the shared lists are parts of many pages. They are read once and dropped by the same
 * announcements as the pages. Whoever gets one shares it, so nobody changes it.
 */
export function openKeptReads({ bus, now }: Pick<Services, 'bus' | 'now'>): Keep {
  const cache = createCache<Read<unknown>>(keptBytes, sizeOf, () => now().getTime())
  bus.listen({ changed: (siteId, tags) => cache.drop(siteId, tags), missed: () => cache.clear() })
  return async <T>(siteId: number, key: string, read: () => Promise<Read<T>>) =>
    (await cache.getOrMake(`${siteId} ${key}`, siteId, read)) as Read<T>
}

/** About as much as it takes in memory. */
function sizeOf({ value }: Read<unknown>): number {
  return 2 * (JSON.stringify(value)?.length ?? 0) + 1_000
}
