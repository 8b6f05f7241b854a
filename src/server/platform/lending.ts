/** A connection that is open. */
export type Line<T> = {
  client: T
  /** The site that it served last, as whoever has it notes it. */
  site: string | undefined
  lost: boolean
  idleSince: number
}

/** Connections that are open, those of them that nobody uses, and callers that wait for one. */
export type PoolState = { size: number; idle: number; waiting: number }

/** Lends a few connections, each to one at a time. */
export type Lending<T> = {
  /**
   * A connection, sooner one that served this site last than another: it need not be told of the site again.
   * @throws what opening it threw, or what `refuseAll` or the end of patience gave
   */
  lend: (site: string) => Promise<Line<T>>
  giveBack: (line: Line<T>) => void
  /** Closes it: it broke, or nobody knows what is left on it. */
  throwAway: (line: Line<T>) => void
  /** Turns away everybody who waits. */
  refuseAll: (error: Error) => void
  state: () => PoolState
  /** Closes what is idle now, and the rest when it is given back. @returns once none is left */
  close: () => Promise<void>
}

type Options<T> = {
  max: number
  /** `lost` is to be called when the connection breaks, whoever has it. */
  open: (lost: () => void) => Promise<T>
  close: (client: T) => void
  /** What is told to somebody who has waited for too long. */
  tooLate: () => Error
}

type Waiter<T> = {
  site: string
  since: number
  /** How often somebody behind was served first. */
  passedOver: number
  serve: (line: Line<T>) => void
  refuse: (error: Error) => void
}

/** How long somebody waits for a connection, ms. */
const patience = 5_000
/** How long a connection stays open that nobody wants, ms. */
const idleFor = 30_000
const sweepEvery = 500
/** A connection that becomes free looks so far down the queue for somebody of the site it served last. */
const lookAhead = 32
/** So often is the first in the queue passed over for that. */
const mostPassedOver = 8

export function openLending<T>({ max, open, close, tooLate }: Options<T>): Lending<T> {
  /** Those that are open, or being opened. */
  let count = 0
  /** The longest idle first. */
  const idle: Line<T>[] = []
  const queue: Waiter<T>[] = []
  let whenClosed: (() => void) | undefined

  function openOne(): void {
    count++
    const line: Line<T> = { client: undefined as T, site: undefined, lost: false, idleSince: 0 }
    const breaks = () => {
      line.lost = true
      const place = idle.indexOf(line)
      if (place < 0) return
      idle.splice(place, 1)
      end(line)
    }
    open(breaks).then(
      (client) => {
        line.client = client
        giveBack(line)
      },
      (error: Error) => {
        queue.shift()?.refuse(error)
        gone()
      },
    )
  }

  /** One less is open: somebody who waits gets another. */
  function gone(): void {
    count--
    if (queue.length > 0) openOne()
    else if (count === 0) whenClosed?.()
  }

  function end(line: Line<T>): void {
    close(line.client)
    gone()
  }

  function giveBack(line: Line<T>): void {
    const waiter = line.lost ? undefined : next(line.site)
    if (waiter) waiter.serve(line)
    else if (line.lost || whenClosed) end(line)
    else {
      line.idleSince = performance.now()
      idle.push(line)
    }
  }

  function next(site: string | undefined): Waiter<T> | undefined {
    const [first] = queue
    const place = queue.slice(0, lookAhead).findIndex((waiter) => waiter.site === site)
    if (!first || place <= 0 || first.passedOver >= mostPassedOver) return queue.shift()
    first.passedOver++
    return queue.splice(place, 1)[0]
  }

  function sweep(): void {
    const late = performance.now() - patience
    while (queue[0] && queue[0].since < late) queue.shift()?.refuse(tooLate())
    const unwanted = performance.now() - idleFor
    while (idle[0] && idle[0].idleSince < unwanted) {
      const line = idle.shift()
      if (line) end(line)
    }
  }
  const sweeping = setInterval(sweep, sweepEvery).unref()

  return {
    lend(site) {
      if (whenClosed) return Promise.reject(new Error('the connections are closed'))
      const place = idle.findLastIndex((line) => line.site === site)
      const [line] = idle.splice(Math.max(place, 0), 1)
      if (line) return Promise.resolve(line)
      return new Promise((serve, refuse) => {
        queue.push({ site, since: performance.now(), passedOver: 0, serve, refuse })
        if (count < max) openOne()
      })
    },
    giveBack,
    throwAway: end,
    state: () => ({ size: count, idle: idle.length, waiting: queue.length }),
    refuseAll(error) {
      for (const { refuse } of queue.splice(0)) refuse(error)
    },
    close() {
      clearInterval(sweeping)
      return new Promise((resolve) => {
        whenClosed = resolve
        if (count === 0) resolve()
        for (const line of idle.splice(0)) end(line)
      })
    },
  }
}
