import { demoPeople } from '../../../../shared/people/demo.ts'
import { type Ctx, transaction } from '../../../platform/context.ts'
import { type Job, job } from '../../../platform/job.ts'
import type { JobData } from '../../../platform/jobs.ts'
import { hasOrders } from '../../selling/orders/index.ts'
import { liveThrough } from './live-through.ts'
import { loadStarter } from './load-starter.ts'
import type { StarterName } from './starter.ts'

const pastJob = 'starters.past'

type PastData = JobData & { starter: StarterName }

/** Queues the demonstration's past, which takes longer than the rest of a first start. */
export function liveLater(ctx: Ctx, starter: StarterName): Promise<void> {
  return ctx.services.jobs.send<PastData>(ctx.db, pastJob, { siteId: ctx.site.id, starter })
}

export const pastJobs: Job[] = [job<PastData>(pastJob, (ctx, { starter }) => arrive(ctx, starter))]

/** Does nothing for a shop with orders: the job may run twice, or a visitor may have bought already. */
async function arrive(ctx: Ctx, name: StarterName): Promise<void> {
  const { history } = await loadStarter(name)
  const owner = demoPeople.find(({ userType }) => userType === 'ADMIN')
  if (!history || !owner) return
  await transaction(ctx, async (ctx) => {
    if (!(await hasOrders(ctx))) await liveThrough(ctx, history, owner.email)
  })
}
