import { asc, eq, inArray, or } from 'drizzle-orm'
import { goesBeside } from '../../../../shared/selling/orders/going-along.ts'
import type { OrderAlong } from '../../../../shared/selling/orders/order-parts.ts'
import { cashMode } from '../../../../shared/selling/payments/payment-modes.ts'
import type { Ctx } from '../../../platform/context.ts'
import { inSite } from '../../../platform/table.ts'
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
  return (await listFurther(ctx, id)).filter(({ status }) => status === 'PENDING_PAYMENT' || goesBeside(status))
}

/** Those that were not paid in time: money that comes late may still place them (B22). */
export async function listLapsedAlong(ctx: Ctx, id: string): Promise<Row[]> {
  return (await listFurther(ctx, id)).filter(({ status }) => status === 'LAPSED')
}

function listFurther(ctx: Ctx, id: string): Promise<Row[]> {
  return ctx.db
    .select()
    .from(orders)
    .where(inSite(ctx, orders, eq(orders.goesWith, id)))
    .orderBy(asc(orders.id))
}

const asAlong = (row: Row): OrderAlong => ({
  _id: row.id,
  number: row.number,
  status: row.status,
  paymentStatus: row.paymentStatus,
  left: leftOf(row),
  paid: row.paymentStatus === 'PAID' && row.paymentMode !== cashMode ? (row.placedAt?.toISOString() ?? null) : null,
})
