import type { Ctx } from '../../platform/context.ts'

export const sayAnewJob = 'search.anew'

/** `name` is the former name of a brand or category, which its products are still indexed by. */
export type SayAnewData = { siteId: number; name: string }

/** Queues a job that reindexes the products of a renamed or deleted brand or category, however many. */
export function sayAnew(ctx: Ctx, name: string): Promise<void> {
  return ctx.services.jobs.send(ctx.db, sayAnewJob, { siteId: ctx.site.id, name } satisfies SayAnewData)
}
