import { asc, eq, inArray, or } from 'drizzle-orm'
import { goesBeside, type OrderAlong } from '../../../../shared/selling/orders/going-along.ts'
import type { OrderStatus } from '../../../../shared/selling/orders/order-statuses.ts'
import { cashMode } from '../../../../shared/selling/payments/payment-modes.ts'
import { formatMoney } from '../../../../shared/selling/pricing/money.ts'
import type { Ctx } from '../../../platform/context.ts'
import type { JobData } from '../../../platform/jobs.ts'
import { inSite } from '../../../platform/table.ts'
import type { EventWords, Sentence } from './event-words.ts'
import { orders } from './orders.tables.ts'
import { leftOf } from './part-amounts.ts'

type Row = typeof orders.$inferSelect

/** Orders that go along with one, and the one with which it goes (B360). */
export type Along = { goesWith: OrderAlong | null; goingAlong: OrderAlong[] }

/** How orders go along with each other, by order. */
export async function readAlong(
  ctx: Ctx,
  rows: Pick<Row, 'id' | 'goesWith'>[],
): Promise<(row: Pick<Row, 'id' | 'goesWith'>) => Along> {
  const ids = rows.map(({ id }) => id)
  const firsts = rows.flatMap(({ goesWith }) => goesWith ?? [])
  const found = await ctx.db
    .select()
    .from(orders)
    .where(inSite(ctx, orders, or(inArray(orders.goesWith, ids), inArray(orders.id, firsts))))
    .orderBy(asc(orders.number))
  return ({ id, goesWith }) => {
    const first = found.find((row) => row.id === goesWith)
    return {
      goesWith: first ? asAlong(first) : null,
      goingAlong: found.filter((row) => row.goesWith === id).map(asAlong),
    }
  }
}

/** The orders that go along with one, or are to once they are paid; those that are over are left out. */
export async function listGoingAlong(ctx: Ctx, id: string): Promise<Row[]> {
  const rows = await ctx.db
    .select()
    .from(orders)
    .where(inSite(ctx, orders, eq(orders.goesWith, id)))
    .orderBy(asc(orders.id))
  return rows.filter(({ status }) => status === 'PENDING_PAYMENT' || goesBeside(status))
}

const asAlong = (row: Row): OrderAlong => ({
  _id: row.id,
  number: row.number,
  status: row.status,
  paymentStatus: row.paymentStatus,
  left: leftOf(row),
  paid: row.paymentStatus === 'PAID' && row.paymentMode !== cashMode ? (row.placedAt?.toISOString() ?? null) : null,
})

/** Names an order in a sentence, with what leads to it. */
export const named = ({ id, number }: Pick<Row, 'id' | 'number'>) => ({ number: String(number), order: id })

/** The order that an event's sentences name. */
export function orderIn({ said = [] }: EventWords): { _id: string; number: number } | null {
  const values = said.find(({ values }) => values?.order)?.values
  return values?.order ? { _id: values.order, number: Number(values.number) } : null
}

/** The sentence that an order writes beside the one with which it goes along, once it is paid, or is not to come. */
export function saidToFirst(order: Row, to: OrderStatus, paid: boolean): Sentence | undefined {
  const values = named(order)
  if (to === 'LAPSED') return { is: 'furtherNotPaid', values }
  if (to === 'CANCELLED') return { is: 'furtherCancelled', values }
  if (to !== 'PLACED' || !paid || order.totalAmount === 0) return undefined
  return { is: 'furtherPaid', values: { ...values, amount: formatMoney(order.totalAmount, order.currency) } }
}

/** The queue of what becomes of orders that were to go along with one that is cancelled. */
export const firstCancelledJob = 'orders.firstCancelled'

export type FirstCancelled = JobData & { orderId: string }

export function tellGoingAlongLater(ctx: Ctx, orderId: string): Promise<void> {
  return ctx.services.jobs.send<FirstCancelled>(ctx.db, firstCancelledJob, { siteId: ctx.site.id, orderId })
}
