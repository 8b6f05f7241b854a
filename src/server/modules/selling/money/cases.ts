import { and, eq, gt, inArray, isNotNull, isNull, lt, notInArray, or, sql } from 'drizzle-orm'
import { type AnyPgColumn, unionAll } from 'drizzle-orm/pg-core'
import type { OrderStatus } from '../../../../shared/selling/orders.ts'
import type { Ctx } from '../../../platform/context.ts'
import { inSite, onSite } from '../../../platform/table.ts'
import { orders } from '../orders/index.ts'
import { patience, payments, paymentRefunds as refunds } from '../payments/index.ts'

/** Time after which an open payment is a case, ms: its provider is asked for a day. */
const longestOpen = 25 * 3_600_000

const over: OrderStatus[] = ['CANCELLED', 'RETURNED']
const noRefund = sql<string | null>`null::uuid`
const left = sql<number>`${payments.amount} - ${payments.back}`

/**
 * Cases of the site, one or more a payment; `rank` says which one counts. Each part reads a partial index, which holds as many rows as
 * there are cases, however many orders there are.
 */
export function casesOf(ctx: Ctx) {
  const before = (ms: number) => new Date(ctx.now().getTime() - ms)
  const stuck = or(
    and(eq(refunds.state, 'REQUESTED'), lt(refunds.requestedAt, before(patience.REQUESTED))),
    and(eq(refunds.state, 'SENT'), lt(refunds.requestedAt, before(patience.SENT))),
  )
  const failed = and(eq(refunds.state, 'FAILED'), isNull(refunds.closedAt))
  const due = and(eq(payments.status, 'REFUND_DUE'), gt(payments.amount, payments.back))
  const owing = and(eq(payments.status, 'PAID'), gt(payments.owed, payments.back))
  const said = and(
    isNotNull(payments.saidAt),
    isNull(payments.saidClosedAt),
    inArray(payments.status, ['OPEN', 'FAILED']),
  )
  const open = and(eq(payments.status, 'OPEN'), lt(payments.createdAt, before(longestOpen)))
  const undecided = and(isNotNull(payments.undecidedAt), inArray(payments.status, ['OPEN', 'FAILED']))
  const ofRefund = (kind: 'stuck' | 'failed', rank: number) => ({
    paymentId: refunds.paymentId,
    kind: sql<string>`${kind}::text`.as('case_kind'),
    rank: sql<number>`${rank}::int`.as('case_rank'),
    since: sql<Date>`coalesce(${refunds.settledAt}, ${refunds.requestedAt})`.as('case_since'),
    amount: sql<number>`${refunds.amount}`.mapWith(Number).as('case_amount'),
    refundId: sql<string | null>`${refunds.id}`.as('case_refund'),
  })
  const ofPayment = (kind: string, rank: number, since: AnyPgColumn, amount: typeof left) => ({
    paymentId: payments.id,
    kind: sql<string>`${kind}::text`.as('case_kind'),
    rank: sql<number>`${rank}::int`.as('case_rank'),
    since: sql<Date>`${since}`.as('case_since'),
    amount: sql<number>`${amount}`.mapWith(Number).as('case_amount'),
    refundId: noRefund.as('case_refund'),
  })
  const inOrderOf = onSite(payments, orders, eq(orders.id, payments.orderId))
  return unionAll(
    ctx.db
      .select(ofRefund('stuck', 1))
      .from(refunds)
      .where(inSite(ctx, refunds, stuck)),
    ctx.db
      .select(ofRefund('failed', 2))
      .from(refunds)
      .where(inSite(ctx, refunds, failed)),
    ctx.db
      .select(ofPayment('due', 3, payments.settledAt, left))
      .from(payments)
      .innerJoin(orders, inOrderOf)
      .where(inSite(ctx, payments, and(due, inArray(orders.status, over)))),
    ctx.db
      .select(ofPayment('due', 3, payments.owedAt, sql<number>`${payments.owed} - ${payments.back}`))
      .from(payments)
      .where(inSite(ctx, payments, owing)),
    ctx.db
      .select(ofPayment('unneeded', 4, payments.settledAt, left))
      .from(payments)
      .innerJoin(orders, inOrderOf)
      .where(inSite(ctx, payments, and(due, notInArray(orders.status, over)))),
    ctx.db
      .select(ofPayment('differs', 5, payments.saidAt, sql<number>`${payments.saidAmount}`))
      .from(payments)
      .where(inSite(ctx, payments, said)),
    ctx.db
      .select(ofPayment('pending', 6, payments.createdAt, sql<number>`${payments.amount}`))
      .from(payments)
      .where(inSite(ctx, payments, open)),
    ctx.db
      .select(ofPayment('pending', 6, payments.undecidedAt, sql<number>`${payments.amount}`))
      .from(payments)
      .where(inSite(ctx, payments, undecided)),
  )
}
