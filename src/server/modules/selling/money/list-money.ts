import { and, count, eq, or, sql } from 'drizzle-orm'
import { fullNameOf } from '../../../../shared/people/full-name.ts'
import { orderNumberOf } from '../../../../shared/people/written-numbers.ts'
import {
  type CaseKind,
  caseKinds,
  type MoneyCase,
  type MoneyCounts,
  type MoneyList,
} from '../../../../shared/selling/payments/money-cases.ts'
import type { Ctx } from '../../../platform/context.ts'
import { contains, inOrder, pageOf } from '../../../platform/lists.ts'
import { inSite, onSite } from '../../../platform/table.ts'
import { reachedAt, users } from '../../people/identity/index.ts'
import { orders } from '../orders/index.ts'
import { dueOf, isTestAttempt, type Payment, paymentRefunds, payments, restOf } from '../payments/index.ts'
import { casesOf } from './cases.ts'

/** Each payment with the case that counts. */
function ranked(ctx: Ctx) {
  const all = casesOf(ctx).as('all_cases')
  return ctx.db
    .selectDistinctOn([all.paymentId])
    .from(all)
    .orderBy(all.paymentId, all.rank, sql`${all.since} desc`)
    .as('cases')
}

/** Cases with their payments, orders and customers, those of a kind or that a text finds. */
function found(ctx: Ctx, { q, kind }: Pick<MoneyList, 'q' | 'kind'>) {
  const cases = ranked(ctx)
  const number = q && orderNumberOf(q)
  const asked = q
    ? or(eq(sql`${orders.number}::text`, number), contains([reachedAt, payments.reference], q))
    : undefined
  const where = inSite(ctx, payments, and(asked, kind && eq(cases.kind, kind)))
  return { cases, where }
}

/** Payments and refunds that need a decision. */
export async function listMoney(ctx: Ctx, list: MoneyList): Promise<{ data: MoneyCase[]; total: number }> {
  const { cases, where } = found(ctx, list)
  const sorted = ctx.db
    .select({
      payment: payments,
      found: { kind: cases.kind, since: cases.since, amount: cases.amount },
      order: { _id: orders.id, number: orders.number, status: orders.status },
      person: { firstName: users.firstName, lastName: users.lastName, email: reachedAt },
      refund: { id: paymentRefunds.id, fault: paymentRefunds.fault, amount: paymentRefunds.amount },
    })
    .from(cases)
    .innerJoin(payments, inSite(ctx, payments, eq(payments.id, cases.paymentId)))
    .leftJoin(orders, onSite(payments, orders, eq(orders.id, payments.orderId)))
    .leftJoin(users, onSite(orders, users, eq(users.id, orders.userId)))
    .leftJoin(paymentRefunds, onSite(payments, paymentRefunds, eq(paymentRefunds.id, cases.refundId)))
    .where(where)
    .orderBy(...inOrder(list.order, cases.since, payments.id))
  const { by, all } = await countMoney(ctx, list)
  const { rows, total } = await pageOf(list, sorted, Promise.resolve(list.kind ? by[list.kind] : all))
  const data = rows.map(({ payment, found, order, person, refund }) => ({
    _id: payment.id,
    kind: kindOf(found.kind),
    order,
    customer: order && person && { name: fullNameOf(person), email: person.email },
    ...{ provider: payment.provider, reference: payment.reference, refundable: payment.providerPaymentId !== null },
    test: isTestAttempt(payment),
    ...{ amount: Number(found.amount), back: payment.back, left: restOf(payment) },
    ...amountsOf(kindOf(found.kind), payment),
    ...{ due: dueOf(payment), owed: dueOf(payment) > 0 },
    since: new Date(found.since).toISOString(),
    refund: refund && { _id: refund.id, fault: refund.fault, amount: refund.amount },
  }))
  return { data, total }
}

/** The currency of the amount in question, and what the order asks for instead of it. */
function amountsOf(kind: CaseKind, { amount, currency, saidCurrency }: Payment) {
  if (kind !== 'differs') return { currency, asked: null }
  return { currency: saidCurrency ?? currency, asked: { amount, currency } }
}

function kindOf(text: string): CaseKind {
  const kind = caseKinds.find((kind) => kind === text)
  if (!kind) throw new Error(`no case is called ${text}`)
  return kind
}

/** Number of cases per kind that match the search text. */
export async function countMoney(ctx: Ctx, { q }: Pick<MoneyList, 'q'>): Promise<MoneyCounts> {
  const { cases, where } = found(ctx, { q })
  const rows = await ctx.db
    .select({ kind: cases.kind, count: count() })
    .from(cases)
    .innerJoin(payments, inSite(ctx, payments, eq(payments.id, cases.paymentId)))
    .leftJoin(orders, onSite(payments, orders, eq(orders.id, payments.orderId)))
    .leftJoin(users, onSite(orders, users, eq(users.id, orders.userId)))
    .where(where)
    .groupBy(cases.kind)
  const by = Object.fromEntries(caseKinds.map((kind) => [kind, 0])) as Record<CaseKind, number>
  for (const row of rows) by[kindOf(row.kind)] = row.count
  return { all: rows.reduce((all, row) => all + row.count, 0), by }
}
