import { setImmediate, setTimeout } from 'node:timers/promises'

/** Waits one turn of the event loop: React effects run, and settled queries notify their observers. */
export async function effects(): Promise<void> {
  await setTimeout(0)
  await setImmediate()
  await setImmediate()
}
