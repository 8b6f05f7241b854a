/** Places that callers share, so many at a time. */
export type FairTurns = {
  /**
   * Resolves when it is the caller's turn; each who has had one calls `leave` once, with the same key. Whoever waits longer
   * than `patience` is refused.
   */
  enter: (key: number) => Promise<void>
  leave: (key: number) => void
  /** Refuses all who wait. */
  refuseAll: (error: Error) => void
  waiting: () => number
}

export type TurnsConfig = {
  /** How many there are for all. */
  places: number
  /** How many one key may have of them; all, unless told. */
  share?: number
  /** A key for which more than so many wait has one place while others have any; nobody's wait counts, unless told. */
  crowd?: number
  /** ms */
  patience: number
  tooLate: () => Error
}

type Waiting = { admit: () => void; refuse: (error: Error) => void }

/**
 * While places are free, whoever comes has one. When they are not, keys take turns, and those of one key come in the order
 * in which they arrived: however many wait for one site, another site's caller waits for one of them at most.
 */
export function openFairTurns({
  places,
  share = places,
  crowd = Number.POSITIVE_INFINITY,
  patience,
  tooLate,
}: TurnsConfig): FairTurns {
  /** The order of the map is the order of turns. */
  const lines = new Map<number, Set<Waiting>>()
  /** How many places each key has. */
  const had = new Map<number, number>()
  let free = places

  const mayEnter = (key: number) => free > 0 && (had.get(key) ?? 0) < shareOf(key)

  function shareOf(key: number): number {
    const othersHave = had.size > (had.has(key) ? 1 : 0)
    return othersHave && (lines.get(key)?.size ?? 0) > crowd ? 1 : share
  }

  function count(key: number, change: 1 | -1): void {
    free -= change
    const now = (had.get(key) ?? 0) + change
    if (now > 0) had.set(key, now)
    else had.delete(key)
  }

  /** @returns false when nobody who waits may enter */
  function admitNext(): boolean {
    for (const [key, line] of lines) {
      if (!mayEnter(key)) continue
      const [next] = line
      lines.delete(key)
      if (next) line.delete(next)
      // Behind all others now.
      if (line.size > 0) lines.set(key, line)
      count(key, 1)
      next?.admit()
      return true
    }
    return false
  }

  function drop(key: number, waiting: Waiting): void {
    const line = lines.get(key)
    line?.delete(waiting)
    if (line?.size === 0) lines.delete(key)
  }

  return {
    enter(key) {
      if (mayEnter(key)) {
        count(key, 1)
        return Promise.resolve()
      }
      return new Promise((resolve, reject) => {
        const timer = setTimeout(() => {
          drop(key, waiting)
          reject(tooLate())
        }, patience)
        const waiting: Waiting = {
          admit() {
            clearTimeout(timer)
            resolve()
          },
          refuse(error) {
            clearTimeout(timer)
            reject(error)
          },
        }
        const line = lines.get(key) ?? new Set()
        lines.set(key, line.add(waiting))
      })
    },
    leave(key) {
      count(key, -1)
      // One that leaves may let in several: with it gone, others may have more.
      while (admitNext());
    },
    refuseAll(error) {
      const all = [...lines.values()].flatMap((line) => [...line])
      lines.clear()
      for (const waiting of all) waiting.refuse(error)
    },
    waiting: () => [...lines.values()].reduce((sum, { size }) => sum + size, 0),
  }
}
