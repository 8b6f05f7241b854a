import { setTimeout as sleep } from 'node:timers/promises'

/** Refusals sent without a delay. */
const atOnce = 100
/** Maximum delay, ms. */
const longest = 5_000

/** Delays repeated refusals to one machine. */
export type RefusalPace = {
  /** Counts a refusal; returns its delay, ms. 0 for an unknown machine (`''`). */
  waitOf: (machine: string) => number
  /** Like `waitOf`, and waits. */
  hold: (machine: string) => Promise<void>
  /** Number of machines remembered. */
  size: () => number
}

/**
 * A refusal costs its sender nothing and the process a little, so a sender of rejected requests could occupy most of the
 * process. A machine, which may be shared by many people, gets a hundred refusals without a delay, then twenty a second over
 * all its connections. Accepted requests are never delayed.
 * @param interval pause between refusals to one machine after its first hundred, ms; 0 for none
 * @param now milliseconds of a monotonic clock
 */
export function openRefusalPace(interval: number, now = () => performance.now()): RefusalPace {
  /**
   * When each machine will have received all its refusals at the steady rate (generic cell rate algorithm). In order of the
   * last refusal, so that expired entries come first.
   */
  const toldAt = new Map<string, number>()

  function forgetOld(): void {
    for (const [machine, at] of toldAt) {
      if (at > now()) return
      toldAt.delete(machine)
    }
  }

  function waitOf(machine: string): number {
    if (machine === '') return 0
    forgetOld()
    const [time, free] = [now(), atOnce * interval]
    const at = Math.min(Math.max(toldAt.get(machine) ?? 0, time) + interval, time + free + longest)
    toldAt.delete(machine)
    toldAt.set(machine, at)
    return Math.max(0, at - time - free)
  }

  return {
    waitOf,
    async hold(machine) {
      const wait = waitOf(machine)
      if (wait > 0) await sleep(wait)
    },
    size: () => toldAt.size,
  }
}
