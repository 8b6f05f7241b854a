import { eq, exists, notInArray, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { testMode } from '../../../../shared/selling/payments/test-payments.ts'
import type { Ctx } from '../../../platform/context.ts'
import { inSite } from '../../../platform/table.ts'
import { payments } from './payments.tables.ts'

/** Test payments give goods away, so in production they need the operator's switch or the demo site. */
export function allowsTestPayments({ site, services: { config } }: Pick<Ctx, 'site' | 'services'>): boolean {
  return config.sandbox || (config.demo && site.settings.demo)
}

export const testPaymentsOff =
  'Test payments are off on this server, so your customers aren’t offered this. The server’s operator can allow them with HAAT_SANDBOX=1.'

type Paid = { id: SQLWrapper; paymentMode: SQLWrapper }

/**
 * Whether an order was paid by a provider's test keys, so that it is no sale (B288). Payments of the sandbox bank count like real ones: the
 * operator's switch or the demonstration wants them so.
 */
export function isPaidInTestMode(ctx: Ctx, id: SQLWrapper): SQL {
  const paid = notInArray(payments.status, ['OPEN', 'FAILED'])
  return exists(
    ctx.db
      .select({ id: payments.id })
      .from(payments)
      .where(inSite(ctx, payments, eq(payments.orderId, id), eq(payments.accountMode, 'test'), paid)),
  )
}

/** Whether an order is paid, or to be paid, without real money, as `isTest` says. */
export function isTestPaid(ctx: Ctx, { id, paymentMode }: Paid): SQL<boolean> {
  const { orderId, provider, accountMode, status, createdAt } = payments
  const own = inSite(ctx, payments, sql`${orderId} = ${id} and ${provider} = ${paymentMode}`)
  return sql<boolean>`coalesce((select ${provider} = ${testMode} or coalesce(${accountMode} = 'test', false) from ${payments} where ${own}
    order by ${status} in ('OPEN', 'FAILED'), ${createdAt} desc, ${payments.id} desc limit 1), false)`
}
