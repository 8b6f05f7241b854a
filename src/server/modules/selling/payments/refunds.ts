import { and, eq, gt, inArray, isNotNull, isNull, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { Ctx } from '../../../platform/context.ts'
import { inSite } from '../../../platform/table.ts'
import { payments } from './payments.tables.ts'
import { oldestAsked } from './poll-times.ts'

/** Whether the order has a refund due. */
export function isRefundDue(ctx: Ctx, orderId: SQLWrapper): SQL {
  const owing = and(eq(payments.status, 'PAID'), gt(payments.owed, payments.back))
  const due = inSite(ctx, payments, sql`${payments.orderId} = ${orderId}`, or(eq(payments.status, 'REFUND_DUE'), owing))
  return sql`exists (select 1 from ${payments} where ${due})`
}

/**
 * Whether money of the order may come that is not booked: its provider is still asked about an attempt (a day), gave no answer, or reported
 * another amount that staff have yet to settle.
 */
export function isMoneyExpected(ctx: Ctx, orderId: SQLWrapper): SQL {
  const { status, providerPaymentId, createdAt, undecidedAt, saidAt, saidClosedAt } = payments
  const asked = and(isNotNull(providerPaymentId), gt(createdAt, oldestAsked(ctx)))
  const expected = or(asked, isNotNull(undecidedAt), and(isNotNull(saidAt), isNull(saidClosedAt)))
  const unpaid = inArray(status, ['OPEN', 'FAILED'])
  const which = inSite(ctx, payments, sql`${payments.orderId} = ${orderId}`, unpaid, expected)
  return sql`exists (select 1 from ${payments} where ${which})`
}
