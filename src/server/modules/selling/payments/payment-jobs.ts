import type { Ctx } from '../../../platform/context.ts'
import { type Job, job } from '../../../platform/job.ts'
import { hasMoney } from './attempt-states.ts'
import { askProvider, findAttempt } from './attempts.ts'
import { isStale, type PollData, pollJob, pollLater } from './poll-times.ts'
import type { Settle } from './provider.ts'
import { deliverNotice, type NoticeData, noticeJob } from './sandbox/webhook.ts'

export function paymentJobs(settle: Settle): Job[] {
  return [
    job<PollData>(pollJob, (ctx, data) => poll(ctx, settle, data)),
    job<NoticeData>(noticeJob, (ctx, { id }) => deliverNotice(ctx, settle, id)),
  ]
}

/**
 * The reconciler: asks the provider until it knows what became of the payment, for a day. Our own word does not end it:
 * an attempt that we gave up may be paid all the same, and that money must be found.
 */
async function poll(ctx: Ctx, settle: Settle, { attemptId, asked }: PollData): Promise<void> {
  const attempt = await findAttempt(ctx, attemptId)
  if (!attempt || hasMoney(attempt)) return
  const report = await askProvider(ctx, attempt)
  // It never reached its provider, so nobody can have paid it.
  if (!report && attempt.status === 'FAILED') return
  const { outcome } = report ? await settle(ctx, report) : { outcome: 'pending' }
  if (outcome !== 'pending' && outcome !== 'refused') return
  if (!isStale(ctx, attempt)) return pollLater(ctx, attempt, asked + 1)
  ctx.log.warn({ attempt: attempt.id, outcome }, 'a payment was never decided')
  if (report && outcome === 'pending') await settle(ctx, { ...report, outcome: 'failed' })
}
