import { and, asc, eq, gt } from 'drizzle-orm'
import type { Ctx } from '../../../platform/context.ts'
import { type Job, job } from '../../../platform/job.ts'
import { inSite } from '../../../platform/table.ts'
import { type BackInStockData, backInStockJob, stockNotices } from '../stock/index.ts'
import { noticeMail } from './notice-mail.ts'

const perStep = 500

export const stockNoticeJobs: Job[] = [
  job<BackInStockData>(backInStockJob, async (ctx, { variantId }) => {
    for await (const ids of waitingFor(ctx, variantId))
      for (const id of ids) await noticeMail.later(ctx, { id }, { key: id })
  }),
]

/** Ids of waiting requests for a variant, in pages. */
async function* waitingFor(ctx: Ctx, variantId: string): AsyncGenerator<string[]> {
  let last: string | undefined
  do {
    const after = last === undefined ? undefined : gt(stockNotices.id, last)
    const rows = await ctx.db
      .select({ id: stockNotices.id })
      .from(stockNotices)
      .where(inSite(ctx, stockNotices, and(eq(stockNotices.variantId, variantId), after)))
      .orderBy(asc(stockNotices.id))
      .limit(perStep)
    yield rows.map(({ id }) => id)
    last = rows.length < perStep ? undefined : rows.at(-1)?.id
  } while (last !== undefined)
}
