/** A cached value that depends on other data. */
export type Made = {
  /** Tags of the data that it depends on. */
  tags: ReadonlySet<string>
  /**
   * Entries of one family (a list's filters, missing pages) have a common limit, so that callers cannot fill the cache with
   * them.
   */
  family?: string
  /** When it expires even without a change; undefined for never. */
  expiresAt?: number
}

type Entry<T> = { made: T; siteId: number; bytes: number }
type Making<T> = { siteId: number; promise: Promise<T>; dropped: Set<string>; droppedAll: boolean }

export type Cache<T extends Made> = {
  get: (key: string) => T | undefined
  set: (key: string, siteId: number, made: T) => void
  /** Returns the cached value or calls `make`; concurrent callers share one call. */
  getOrMake: (key: string, siteId: number, make: () => Promise<T>) => Promise<T>
  /** Drops the site's entries that depend on any of the tags. */
  drop: (siteId: number, tags: string[]) => void
  clear: () => void
  /** All entries, most recently used first. */
  entries: () => { key: string; siteId: number; made: T }[]
  stats: () => { entries: number; bytes: number; hits: number; makes: number }
}

const largestFamily = 64

/** An LRU cache of at most `maxBytes`. */
export function createCache<T extends Made>(
  maxBytes: number,
  bytesOf: (made: T) => number,
  now: () => number = Date.now,
): Cache<T> {
  const entries = new Map<string, Entry<T>>()
  const keysByTag = new Map<string, Set<string>>()
  const families = new Map<string, Set<string>>()
  const makings = new Map<string, Making<T>>()
  let bytes = 0
  let hits = 0
  let makes = 0

  const tagKey = (siteId: number, tag: string) => `${siteId}:${tag}`

  function remove(key: string): void {
    const entry = entries.get(key)
    if (!entry) return
    entries.delete(key)
    bytes -= entry.bytes
    for (const tag of entry.made.tags) discard(keysByTag, tagKey(entry.siteId, tag), key)
    if (entry.made.family) discard(families, entry.made.family, key)
  }

  function store(key: string, siteId: number, made: T): void {
    remove(key)
    const size = bytesOf(made)
    if (size > maxBytes / 4) return
    entries.set(key, { made, siteId, bytes: size })
    bytes += size
    for (const tag of made.tags) include(keysByTag, tagKey(siteId, tag), key)
    if (made.family) {
      const [oldest, ...others] = include(families, made.family, key)
      if (oldest && others.length >= largestFamily) remove(oldest)
    }
    for (const oldest of entries.keys()) {
      if (bytes <= maxBytes) break
      remove(oldest)
    }
  }

  function get(key: string): T | undefined {
    const entry = entries.get(key)
    if (!entry) return undefined
    if (entry.made.expiresAt !== undefined && entry.made.expiresAt <= now()) {
      remove(key)
      return undefined
    }
    // Re-inserting keeps the map in order of use.
    entries.delete(key)
    entries.set(key, entry)
    hits++
    return entry.made
  }

  return {
    get,
    set: store,
    getOrMake(key, siteId, make) {
      const known = get(key)
      if (known) return Promise.resolve(known)
      const running = makings.get(key)
      if (running && !running.droppedAll && running.dropped.size === 0) return running.promise
      makes++
      const making: Making<T> = { siteId, dropped: new Set(), droppedAll: false, promise: Promise.resolve().then(make) }
      makings.set(key, making)
      const forget = () => {
        if (makings.get(key) === making) makings.delete(key)
      }
      making.promise.then((made) => {
        forget()
        // Data changed during `make`, so the value may be stale: it is returned but not cached.
        const outdated = making.droppedAll || [...making.dropped].some((tag) => made.tags.has(tag))
        if (!outdated) store(key, siteId, made)
      }, forget)
      return making.promise
    },
    drop(siteId, tags) {
      for (const making of makings.values())
        if (making.siteId === siteId) for (const tag of tags) making.dropped.add(tag)
      for (const tag of tags) for (const key of [...(keysByTag.get(tagKey(siteId, tag)) ?? [])]) remove(key)
    },
    clear() {
      for (const making of makings.values()) making.droppedAll = true
      entries.clear()
      keysByTag.clear()
      families.clear()
      bytes = 0
    },
    entries: () => [...entries].reverse().map(([key, { siteId, made }]) => ({ key, siteId, made })),
    stats: () => ({ entries: entries.size, bytes, hits, makes }),
  }
}

function include(index: Map<string, Set<string>>, name: string, key: string): Set<string> {
  const keys = index.get(name) ?? new Set()
  index.set(name, keys.add(key))
  return keys
}

function discard(index: Map<string, Set<string>>, name: string, key: string): void {
  const keys = index.get(name)
  keys?.delete(key)
  if (keys?.size === 0) index.delete(name)
}
