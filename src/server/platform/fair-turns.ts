/** A limited number of places that callers share. */
export type FairTurns = {
  /**
   * Resolves when it is the caller's turn; then the caller must call `leave` once with the same key. Refused after waiting for
   * `patience`.
   */
  enter: (key: number) => Promise<void>
  leave: (key: number) => void
  /** Refuses all waiting callers. */
  refuseAll: (error: Error) => void
  waiting: () => number
}

export type TurnsConfig = {
  /** Total number of places. */
  places: number
  /** Maximum places per key; all by default. */
  share?: number
  /** A key with more waiting callers than this gets one place while others have any. Unlimited by default. */
  crowd?: number
  /** ms */
  patience: number
  tooLate: () => Error
}

type Waiting = { admit: () => void; refuse: (error: Error) => void }

/**
 * Free places are given at once. Otherwise keys take turns, and callers of one key are served in order of arrival: however many
 * wait for one site, another site's caller waits for at most one of them.
 */
export function openFairTurns({
  places,
  share = places,
  crowd = Number.POSITIVE_INFINITY,
  patience,
  tooLate,
}: TurnsConfig): FairTurns {
  /** The map's order is the order of turns. */
  const lines = new Map<number, Set<Waiting>>()
  /** Places in use, by key. */
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

  /** @returns false if no waiting caller may enter */
  function admitNext(): boolean {
    for (const [key, line] of lines) {
      if (!mayEnter(key)) continue
      const [next] = line
      lines.delete(key)
      if (next) line.delete(next)
      // Moves to the end of the order.
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
      // One departure may admit several, because the shares of others may grow.
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
