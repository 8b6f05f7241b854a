import { setTimeout as sleep } from 'node:timers/promises'
import { refusal } from '../../../platform/refusal.ts'

/** Names in one query, and names that may wait for the next. */
const mostAtOnce = 500
const mostWaiting = 5_000
/** Between one query and the next, ms. */
const pause = 20

type Asked<T> = {
  promise: Promise<T | undefined>
  resolve: (found: T | undefined) => void
  reject: (error: unknown) => void
}

/**
 * Finds things by name, many in one query. One query is under way at a time and a pause follows it, so that callers who make
 * names up cost fifty queries a second at most. Nobody joins a query that is under way: it may have read what has changed
 * since.
 * @throws Refusal `server.busy` when too many names wait
 */
export function openLookUp<T>(
  find: (names: string[]) => Promise<Map<string, T>>,
): (name: string) => Promise<T | undefined> {
  let waiting = new Map<string, Asked<T>>()
  let running = false

  async function run(): Promise<void> {
    running = true
    while (waiting.size > 0) {
      const batch = takeBatch()
      const names = [...batch.keys()]
      await find(names).then(
        (found) => batch.forEach((asked, name) => void asked.resolve(found.get(name))),
        (error: unknown) => batch.forEach((asked) => void asked.reject(error)),
      )
      await sleep(pause, undefined, { ref: false })
    }
    running = false
  }

  function takeBatch(): Map<string, Asked<T>> {
    const all = [...waiting]
    waiting = new Map(all.slice(mostAtOnce))
    return new Map(all.slice(0, mostAtOnce))
  }

  return (name) => {
    const before = waiting.get(name)
    if (before) return before.promise
    if (waiting.size >= mostWaiting) return Promise.reject(refusal('server.busy'))
    const asked: Asked<T> = Promise.withResolvers<T | undefined>()
    waiting.set(name, asked)
    // A moment later, with all who ask by then.
    if (!running) {
      running = true
      setImmediate(() => void run())
    }
    return asked.promise
  }
}
