import { setImmediate as nextTurn } from 'node:timers/promises'

/** Does work whose steps a generator tells apart, without a pause. */
export function atOnce<T>(steps: Generator<void, T>): T {
  for (;;) {
    const { done, value } = steps.next()
    if (done) return value
  }
}

/** The same with a pause after each step, in which other requests have their turn: for work that may be much. */
export async function inTurns<T>(steps: Generator<void, T>): Promise<T> {
  for (;;) {
    const { done, value } = steps.next()
    if (done) return value
    await nextTurn()
  }
}
