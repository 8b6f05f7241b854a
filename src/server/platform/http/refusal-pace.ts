import { setTimeout as sleep } from 'node:timers/promises'

/** How many come at once before that. */
const atOnce = 100
/** The longest that one is held back, ms. */
const longest = 5_000

/** Holds refusals back that one machine gets again and again. */
export type RefusalPace = {
  /** Counts one refusal more. Answers how long it has to wait, ms; of a machine that nobody knows (`''`), never. */
  waitOf: (machine: string) => number
  /** The same, and waits. */
  hold: (machine: string) => Promise<void>
  /** How many machines it remembers. */
  size: () => number
}

/**
 * A refusal costs its sender nothing and the process that finds it out a little, so whoever sends one request after the
 * other that is refused would have most of the process. A machine gets a hundred refusals as fast as it likes, since many
 * people may stand behind it, and then twenty a second, however many connections it has. What is not refused never waits.
 * @param interval pause between refusals to one machine after its first hundred, ms; 0 for none
 * @param now milliseconds of a clock that is never set
 */
export function openRefusalPace(interval: number, now = () => performance.now()): RefusalPace {
  /**
   * When each machine will have been told all its refusals at the even pace (the generic cell rate algorithm). In the order
   * of their last ones, so that those who are through come first.
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
