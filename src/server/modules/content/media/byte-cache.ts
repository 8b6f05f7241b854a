export type ByteCache = {
  get: (key: string) => Uint8Array | undefined
  put: (key: string, bytes: Uint8Array) => void
}

/** In-memory LRU cache of bytes. One entry may take at most 1/64 of it. */
export function createByteCache(mostBytes: number): ByteCache {
  const entries = new Map<string, Uint8Array>()
  let held = 0

  function remove(key: string): Uint8Array | undefined {
    const bytes = entries.get(key)
    if (!bytes) return undefined
    entries.delete(key)
    held -= bytes.length
    return bytes
  }

  function put(key: string, bytes: Uint8Array): void {
    remove(key)
    if (bytes.length > mostBytes / 64) return
    entries.set(key, bytes)
    held += bytes.length
    for (const oldest of entries.keys()) {
      if (held <= mostBytes) break
      remove(oldest)
    }
  }

  return {
    put,
    get(key) {
      const bytes = remove(key)
      // Reinserted at the end: a map's order is the order of use.
      if (bytes) put(key, bytes)
      return bytes
    },
  }
}
