import { type Ctx, transaction } from '../../../platform/context.ts'
import { type Job, job } from '../../../platform/job.ts'
import type { JobData } from '../../../platform/jobs.ts'
import { findOrder, lapsedMail, lockOrder, type OrderRow } from '../orders/index.ts'
import { listAttempts, lockAttempts, mayBePaid } from '../payments/index.ts'
import { isKept, lapse } from './reserve.ts'
import { askAndSettle } from './settle.ts'

const lapseJob = 'orders.lapse'

type LapseData = JobData & { orderId: string }

/** Schedules a check of an unpaid order for the moment its reservation ends. */
export function lapseLater(ctx: Ctx, { id: orderId, reservedUntil }: OrderRow): Promise<void> {
  const data: LapseData = { siteId: ctx.site.id, orderId }
  return ctx.services.jobs.send(ctx.db, lapseJob, data, { after: reservedUntil ?? ctx.now() })
}

export const checkoutJobs: Job[] = [
  job<LapseData>(lapseJob, async (ctx, { orderId }) => {
    const order = await findOrder(ctx, orderId)
    if (order?.status !== 'PENDING_PAYMENT') return
    if (isKept(ctx, order)) return lapseLater(ctx, order)
    // It may have been paid without our being told.
    for (const attempt of await listAttempts(ctx, [orderId]))
      if (mayBePaid(ctx, attempt)) await askAndSettle(ctx, attempt)
    await transaction(ctx, async (ctx) => {
      const order = await lockOrder(ctx, orderId)
      if (order?.status !== 'PENDING_PAYMENT') return
      // A UTR that was entered meanwhile prolongs the reservation.
      if (isKept(ctx, order)) return lapseLater(ctx, order)
      const attempts = await lockAttempts(ctx, orderId)
      await lapse(ctx, order, attempts)
      // A buyer who never reached the payment page expects no mail.
      if (attempts.some(({ providerPaymentId }) => providerPaymentId !== null)) await lapsedMail.later(ctx, { orderId })
    })
  }),
]
