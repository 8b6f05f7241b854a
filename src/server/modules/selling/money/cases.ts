import {
  and,
  eq,
  gt,
  inArray,
  isNotNull,
  isNull,
  lt,
  notInArray,
  or,
  type SQL,
  type SQLWrapper,
  sql,
} from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import type { OrderStatus } from '../../../../shared/selling/orders/orders.ts'
import type { CaseKind } from '../../../../shared/selling/payments/money-cases.ts'
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

/** Kinds by rank: of several cases of a payment the first counts. What was paid twice is looked at before more is paid. */
const ranks: CaseKind[] = ['twice', 'stuck', 'failed', 'due', 'unneeded', 'stray', 'differs', 'pending', 'unsettled']
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
  const { stuck, failed, twice } = refundCases(ctx)
  const { owing, differs, open, undecided, stray, unsettled } = paymentCases(ctx)
  return unionAll(
    ofRefunds(ctx, stuck),
    ofRefunds(ctx, failed),
    ofRefunds(ctx, twice),
    ofPayments(ctx, owing),
    ofPayments(ctx, differs),
    ofPayments(ctx, open),
    ofPayments(ctx, undecided),
    ofPayments(ctx, stray),
    ofPayments(ctx, unsettled),
    ofOrders(ctx, 'due', inArray(orders.status, over)),
    ofOrders(ctx, 'unneeded', notInArray(orders.status, over)),
  )
}

const ofRefunds = (ctx: Ctx, { is, fields }: { is: SQL | undefined; fields: ReturnType<typeof ofRefund> }) =>
  ctx.db
    .select(fields)
    .from(refunds)
    .where(inSite(ctx, refunds, is))

const ofPayments = (ctx: Ctx, { is, fields }: { is: SQL | undefined; fields: ReturnType<typeof ofPayment> }) =>
  ctx.db
    .select(fields)
    .from(payments)
    .where(inSite(ctx, payments, is))

/** Payments that are due back whole, of orders in some states. */
function ofOrders(ctx: Ctx, kind: 'due' | 'unneeded', isSo: SQL) {
  const due = and(eq(payments.status, 'REFUND_DUE'), gt(payments.amount, payments.back))
  return ctx.db
    .select(ofPayment(kind, payments.settledAt, left))
    .from(payments)
    .innerJoin(orders, onSite(payments, orders, eq(orders.id, payments.orderId)))
    .where(inSite(ctx, payments, due, isSo))
}

function refundCases(ctx: Ctx) {
  const { state, requestedAt, settledAt, closedAt, againAt, againAmount, againClosedAt } = refunds
  const before = (ms: number) => new Date(ctx.now().getTime() - ms)
  const stuck = or(
    and(eq(state, 'REQUESTED'), lt(requestedAt, before(patience.REQUESTED))),
    and(eq(state, 'SENT'), lt(requestedAt, before(patience.SENT))),
  )
  const since = sql`coalesce(${settledAt}, ${requestedAt})`
  return {
    stuck: { is: stuck, fields: ofRefund('stuck', since) },
    failed: { is: and(eq(state, 'FAILED'), isNull(closedAt)), fields: ofRefund('failed', since) },
    twice: { is: and(isNotNull(againAt), isNull(againClosedAt)), fields: ofRefund('twice', againAt, againAmount) },
  }
}

function paymentCases(ctx: Ctx) {
  const { status, saidAt, saidClosedAt, saidAmount, createdAt, undecidedAt, owed, owedAt, back, orderId, notedAt } =
    payments
  const unpaid = inArray(status, ['OPEN', 'FAILED'])
  const stray = and(isNull(orderId), eq(status, 'REFUND_DUE'), isNull(notedAt), gt(payments.amount, back))
  const open = and(eq(status, 'OPEN'), lt(createdAt, new Date(ctx.now().getTime() - longestOpen)))
  const isListed = ctx.site.settings.moneyInbox.strays ? undefined : sql`false`
  return {
    owing: { is: and(eq(status, 'PAID'), gt(owed, back)), fields: ofPayment('due', owedAt, sql`${owed} - ${back}`) },
    differs: {
      is: and(isNotNull(saidAt), isNull(saidClosedAt), unpaid),
      fields: ofPayment('differs', saidAt, saidAmount),
    },
    open: { is: open, fields: ofPayment('pending', createdAt, whole) },
    undecided: { is: and(isNotNull(undecidedAt), unpaid), fields: ofPayment('pending', undecidedAt, whole) },
    stray: { is: and(stray, isListed), fields: ofPayment('stray', createdAt, left) },
    unsettled: { is: isUnsettled(ctx), fields: ofPayment('unsettled', createdAt, whole) },
  }
}
