import { and, desc, eq } from 'drizzle-orm'
import { type OrderStatus, orderStatuses } from '../../../../shared/selling/orders.ts'
import type { Ctx } from '../../../platform/context.ts'
import { type Refusal, refusal } from '../../../platform/refusal.ts'
import { inSite } from '../../../platform/table.ts'
import { arrivalNow } from './arrival.ts'
import { countLater } from './bought-together.ts'
import type { EventWords } from './event-words.ts'
import { orderEvents, orders } from './orders.tables.ts'

/** Allowed moves. A lapsed order is placed after all if it is paid late and its pieces are still in stock. */
const moves: Record<OrderStatus, OrderStatus[]> = {
  PENDING_PAYMENT: ['PLACED', 'LAPSED', 'CANCELLED'],
  PLACED: ['PACKED', 'CANCELLED'],
  PACKED: ['SHIPPED', 'CANCELLED'],
  SHIPPED: ['DELIVERED', 'RETURNED'],
  DELIVERED: ['RETURN_REQUESTED'],
  RETURN_REQUESTED: ['RETURNED', 'DELIVERED'],
  RETURNED: [],
  CANCELLED: [],
  LAPSED: ['PLACED'],
}

/** States that change which products count as bought together. */
const changesCount = new Set<OrderStatus>(['PLACED', 'CANCELLED', 'RETURNED'])

export type OrderRow = typeof orders.$inferSelect

/** An order whose row is locked by this transaction; changes require one. */
export type LockedOrder = OrderRow & { locked: true }

/** Locks the order until the transaction ends. */
export async function lockOrder(ctx: Ctx, id: string): Promise<LockedOrder | undefined> {
  const [row] = await ctx.db
    .select()
    .from(orders)
    .where(inSite(ctx, orders, eq(orders.id, id)))
    .for('no key update')
  return row && { ...row, locked: true }
}

/** Locks the user's unpaid order; there is at most one. */
export async function lockPendingOrder(ctx: Ctx, userId: string): Promise<LockedOrder | undefined> {
  const pending = and(eq(orders.userId, userId), eq(orders.status, 'PENDING_PAYMENT'))
  const [row] = await ctx.db
    .select()
    .from(orders)
    .where(inSite(ctx, orders, pending))
    .for('no key update')
  return row && { ...row, locked: true }
}

type Changes = Partial<
  Pick<OrderRow, 'paymentMode' | 'paymentStatus' | 'reservedUntil' | 'placedAt' | 'courier' | 'trackingNumber'>
>

/**
 * Every change of an order's status goes through here and is recorded as an event.
 * @throws Refusal `order.move` for a move that `moves` does not allow
 */
export async function move(
  ctx: Ctx,
  order: LockedOrder,
  to: OrderStatus,
  words: EventWords,
  changes: Changes = {},
): Promise<LockedOrder> {
  if (!moves[order.status].includes(to)) throw cannotMove(order, to)
  const promised = to === 'PLACED' ? arrivalNow(ctx) : undefined
  const arrives = promised && { arrivesFrom: promised.from, arrivesTo: promised.to }
  const moved = await change(ctx, order, { ...changes, ...arrives, status: to })
  await addEvent(ctx, order, to, words)
  if (changesCount.has(to)) await countLater(ctx, order.id)
  return moved
}

/** Moves that staff may make. Placing follows payment and lapsing follows a timeout; neither is done by hand. */
export function movesByHand(status: OrderStatus): OrderStatus[] {
  return moves[status].filter((to) => to !== 'PLACED' && to !== 'LAPSED')
}

/** Like `move`, for staff. @throws Refusal `order.move` */
export function moveByHand(
  ctx: Ctx,
  order: LockedOrder,
  to: OrderStatus,
  words: EventWords,
  changes: Changes = {},
): Promise<LockedOrder> {
  if (!movesByHand(order.status).includes(to)) throw cannotMove(order, to)
  return move(ctx, order, to, words, changes)
}

function cannotMove({ status }: OrderRow, to: OrderStatus): Refusal {
  const word = (status: OrderStatus) => orderStatuses[status].toLowerCase()
  return refusal('order.move', { from: word(status), to: word(to) })
}

/** Changes courier and tracking number; the status stays. */
export function changeTracking(
  ctx: Ctx,
  order: LockedOrder,
  changes: Pick<OrderRow, 'courier' | 'trackingNumber'>,
): Promise<LockedOrder> {
  return change(ctx, order, changes)
}

/** Changes payment fields; the status stays. */
export function changePayment(ctx: Ctx, order: LockedOrder, changes: Changes): Promise<LockedOrder> {
  return change(ctx, order, changes)
}

async function change(ctx: Ctx, order: LockedOrder, changes: Partial<OrderRow>): Promise<LockedOrder> {
  await ctx.db
    .update(orders)
    .set(changes)
    .where(inSite(ctx, orders, eq(orders.id, order.id)))
  return { ...order, ...changes }
}

/**
 * Adds an event, shown to customer and staff alike: its text addresses neither.
 * @param kind a status, or a word such as `REFUND_DUE`
 */
export async function addEvent(
  ctx: Ctx,
  order: Pick<OrderRow, 'id'>,
  kind: string,
  words: EventWords = {},
): Promise<void> {
  const actorId = ctx.actor.kind === 'user' ? ctx.actor.id : null
  await ctx.db.insert(orderEvents).values({ orderId: order.id, kind, ...words, actorId, createdAt: ctx.now() })
}

/** Adds a note for staff only; the order's row need not be locked. */
export async function addInternalNote(ctx: Ctx, order: Pick<OrderRow, 'id'>, note: string): Promise<void> {
  const actorId = ctx.actor.kind === 'user' ? ctx.actor.id : null
  const createdAt = ctx.now()
  await ctx.db.insert(orderEvents).values({ orderId: order.id, kind: 'NOTE', note, internal: true, actorId, createdAt })
}

export async function hasEvent(ctx: Ctx, order: OrderRow, kind: string): Promise<boolean> {
  return (await eventTime(ctx, order, kind)) !== undefined
}

/** The time of the latest event of this kind. */
export async function eventTime(ctx: Ctx, order: OrderRow, kind: string): Promise<Date | undefined> {
  const same = and(eq(orderEvents.orderId, order.id), eq(orderEvents.kind, kind))
  const [found] = await ctx.db
    .select({ createdAt: orderEvents.createdAt })
    .from(orderEvents)
    .where(inSite(ctx, orderEvents, same))
    .orderBy(desc(orderEvents.createdAt))
    .limit(1)
  return found?.createdAt
}
