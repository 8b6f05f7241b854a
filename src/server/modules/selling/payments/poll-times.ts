import type { Ctx } from '../../../platform/context.ts'
import type { JobData } from '../../../platform/jobs.ts'
import type { Attempt } from './attempt-states.ts'

export const pollJob = 'payments.poll'

/** `asked`: how often the provider was polled already. */
export type PollData = JobData & { attemptId: string; asked: number }

const second = 1_000
const minute = 60 * second
/** Intervals between polls, ms; after the last of them, it repeats. */
const distances = [10 * second, 30 * second, 2 * minute, 10 * minute, 30 * minute, 60 * minute, 120 * minute]
const longest = 24 * 60 * minute

/** The instant after which an attempt was begun that its provider is still asked about (24 h). */
export const oldestAsked = (ctx: Ctx): Date => new Date(ctx.now().getTime() - longest)

/** True once the attempt, or whatever is asked about, is too old to be paid. */
export function isStale(ctx: Ctx, { createdAt }: Pick<Attempt, 'createdAt'>): boolean {
  return createdAt <= oldestAsked(ctx)
}

/** The time of the next poll, after so many. */
export function nextPoll(ctx: Ctx, asked: number): Date {
  const distance = distances[Math.min(asked, distances.length - 1)] ?? longest
  return new Date(ctx.now().getTime() + distance)
}

export function pollLater(ctx: Ctx, { id: attemptId }: Attempt, asked: number): Promise<void> {
  const data: PollData = { siteId: ctx.site.id, attemptId, asked }
  return ctx.services.jobs.send(ctx.db, pollJob, data, { after: nextPoll(ctx, asked) })
}
