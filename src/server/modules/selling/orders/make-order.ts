import { sql } from 'drizzle-orm'
import type { LinePieces } from '../../../../shared/selling/orders/pieces.ts'
import type { Ctx } from '../../../platform/context.ts'
import type { LockedOrder, OrderRow } from './order-states.ts'
import { orderLines, orderNumbers, orders } from './orders.tables.ts'

type Counted = keyof Omit<LinePieces, 'quantity'>

export type NewLine = Omit<
  typeof orderLines.$inferSelect,
  'siteId' | 'orderId' | 'position' | 'addedKey' | 'reductions' | Counted
>

type GivenAtOnce = 'siteId' | 'id' | 'number' | 'status' | 'createdAt' | 'mobile'
type ByStaff = 'takenBy' | 'takenKey' | 'goesWith'
type GivenLater =
  | 'placedAt'
  | 'arrivesFrom'
  | 'arrivesTo'
  | 'request'
  | 'cancelledAmount'
  | 'returnedAmount'
  | 'reducedAmount'
  | 'reducedShipping'
  | 'addressRevision'

export type NewOrder = Omit<OrderRow, GivenAtOnce | GivenLater | ByStaff> &
  Partial<Pick<OrderRow, ByStaff>> & { lines: NewLine[] }

/**
 * Writes an order in state PENDING_PAYMENT, with its number and lines. The numbers of a site have no gaps: from here until the
 * transaction ends, other new orders of the site wait. Lock no stock before this (see `changeStocks`).
 */
export async function makeOrder(ctx: Ctx, { lines, ...order }: NewOrder): Promise<LockedOrder> {
  const number = await nextNumber(ctx)
  const [row] = await ctx.db
    .insert(orders)
    .values({ ...order, number, status: 'PENDING_PAYMENT', createdAt: ctx.now() })
    .returning()
  if (!row) throw new Error('a new order was not written')
  await ctx.db.insert(orderLines).values(lines.map((line, position) => ({ ...line, orderId: row.id, position })))
  return { ...row, locked: true }
}

/** The first order of a site is number 1001. */
async function nextNumber(ctx: Ctx): Promise<number> {
  const [row] = await ctx.db
    .insert(orderNumbers)
    .values({ last: 1_001 })
    .onConflictDoUpdate({ target: orderNumbers.siteId, set: { last: sql`${orderNumbers.last} + 1` } })
    .returning({ last: orderNumbers.last })
  if (!row) throw new Error('no number was given to a new order')
  return row.last
}
