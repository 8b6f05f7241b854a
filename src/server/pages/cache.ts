/** A finished page, kept the way it is sent. */
export type CachedPage = {
  status: number
  headers: Record<string, string>
  etag: string
  bodies: { identity: Buffer; gzip: Buffer; br: Buffer }
  /** Pages of one family (a list's filters, the missing pages) share a bound, so that nobody can fill the cache with them. */
  family?: string
  /** What it was made of. */
  tags: ReadonlySet<string>
  /** When it must be made anew though nothing changed; undefined for never. */
  expiresAt?: number
}

type Entry = { page: CachedPage; siteId: number; bytes: number }
type Making = { siteId: number; promise: Promise<CachedPage>; dropped: Set<string>; droppedAll: boolean }

export type PageCache = {
  get: (key: string) => CachedPage | undefined
  /** The page from the cache, or made by `make`: once, however many ask at the same time. */
  getOrMake: (key: string, siteId: number, make: () => Promise<CachedPage>) => Promise<CachedPage>
  /** Drops the pages of a site that are made of any of the tags. */
  drop: (siteId: number, tags: string[]) => void
  clear: () => void
  stats: () => { pages: number; bytes: number; hits: number; makes: number }
}

const largestFamily = 64

/** Pages in memory, least recently used out first once `maxBytes` are held (DESIGN 3). */
export function createPageCache(maxBytes: number, now: () => number = Date.now): PageCache {
  const entries = new Map<string, Entry>()
  const keysByTag = new Map<string, Set<string>>()
  const families = new Map<string, Set<string>>()
  const makings = new Map<string, Making>()
  let bytes = 0
  let hits = 0
  let makes = 0

  const tagKey = (siteId: number, tag: string) => `${siteId}:${tag}`

  function remove(key: string): void {
    const entry = entries.get(key)
    if (!entry) return
    entries.delete(key)
    bytes -= entry.bytes
    for (const tag of entry.page.tags) discard(keysByTag, tagKey(entry.siteId, tag), key)
    if (entry.page.family) discard(families, entry.page.family, key)
  }

  function store(key: string, siteId: number, page: CachedPage): void {
    remove(key)
    const size = page.bodies.identity.length + page.bodies.gzip.length + page.bodies.br.length + 1_000
    if (size > maxBytes / 4) return
    entries.set(key, { page, siteId, bytes: size })
    bytes += size
    for (const tag of page.tags) include(keysByTag, tagKey(siteId, tag), key)
    if (page.family) {
      const [oldest, ...others] = include(families, page.family, key)
      if (oldest && others.length >= largestFamily) remove(oldest)
    }
    for (const oldest of entries.keys()) {
      if (bytes <= maxBytes) break
      remove(oldest)
    }
  }

  function get(key: string): CachedPage | undefined {
    const entry = entries.get(key)
    if (!entry) return undefined
    if (entry.page.expiresAt !== undefined && entry.page.expiresAt <= now()) {
      remove(key)
      return undefined
    }
    // Re-inserting keeps the map in the order of use.
    entries.delete(key)
    entries.set(key, entry)
    hits++
    return entry.page
  }

  return {
    get,
    getOrMake(key, siteId, make) {
      const known = get(key)
      if (known) return Promise.resolve(known)
      const running = makings.get(key)
      if (running && !running.droppedAll && running.dropped.size === 0) return running.promise
      makes++
      const making: Making = { siteId, dropped: new Set(), droppedAll: false, promise: Promise.resolve().then(make) }
      makings.set(key, making)
      const forget = () => {
        if (makings.get(key) === making) makings.delete(key)
      }
      making.promise.then((page) => {
        forget()
        // What changed while the page was being made may be missing from it: it is answered, but not kept.
        const outdated = making.droppedAll || [...making.dropped].some((tag) => page.tags.has(tag))
        if (!outdated) store(key, siteId, page)
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
    stats: () => ({ pages: entries.size, bytes, hits, makes }),
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
