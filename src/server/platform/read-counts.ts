/** Counters in the memory of this process only. */
export type ReadCounts = {
  /** Counts one for the key. Returns the seconds to wait if the limit is exceeded, else 0. */
  count: (key: string) => number
  /** Number of keys remembered. */
  size: () => number
}

type Window = { count: number; endsAt: number }

/**
 * At most `most` per window of `seconds`, which starts with a key's first count.
 * @param now milliseconds of a monotonic clock: with a clock set back, a window would stay open too long
 */
export function openReadCounts(most: number, seconds: number, now = () => performance.now()): ReadCounts {
  /** In the order of their start, which is also that of their end. */
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
