/** Places that callers share, so many at a time. */
export type FairTurns = {
  /**
   * Resolves when it is the caller's turn; each who has had one calls `leave` once. Whoever waits longer than `patience` is
   * refused.
   */
  enter: (key: number) => Promise<void>
  leave: () => void
  /** Refuses all who wait. */
  refuseAll: (error: Error) => void
  waiting: () => number
}

type Waiting = { admit: () => void; refuse: (error: Error) => void }

/**
 * While places are free, whoever comes has one. When they are not, keys take turns, and those of one key come in the order
 * in which they arrived: however many wait for one site, another site's caller waits for one of them at most.
 * @param patience ms
 */
export function openFairTurns(places: number, patience: number, tooLate: () => Error): FairTurns {
  /** The order of the map is the order of turns. */
  const lines = new Map<number, Set<Waiting>>()
  let free = places

  function drop(key: number, waiting: Waiting): void {
    const line = lines.get(key)
    line?.delete(waiting)
    if (line?.size === 0) lines.delete(key)
  }

  return {
    enter(key) {
      if (free > 0) {
        free--
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
    leave() {
      const [turn] = lines
      if (!turn) {
        free++
        return
      }
      const [key, line] = turn
      const [next] = line
      lines.delete(key)
      if (next) line.delete(next)
      // Behind all others now.
      if (line.size > 0) lines.set(key, line)
      next?.admit()
    },
    refuseAll(error) {
      const all = [...lines.values()].flatMap((line) => [...line])
      lines.clear()
      for (const waiting of all) waiting.refuse(error)
    },
    waiting: () => [...lines.values()].reduce((sum, { size }) => sum + size, 0),
  }
}
