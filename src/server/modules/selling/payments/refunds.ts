import { and, eq, gt, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { Ctx } from '../../../platform/context.ts'
import { inSite } from '../../../platform/table.ts'
import { payments } from './payments.tables.ts'

/** Whether the order has a refund due. */
export function isRefundDue(ctx: Ctx, orderId: SQLWrapper): SQL {
  const owing = and(eq(payments.status, 'PAID'), gt(payments.owed, payments.back))
  const due = inSite(ctx, payments, sql`${payments.orderId} = ${orderId}`, or(eq(payments.status, 'REFUND_DUE'), owing))
  return sql`exists (select 1 from ${payments} where ${due})`
}
