import type { Ctx } from '../../platform/context.ts'

export const sayAnewJob = 'search.anew'

/** `name` is what a brand or a category was called, whose products are found by it until they are looked through. */
export type SayAnewData = { siteId: number; name: string }

/** A brand or a category is called otherwise, or is gone: a job brings the words of its products up to date, however many. */
export function sayAnew(ctx: Ctx, name: string): Promise<void> {
  return ctx.services.jobs.send(ctx.db, sayAnewJob, { siteId: ctx.site.id, name } satisfies SayAnewData)
}
