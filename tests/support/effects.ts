import { setImmediate, setTimeout } from 'node:timers/promises'

/** Until React's effects have run, and what was answered by now was told to what asked, which is by a timer. */
export async function effects(): Promise<void> {
  await setTimeout(0)
  await setImmediate()
  await setImmediate()
}
