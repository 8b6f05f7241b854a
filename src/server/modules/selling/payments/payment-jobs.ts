import type { Ctx } from '../../../platform/context.ts'
import { type Job, job } from '../../../platform/job.ts'
import { hasMoney } from './attempt-states.ts'
import { askProvider, findAttempt } from './attempts.ts'
import { noteUndecided } from './cases.ts'
import { findStray } from './find-stray.ts'
import { isStale, type PollData, pollJob, pollLater } from './poll-times.ts'
import type { Settle, SettleRefund } from './provider.ts'
import { type RefundData, refundJob } from './refund-times.ts'
import { deliverNotice, type NoticeData, noticeJob } from './sandbox/webhook.ts'
import { runRefund } from './send-refunds.ts'
import { type StrayData, strayJob } from './stray-times.ts'

export function paymentJobs(settle: Settle, settleRefund: SettleRefund): Job[] {
  return [
    job<PollData>(pollJob, (ctx, data) => poll(ctx, settle, data)),
    job<NoticeData>(noticeJob, (ctx, { id }) => deliverNotice(ctx, settle, id)),
    job<RefundData>(refundJob, (ctx, data) => runRefund(ctx, settleRefund, data)),
    job<StrayData>(strayJob, findStray),
  ]
}

/**
 * The reconciler: polls the provider for a day, until the outcome is known. An attempt that we failed ourselves is polled too: it
 * may still be paid, and that money must be found. One about which the provider gave no answer at the end is left to staff (B203).
 */
async function poll(ctx: Ctx, settle: Settle, { attemptId, asked }: PollData): Promise<void> {
  const attempt = await findAttempt(ctx, attemptId)
  if (!attempt || hasMoney(attempt)) return
  const report = await askProvider(ctx, attempt)
  // It never reached its provider, so it cannot have been paid.
  if (!report && attempt.status === 'FAILED') return
  const { outcome } = report ? await settle(ctx, report) : { outcome: 'pending' }
  if (outcome !== 'pending' && outcome !== 'refused') return
  if (!isStale(ctx, attempt)) return pollLater(ctx, attempt, asked + 1)
  ctx.log.warn({ attempt: attempt.id, outcome }, 'a payment was never decided')
  if (report?.outcome !== 'pending') return
  if (report.isUnknown) return noteUndecided(ctx, attempt)
  const { provider, providerPaymentId } = report
  await settle(ctx, { provider, providerPaymentId, outcome: 'failed' })
}
