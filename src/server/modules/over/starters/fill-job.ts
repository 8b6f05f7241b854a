import type { Ctx } from '../../../platform/context.ts'
import { type Job, job } from '../../../platform/job.ts'
import type { JobData } from '../../../platform/jobs.ts'
import { hasTemplates } from '../../content/pages/index.ts'
import { beginSite } from './begin-site.ts'
import { pastJobs } from './past-job.ts'
import type { StarterName } from './starter.ts'

const fillingJob = 'starters.fill'

type FillData = JobData & { starter: StarterName }

/** Queues the filling of a further demonstration site, so that the first start does not wait for it. */
export function fillLater(ctx: Ctx, starter: StarterName): Promise<void> {
  return ctx.services.jobs.send<FillData>(ctx.db, fillingJob, { siteId: ctx.site.id, starter })
}

export const starterJobs: Job[] = [job<FillData>(fillingJob, (ctx, { starter }) => fill(ctx, starter)), ...pastJobs]

/**
 * Idempotent, because the job may run twice and the next start queues it again for an empty site. Does nothing once the
 * demonstration is off.
 */
async function fill(ctx: Ctx, starter: StarterName): Promise<void> {
  if (ctx.services.config.demo && !(await hasTemplates(ctx))) await beginSite(ctx, starter, true)
}
