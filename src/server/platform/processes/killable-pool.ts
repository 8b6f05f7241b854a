import type { Logger } from 'pino'
import { createFairQueue, type Urgency } from './fair-queue.ts'
import type { Frame } from './frames.ts'
import { type Killable, type Limits, ProcessEnded, type ProgramLimits, startKillable } from './killable.ts'

export type Task = {
  frame: Frame
  /** The site's id, for fair sharing. */
  share: number
  urgency: Urgency
  /** Aborted when the result is no longer needed. */
  signal?: AbortSignal | undefined
}

/** Processes that may be killed, for work that may hang or exhaust memory. */
export type KillablePool = {
  /** @throws ProcessEnded if the task exceeded its limits; PoolBusy if too many wait */
  run: (task: Task) => Promise<Frame>
  stop: () => Promise<void>
}

/** Too many tasks of one share are waiting, or its turn did not come in time. */
export class PoolBusy extends Error {}

/** Number of processes working at once. */
const places = 2
/** Maximum waiting urgent tasks per share; each holds its input in memory. */
const mostWaiting = 12
/** An idle process ends after this long, ms. */
const idleFor = 30_000

/** `patience`: how long an urgent task may wait for its turn, seconds. */
export type PoolLimits = Record<Urgency, Limits> & { patience: number }

type Given = { file: string; limits: PoolLimits; log: Logger; program?: Partial<ProgramLimits> }

/** Processes are started on demand, and again after one was killed. */
export function openKillablePool({ file, limits, log, program }: Given): KillablePool {
  const queue = createFairQueue(places)
  const idle: { process: Killable; timer: NodeJS.Timeout }[] = []
  const all = new Set<Killable>()
  const megabytes = Math.max(limits.now.megabytes, limits.later.megabytes)
  let stopped = false

  function take(): Killable {
    for (let found = idle.pop(); found; found = idle.pop()) {
      clearTimeout(found.timer)
      if (!found.process.hasEnded()) return found.process
      all.delete(found.process)
    }
    const started = startKillable(file, megabytes, program)
    all.add(started)
    return started
  }

  function giveBack(process: Killable): void {
    if (process.hasEnded() || stopped) {
      end(process)
      return
    }
    const endIdle = () => {
      const at = idle.findIndex((one) => one.process === process)
      idle.splice(at, 1)
      end(process)
    }
    idle.push({ process, timer: setTimeout(endIdle, idleFor).unref() })
  }

  function end(process: Killable): void {
    all.delete(process)
    process.kill()
  }

  async function attempt({ frame, urgency, signal }: Task): Promise<Frame> {
    if (stopped) throw new Error('The process stops.')
    const process = take()
    try {
      return await process.ask(frame, limits[urgency], signal)
    } finally {
      giveBack(process)
    }
  }

  /** Retries a task once if its process died for another reason, such as lack of memory elsewhere. */
  async function attemptTwice(task: Task): Promise<Frame> {
    try {
      return await attempt(task)
    } catch (error) {
      if (!(error instanceof ProcessEnded) || error.by !== 'other' || task.signal?.aborted || stopped) throw error
      log.warn({ err: error, site: task.share }, 'a process ended under its task, which is tried once more')
      return attempt(task)
    }
  }

  return {
    run(task) {
      if (task.urgency === 'now' && queue.waiting(task.share, 'now') >= mostWaiting)
        return Promise.reject(new PoolBusy())
      const turn = task.urgency === 'now' ? untilTooLate(limits.patience) : undefined
      const work = async () => {
        turn?.begin()
        try {
          return await attemptTwice(task)
        } catch (error) {
          task.signal?.throwIfAborted()
          if (error instanceof ProcessEnded) queue.setBack(task.share)
          throw error
        }
      }
      const done = queue.run(work, task.share, task.urgency)
      return turn ? Promise.race([done, turn.tooLate]) : done
    },
    async stop() {
      stopped = true
      for (const { timer } of idle.splice(0)) clearTimeout(timer)
      for (const process of all) end(process)
    },
  }
}

/** `begin` throws if the time is over already. */
function untilTooLate(seconds: number): { begin: () => void; tooLate: Promise<never> } {
  const { promise: tooLate, reject } = Promise.withResolvers<never>()
  let isLate = false
  const timer = setTimeout(() => {
    isLate = true
    reject(new PoolBusy())
  }, seconds * 1_000)
  return {
    tooLate,
    begin() {
      clearTimeout(timer)
      if (isLate) throw new PoolBusy()
    },
  }
}
