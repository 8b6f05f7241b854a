import { and, eq, gt, inArray, isNotNull, isNull, lt, notInArray, or, type SQLWrapper, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import type { CaseKind } from '../../../../shared/selling/money-cases.ts'
import type { OrderStatus } from '../../../../shared/selling/orders.ts'
import type { Ctx } from '../../../platform/context.ts'
import { inSite, onSite } from '../../../platform/table.ts'
import { orders } from '../orders/index.ts'
import { patience, payments, paymentRefunds as refunds } from '../payments/index.ts'
import { isUnsettled } from './unsettled.ts'

/** Time after which an open payment is a case, ms: its provider is asked for a day. */
const longestOpen = 25 * 3_600_000

const over: OrderStatus[] = ['CANCELLED', 'RETURNED']
const noRefund = sql<string | null>`null::uuid`
const whole = sql<number>`${payments.amount}`
const left = sql<number>`${payments.amount} - ${payments.back}`

/** Of several cases of a payment the first of these counts. */
const ranks: CaseKind[] = ['stuck', 'failed', 'due', 'unneeded', 'stray', 'twice', 'differs', 'pending', 'unsettled']
const rankOf = (kind: CaseKind) => sql<number>`${ranks.indexOf(kind)}::int`.as('case_rank')
const named = (kind: CaseKind) => sql<string>`${kind}::text`.as('case_kind')

function ofRefund(kind: CaseKind, since: SQLWrapper, amount: SQLWrapper = refunds.amount) {
  return {
    paymentId: sql<string>`${refunds.paymentId}`.as('case_payment'),
    kind: named(kind),
    rank: rankOf(kind),
    since: sql<Date>`${since}`.as('case_since'),
    amount: sql<number>`${amount}`.mapWith(Number).as('case_amount'),
    refundId: sql<string | null>`${refunds.id}`.as('case_refund'),
  }
}

function ofPayment(kind: CaseKind, since: SQLWrapper, amount: SQLWrapper) {
  return {
    paymentId: sql<string>`${payments.id}`.as('case_payment'),
    kind: named(kind),
    rank: rankOf(kind),
    since: sql<Date>`${since}`.as('case_since'),
    amount: sql<number>`${amount}`.mapWith(Number).as('case_amount'),
    refundId: noRefund.as('case_refund'),
  }
}

/**
 * Cases of the site, one or more a payment; `rank` says which one counts. Each part reads a partial index, which holds as many rows as
 * there are cases, however many orders there are.
 */
export function casesOf(ctx: Ctx) {
  const refundCases = refundConditions(ctx).map(({ is, fields }) =>
    ctx.db
      .select(fields)
      .from(refunds)
      .where(inSite(ctx, refunds, is)),
  )
  const paymentCases = paymentConditions(ctx).map(({ is, fields }) =>
    ctx.db
      .select(fields)
      .from(payments)
      .where(inSite(ctx, payments, is)),
  )
  const due = and(eq(payments.status, 'REFUND_DUE'), gt(payments.amount, payments.back))
  const ofOrders = (['due', 'unneeded'] as const).map((kind) =>
    ctx.db
      .select(ofPayment(kind, payments.settledAt, left))
      .from(payments)
      .innerJoin(orders, onSite(payments, orders, eq(orders.id, payments.orderId)))
      .where(inSite(ctx, payments, due, (kind === 'due' ? inArray : notInArray)(orders.status, over))),
  )
  const [first, second, ...others] = [...refundCases, ...paymentCases, ...ofOrders]
  if (!first || !second) throw new Error('money has no cases')
  return unionAll(first, second, ...others)
}

function refundConditions(ctx: Ctx) {
  const { state, requestedAt, settledAt, closedAt, againAt, againAmount, againClosedAt } = refunds
  const before = (ms: number) => new Date(ctx.now().getTime() - ms)
  const stuck = or(
    and(eq(state, 'REQUESTED'), lt(requestedAt, before(patience.REQUESTED))),
    and(eq(state, 'SENT'), lt(requestedAt, before(patience.SENT))),
  )
  const since = sql`coalesce(${settledAt}, ${requestedAt})`
  return [
    { is: stuck, fields: ofRefund('stuck', since) },
    { is: and(eq(state, 'FAILED'), isNull(closedAt)), fields: ofRefund('failed', since) },
    { is: and(isNotNull(againAt), isNull(againClosedAt)), fields: ofRefund('twice', againAt, againAmount) },
  ]
}

function paymentConditions(ctx: Ctx) {
  const { status, saidAt, saidClosedAt, saidAmount, createdAt, undecidedAt, owed, owedAt, back, orderId, notedAt } =
    payments
  const unpaid = inArray(status, ['OPEN', 'FAILED'])
  const stray = and(isNull(orderId), eq(status, 'REFUND_DUE'), isNull(notedAt), gt(payments.amount, back))
  const open = and(eq(status, 'OPEN'), lt(createdAt, new Date(ctx.now().getTime() - longestOpen)))
  return [
    { is: and(eq(status, 'PAID'), gt(owed, back)), fields: ofPayment('due', owedAt, sql`${owed} - ${back}`) },
    { is: and(isNotNull(saidAt), isNull(saidClosedAt), unpaid), fields: ofPayment('differs', saidAt, saidAmount) },
    { is: open, fields: ofPayment('pending', createdAt, whole) },
    { is: and(isNotNull(undecidedAt), unpaid), fields: ofPayment('pending', undecidedAt, whole) },
    ...(ctx.site.settings.moneyInbox.strays ? [{ is: stray, fields: ofPayment('stray', createdAt, left) }] : []),
    { is: isUnsettled(ctx), fields: ofPayment('unsettled', createdAt, whole) },
  ]
}
