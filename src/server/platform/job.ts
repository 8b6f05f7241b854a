import type { Ctx } from './context.ts'
import type { JobData, Queue } from './jobs.ts'

/** A kind of job without the type of its data, for the list of all jobs. */
export type Job = Options & {
  name: string
  run: (ctx: Ctx, data: JobData, signal?: AbortSignal) => Promise<void>
}

/** `apart`: the job runs in a process of its own, because it takes much memory. */
type Options = Omit<Queue, 'name'> & { apart?: true }

/** Runs a job in a process of its own. @throws Error if the job fails there, or its process ends */
export type RunApart = (name: string, data: JobData, signal: AbortSignal) => Promise<void>

/** Defines a kind of job: its module sends it by `name` and runs it by `run`. */
export function job<T extends JobData>(
  name: string,
  run: (ctx: Ctx, data: T, signal?: AbortSignal) => Promise<void>,
  options: Options = {},
): Job {
  return { ...options, name, run: run as Job['run'] }
}
