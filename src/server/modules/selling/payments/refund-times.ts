import type { Ctx } from '../../../platform/context.ts'
import type { JobData } from '../../../platform/jobs.ts'
import type { paymentRefunds } from './payments.tables.ts'

type PaymentRefund = typeof paymentRefunds.$inferSelect

export const refundJob = 'payments.refund'

/** `asked`: how often the provider was asked already; null where an event of the provider is the reason to ask. */
export type RefundData = JobData & { refundId: string; asked: number | null }

const minute = 60_000
/** Intervals between questions, ms, for a bank that takes days; the last one repeats. */
const distances = [10_000, 30_000, 2 * minute, 10 * minute, 30 * minute, 60 * minute, 180 * minute, 360 * minute]
const longest = 30 * 24 * 60 * minute

/** Time in which a provider takes a refund, ms, and in which banks pay it back. */
export const patience = { REQUESTED: 60 * minute, SENT: 7 * 24 * 60 * minute } as const

/** Whether a refund takes longer than it should. */
export function isStuck(ctx: Ctx, { state, requestedAt }: PaymentRefund): boolean {
  const age = ctx.now().getTime() - requestedAt.getTime()
  return (state === 'REQUESTED' || state === 'SENT') && age > patience[state]
}

/** True once the provider is no longer asked (30 days). */
export function isForgotten(ctx: Ctx, { requestedAt }: PaymentRefund): boolean {
  return ctx.now().getTime() - requestedAt.getTime() >= longest
}

/** The first time is at once. */
export function refundLater(ctx: Ctx, { id: refundId }: PaymentRefund, asked: number): Promise<void> {
  const distance = asked === 0 ? 0 : (distances[Math.min(asked, distances.length) - 1] ?? longest)
  const data: RefundData = { siteId: ctx.site.id, refundId, asked }
  return ctx.services.jobs.send(ctx.db, refundJob, data, { after: new Date(ctx.now().getTime() + distance) })
}

/** Asks the provider soon, because an event of it names this refund. */
export function askSoon(ctx: Ctx, { id: refundId }: PaymentRefund): Promise<void> {
  const data: RefundData = { siteId: ctx.site.id, refundId, asked: null }
  return ctx.services.jobs.send(ctx.db, refundJob, data)
}
