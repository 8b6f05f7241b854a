import type { Ctx } from './context.ts'
import type { JobData, Queue } from './jobs.ts'

/** A kind of job with its data's type forgotten, as the list of all of them holds it. */
export type Job = Queue & { run: (ctx: Ctx, data: JobData, signal?: AbortSignal) => Promise<void> }

/** States a kind of job: the module that owns it sends it by `name` and does it by `run`. */
export function job<T extends JobData>(
  name: string,
  run: (ctx: Ctx, data: T, signal?: AbortSignal) => Promise<void>,
  options: Omit<Queue, 'name'> = {},
): Job {
  return { ...options, name, run: run as Job['run'] }
}
