/**
 * Shares a few places fairly: each share (such as a site) gets at most all places but one, and shares take turns. Urgent work
 * (`now`) goes before background work (`later`), which also gets at most all places but one, and every fourth turn.
 */
export type FairQueue = {
  run: <T>(work: () => Promise<T>, share: number, urgency: Urgency) => Promise<T>
  /** For a minute the turns of other shares come before this one's. */
  setBack: (share: number) => void
  /** Number of waiting tasks of this share. */
  waiting: (share: number, urgency: Urgency) => number
}

export type Urgency = 'now' | 'later'

type Waiting = Record<Urgency, (() => void)[]>

/** Shares whose last turn is remembered. */
const mostKnown = 10_000
const setBackFor = 60_000
const turnOfLater = 4

/** @param places two at least */
export function createFairQueue(places: number, now: () => number = () => performance.now()): FairQueue {
  const shares = new Map<number, Waiting>()
  const running = new Map<number, number>()
  const lastTurn = new Map<number, number>()
  const total: Record<Urgency, number> = { now: 0, later: 0 }
  const setBackAt = new Map<number, number>()
  let turns = 0

  function next(): void {
    if (total.now + total.later >= places) return
    const [first, second]: Urgency[] = (turns + 1) % turnOfLater === 0 ? ['later', 'now'] : ['now', 'later']
    const start = (first && startOf(first)) ?? (second && startOf(second))
    if (!start) return
    turns++
    start()
    next()
  }

  function startOf(urgency: Urgency): (() => void) | undefined {
    if (urgency === 'later' && total.later >= places - 1) return undefined
    const able = [...shares].filter(
      ([share, waiting]) => waiting[urgency].length > 0 && (running.get(share) ?? 0) < places - 1,
    )
    const [share, waiting] = able.sort(([one], [other]) => rank(one) - rank(other))[0] ?? []
    if (share === undefined || !waiting) return undefined
    if (lastTurn.size >= mostKnown) lastTurn.clear()
    lastTurn.set(share, turns)
    const start = waiting[urgency].shift()
    if (waiting.now.length + waiting.later.length === 0) shares.delete(share)
    return start
  }

  /** The share with the oldest last turn comes first; a share that was set back, last. */
  function rank(share: number): number {
    return (lastTurn.get(share) ?? -1) + (isSetBack(share) ? Number.MAX_SAFE_INTEGER / 2 : 0)
  }

  function isSetBack(share: number): boolean {
    const at = setBackAt.get(share)
    if (at === undefined) return false
    if (now() - at < setBackFor) return true
    setBackAt.delete(share)
    return false
  }

  function count(share: number, urgency: Urgency, by: 1 | -1): void {
    total[urgency] += by
    const left = (running.get(share) ?? 0) + by
    if (left > 0) running.set(share, left)
    else running.delete(share)
  }

  return {
    run: (work, share, urgency) =>
      new Promise((resolve, reject) => {
        const waiting = shares.get(share) ?? { now: [], later: [] }
        shares.set(share, waiting)
        waiting[urgency].push(() => {
          count(share, urgency, 1)
          work()
            .then(resolve, reject)
            .finally(() => {
              count(share, urgency, -1)
              next()
            })
        })
        next()
      }),
    setBack: (share) => void setBackAt.set(share, now()),
    waiting: (share, urgency) => shares.get(share)?.[urgency].length ?? 0,
  }
}
