import { notInArray, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
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

/** Whether a payment has money, refunds included. */
const withMoney = notInArray(payments.status, ['OPEN', 'FAILED'])

/**
 * The payment by an order's own method that tells whether its money is real: the one that was taken for it, else one with money, else the newest.
 * Money that came too late, or twice, was never taken: it is owed back whole, without pieces that made it due.
 */
function ofOwnMethod<T>(ctx: Ctx, { id, paymentMode }: Paid, what: SQL<T>): SQL<T> {
  const { orderId, provider, status, owed, createdAt } = payments
  const own = inSite(ctx, payments, sql`${orderId} = ${id} and ${provider} = ${paymentMode}`)
  return sql<T>`(select ${what} from ${payments} where ${own}
    order by (${status} = 'PAID' or ${owed} > 0) desc, ${withMoney} desc, ${createdAt} desc, ${payments.id} desc limit 1)`
}

/**
 * Whether an order was paid by a provider's test keys, so that it is no sale (B288). Payments of the sandbox bank count like real ones: the
 * operator's switch or the demonstration wants them so.
 */
export function isPaidInTestMode(ctx: Ctx, order: Paid): SQL<boolean> {
  const isTest = sql<boolean>`coalesce(${payments.accountMode} = 'test', false) and ${withMoney}`
  return sql<boolean>`coalesce(${ofOwnMethod(ctx, order, isTest)}, false)`
}

/** Whether an order is paid, or to be paid, without real money, as `isTest` says. */
export function isTestPaid(ctx: Ctx, order: Paid): SQL<boolean> {
  const isTest = sql<boolean>`${payments.provider} = ${testMode} or coalesce(${payments.accountMode} = 'test', false)`
  return sql<boolean>`coalesce(${ofOwnMethod(ctx, order, isTest)}, false)`
}
