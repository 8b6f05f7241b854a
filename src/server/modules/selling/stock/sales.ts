import { type Ctx, transaction } from '../../../platform/context.ts'
import { type Job, job } from '../../../platform/job.ts'
import type { JobData } from '../../../platform/jobs.ts'
import { refreshOffers } from './offer.ts'
import { noticePrices } from './prices-changed.ts'

const saleJob = 'stock.sale'

type Data = JobData & { productIds: string[]; at: string }

type Sale = { salePrice: number | null; saleFrom: string | null; saleUntil: string | null }

/** Products per job, which locks their rows while it runs. */
const mostAtOnce = 200

/**
 * Schedules announcements for the begin and end of these products' sales, in the transaction that writes them. A variant's price
 * follows the clock; sort columns and caches follow the announcement.
 */
export async function announceSalesLater(ctx: Ctx, productIds: string[], sales: Sale[]): Promise<void> {
  const moments = sales.flatMap(({ salePrice, saleFrom, saleUntil }) =>
    salePrice === null ? [] : [saleFrom, saleUntil],
  )
  const now = ctx.now().toISOString()
  const coming = new Set(
    moments.flatMap((at) => (at === null ? [] : new Date(at).toISOString())).filter((at) => at > now),
  )
  for (const at of coming) {
    for (let from = 0; from < productIds.length; from += mostAtOnce) {
      const some = productIds.slice(from, from + mostAtOnce)
      const data: Data = { siteId: ctx.site.id, productIds: some, at }
      await ctx.services.jobs.send<Data>(ctx.db, saleJob, data, { after: new Date(at), key: `${some[0]} ${at}` })
    }
  }
}

/** Refreshes prices as they are now, even if the sale was changed meanwhile. */
export function announceSale(ctx: Ctx, { productIds, at }: Pick<Data, 'productIds' | 'at'>): Promise<void> {
  // The clock that started the job may be ahead of this one.
  const moment = new Date(Math.max(Date.parse(at), ctx.now().getTime()))
  return transaction(ctx, async (ctx) => {
    await noticePrices(ctx)
    await refreshOffers(ctx, productIds, moment)
  })
}

export const stockJobs: Job[] = [job<Data>(saleJob, announceSale)]
