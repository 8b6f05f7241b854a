import { monitorEventLoopDelay } from 'node:perf_hooks'
import { setTimeout as sleep } from 'node:timers/promises'

/** The monitor begins with its second look. */
const lead = 5

/**
 * How long this process's event loop was kept by a single turn while the work went on, in ms: what other requests had to
 * wait for.
 *
 * The delay of the loop alone would also tell of what other processes of a busy machine took: a process that was not given
 * a core for 60 ms looks like one that computed for 60 ms. So it is held against the processor time that this thread itself
 * used between two looks; a turn cannot have kept the loop for longer than either of them.
 */
export async function longestTurn<T>(work: () => Promise<T>): Promise<{ ms: number; made: T }> {
  const delay = monitorEventLoopDelay({ resolution: 1 })
  delay.enable()
  await sleep(lead)
  let before = process.threadCpuUsage()
  let longest = 0
  const looking = setInterval(() => {
    const now = process.threadCpuUsage()
    longest = Math.max(longest, (now.user - before.user + now.system - before.system) / 1_000)
    before = now
  }, 1)
  try {
    const made = await work()
    await sleep(lead)
    return { ms: Math.min(longest, delay.max / 1e6), made }
  } finally {
    delay.disable()
    clearInterval(looking)
  }
}
