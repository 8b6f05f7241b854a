import { setTimeout as sleep } from 'node:timers/promises'
import { refusal } from '../../../platform/refusal.ts'

/** Maximum names per query, and names waiting for the next one. */
const mostAtOnce = 500
const mostWaiting = 5_000
/** Pause between queries, ms. */
const pause = 20

type Asked<T> = {
  promise: Promise<T | undefined>
  resolve: (found: T | undefined) => void
  reject: (error: unknown) => void
}

/**
 * Finds things by name in batches. One query runs at a time, followed by a pause, so that made-up names cost at most fifty
 * queries a second. No caller joins a running query, which may have missed a later change.
 * @throws Refusal `server.busy` if too many names wait
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
    // Deferred, to collect other callers.
    if (!running) {
      running = true
      setImmediate(() => void run())
    }
    return asked.promise
  }
}
