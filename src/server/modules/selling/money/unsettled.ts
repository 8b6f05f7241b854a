import { and, eq, inArray, isNotNull, isNull, lt, or, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { payoutDays } from '../../../../shared/selling/payments/money-inbox.ts'
import { settlingProviders } from '../../../../shared/selling/payments/settlements.ts'
import type { Ctx } from '../../../platform/context.ts'
import { inSite } from '../../../platform/table.ts'
import { payments } from '../payments/index.ts'

const day = 24 * 3_600_000
const reported = alias(payments, 'reported_payments')

/**
 * Whether no settlement report has a payment that its provider should have paid out (B336). A shop that adds no reports of a provider misses
 * nothing in them, so payments count from the first one on that a report has. They are paid within hours of their beginning.
 */
export function isUnsettled(ctx: Ctx): SQL | undefined {
  const { accountMode, status, reportedAt, unreportedClosedAt, orderId } = payments
  const patience = ctx.site.settings.moneyInbox.settlementDays
  const each = settlingProviders.map((provider) => {
    const dueBefore = new Date(ctx.now().getTime() - (payoutDays[provider] + patience) * day)
    const first = ctx.db
      .select({ at: sql`min(${reported.createdAt})` })
      .from(reported)
      .where(inSite(ctx, reported, eq(reported.provider, provider), isNotNull(reported.reportedAt)))
    return and(
      eq(payments.provider, provider),
      lt(payments.createdAt, dueBefore),
      sql`${payments.createdAt} >= ${first}`,
    )
  })
  return and(
    ...[isNull(reportedAt), isNull(unreportedClosedAt), eq(accountMode, 'live'), isNotNull(orderId)],
    inArray(status, ['PAID', 'REFUND_DUE', 'REFUNDED']),
    or(...each),
  )
}
