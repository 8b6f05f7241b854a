import { eq, or, sql } from 'drizzle-orm'
import { orderNumberOf } from '../../../../shared/people/written-numbers.ts'
import type { UtrQuery, UtrRow } from '../../../../shared/selling/payments/upi-admin.ts'
import type { Ctx } from '../../../platform/context.ts'
import { contains, inOrder, pageOf } from '../../../platform/lists.ts'
import { inSite, onSite } from '../../../platform/table.ts'
import { fullName, reachedAt, users } from '../../people/identity/index.ts'
import { orders } from '../orders/index.ts'
import { findShared, payments } from '../payments/index.ts'

const columns = { entered: payments.utrAt, amount: payments.amount, until: orders.reservedUntil }

/** UPI payments whose UTR staff have yet to check, whatever became of their orders. */
export async function listUtrs(ctx: Ctx, query: UtrQuery): Promise<{ data: UtrRow[]; total: number }> {
  const text = query.q && orderNumberOf(query.q).replace(/^#/, '')
  const found = text
    ? or(eq(payments.utr, text), eq(sql`${orders.number}::text`, text), contains([fullName, reachedAt], text))
    : undefined
  const where = inSite(ctx, payments, eq(payments.utrState, 'WAITING'), found)
  const counted = ctx.db
    .select({ total: sql<number>`count(*)::integer` })
    .from(payments)
    .innerJoin(orders, onSite(payments, orders, eq(orders.id, payments.orderId)))
    .innerJoin(users, onSite(orders, users, eq(users.id, orders.userId)))
    .where(where)
  const { rows, total } = await pageOf(
    query,
    ctx.db
      .select({ payment: payments, order: orders, name: fullName, email: reachedAt })
      .from(payments)
      .innerJoin(orders, onSite(payments, orders, eq(orders.id, payments.orderId)))
      .innerJoin(users, onSite(orders, users, eq(users.id, orders.userId)))
      .where(where)
      .orderBy(...inOrder(query.order, columns[query.sort], payments.id)),
    counted.then(([row]) => row?.total ?? 0),
  )
  const pairs = await findShared(
    ctx,
    rows.map(({ order }) => order.id),
  )
  const shared = new Set(pairs.map(({ orderId }) => orderId))
  return { data: rows.map((row) => asRow(row, shared.has(row.order.id))), total }
}

type Row = {
  payment: typeof payments.$inferSelect
  order: typeof orders.$inferSelect
  name: string
  email: string
}

/** @param shared whether the same UTR was entered for another order */
function asRow({ payment, order, name, email }: Row, shared: boolean): UtrRow {
  const { id, number, status, reservedUntil } = order
  const until = status === 'PENDING_PAYMENT' ? (reservedUntil?.toISOString() ?? null) : null
  return {
    _id: payment.id,
    utr: payment.utr ?? '',
    amount: payment.amount,
    currency: payment.currency,
    entered: (payment.utrAt ?? payment.createdAt).toISOString(),
    customer: { name, email },
    order: { _id: id, number, status, until },
    shared,
  }
}
