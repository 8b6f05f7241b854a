/** Work for the processor, a little at a time: what somebody waits for goes first, the rest leaves a place free. */
export type EncodeQueue = { run: <T>(work: () => Promise<T>, urgency: Urgency) => Promise<T> }

export type Urgency = 'now' | 'later'

export function createEncodeQueue(most: number): EncodeQueue {
  const waiting: Record<Urgency, (() => void)[]> = { now: [], later: [] }
  const running: Record<Urgency, number> = { now: 0, later: 0 }

  function next(): void {
    const free = most - running.now - running.later
    if (free <= 0) return
    const start = waiting.now.shift() ?? (running.later < most - 1 ? waiting.later.shift() : undefined)
    if (!start) return
    start()
    next()
  }

  return {
    run: (work, urgency) =>
      new Promise((resolve, reject) => {
        waiting[urgency].push(() => {
          running[urgency]++
          work()
            .then(resolve, reject)
            .finally(() => {
              running[urgency]--
              next()
            })
        })
        next()
      }),
  }
}
