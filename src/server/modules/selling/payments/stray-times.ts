import type { Ctx } from '../../../platform/context.ts'
import type { JobData } from '../../../platform/jobs.ts'
import { nextPoll } from './poll-times.ts'

export const strayJob = 'payments.stray'

/** A payment that an event names and no order has. */
type Told = { provider: string; providerPaymentId: string; reference: string }

/** `since`: when it was told; `asked`: how often its accounts were asked already. */
export type StrayData = JobData & Told & { since: string; asked: number }

type Asked = Told & Pick<StrayData, 'since' | 'asked'>

/** Asks which of the site's accounts took a payment: at once, and then as often as about an attempt. */
export function askWhose(ctx: Ctx, { provider, providerPaymentId, reference, since, asked }: Asked): Promise<void> {
  const data: StrayData = { siteId: ctx.site.id, provider, providerPaymentId, reference, since, asked }
  return ctx.services.jobs.send(ctx.db, strayJob, data, asked === 0 ? {} : { after: nextPoll(ctx, asked - 1) })
}
