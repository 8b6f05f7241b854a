/** What is counted in the memory of this process alone. */
export type ReadCounts = {
  /** Counts one more for the key. Answers how many seconds to wait when that is one too many, and 0 otherwise. */
  count: (key: string) => number
  /** How many keys it remembers. */
  size: () => number
}

type Window = { count: number; endsAt: number }

/**
 * At most `most` in a window of so many seconds, which begins with a key's first one.
 * @param now milliseconds of a clock that is never set: one that is put back would hold a window open until it catches up
 */
export function openReadCounts(most: number, seconds: number, now = () => performance.now()): ReadCounts {
  /** In the order in which they began, which is that in which they end. */
  const windows = new Map<string, Window>()

  function forgetEnded(): void {
    for (const [key, { endsAt }] of windows) {
      if (endsAt > now()) return
      windows.delete(key)
    }
  }

  return {
    count(key) {
      forgetEnded()
      const window = windows.get(key) ?? { count: 0, endsAt: now() + seconds * 1000 }
      window.count++
      windows.set(key, window)
      return window.count > most ? Math.ceil((window.endsAt - now()) / 1000) : 0
    },
    size: () => windows.size,
  }
}
