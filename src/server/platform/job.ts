import type { Ctx } from './context.ts'
import type { JobData } from './jobs.ts'

/** A kind of job with its data's type forgotten, as the list of all of them holds it. */
export type Job = { name: string; run: (ctx: Ctx, data: JobData) => Promise<void> }

/** States a kind of job: the module that owns it sends it by `name` and does it by `run`. */
export function job<T extends JobData>(name: string, run: (ctx: Ctx, data: T) => Promise<void>): Job {
  return { name, run: run as Job['run'] }
}
