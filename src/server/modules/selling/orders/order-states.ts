import { and, desc, eq, isNull } from 'drizzle-orm'
import type { Arrival } from '../../../../shared/selling/delivery/arrival.ts'
import { type OrderStatus, statusesOf } from '../../../../shared/selling/orders/order-statuses.ts'
import type { Ctx } from '../../../platform/context.ts'
import { type Refusal, refusal } from '../../../platform/refusal.ts'
import { inSite } from '../../../platform/table.ts'
import { deliveryTo, findPickUp, readyAt } from '../delivery/index.ts'
import { followOrder } from '../discounts/index.ts'
import { saidToFirst, tellGoingAlongLater } from './along-words.ts'
import { countLater } from './bought-together.ts'
import type { EventWords } from './event-words.ts'
import { orderEvents, orders, type StandingRequest } from './orders.tables.ts'

/** Allowed moves. A lapsed order is placed after all if it is paid late and its pieces are still in stock. */
export const orderMoves: Record<OrderStatus, OrderStatus[]> = {
  PENDING_PAYMENT: ['PLACED', 'LAPSED', 'CANCELLED'],
  PLACED: ['PACKED', 'CANCEL_REQUESTED', 'CANCELLED'],
  PACKED: ['SHIPPED', 'CANCEL_REQUESTED', 'CANCELLED'],
  SHIPPED: ['DELIVERED', 'RETURNED'],
  DELIVERED: ['RETURN_REQUESTED'],
  CANCEL_REQUESTED: ['CANCELLED', 'PLACED', 'PACKED'],
  RETURN_REQUESTED: ['RETURNED', 'DELIVERED'],
  RETURNED: [],
  CANCELLED: [],
  LAPSED: ['PLACED'],
}

/** Moves that follow from pieces alone: the last ones to be sent are cancelled, or a replacement comes back undelivered. */
export const movesByPieces: Partial<Record<OrderStatus, OrderStatus[]>> = {
  PLACED: ['DELIVERED', 'RETURNED'],
  PACKED: ['DELIVERED', 'RETURNED'],
  CANCEL_REQUESTED: ['SHIPPED', 'DELIVERED', 'RETURNED'],
  DELIVERED: ['RETURNED'],
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

/** Locks the user's unpaid order of the checkout; there is at most one. Orders that staff took are not replaced by it. */
export async function lockPendingOrder(ctx: Ctx, userId: string): Promise<LockedOrder | undefined> {
  const pending = and(eq(orders.userId, userId), eq(orders.status, 'PENDING_PAYMENT'), isNull(orders.takenBy))
  const [row] = await ctx.db
    .select()
    .from(orders)
    .where(inSite(ctx, orders, pending))
    .for('no key update')
  return row && { ...row, locked: true }
}

type Changes = Partial<Pick<OrderRow, 'paymentMode' | 'paymentStatus' | 'reservedUntil' | 'placedAt' | 'request'>>

/** The event of a move; its kind is the new status unless given. */
type MoveWords = EventWords & { kind?: string }

/** Whether more of an order may be to come, while a part of it has arrived; one that is picked up may still be placed then. */
export const isUnderWay = ({ status }: Pick<OrderRow, 'status'>): boolean => underWay.includes(status)

export const underWay: OrderStatus[] = ['PLACED', 'PACKED', 'SHIPPED']

/** Whether a return of what has arrived stands beside the state of an order of which more is to come (decision 085). */
export const standsBeside = ({ status, request }: Pick<OrderRow, 'status' | 'request'>): boolean =>
  request?.kind === 'return' && status !== 'RETURN_REQUESTED'

/**
 * Every change of an order's status goes through here and is recorded as an event. It closes the customer's request unless
 * `changes` has a new one, or it stands beside the state: then it is what the order waits for once all of it has arrived.
 * @throws Refusal `order.move` for a move that `orderMoves` does not allow
 */
export async function move(
  ctx: Ctx,
  order: LockedOrder,
  to: OrderStatus,
  { kind = to, ...words }: MoveWords,
  changes: Changes = {},
): Promise<LockedOrder> {
  if (!orderMoves[order.status].includes(to) && !movesByPieces[order.status]?.includes(to)) throw cannotMove(order, to)
  // A refused request to cancel keeps the days promised at first.
  const promised = to === 'PLACED' && order.status !== 'CANCEL_REQUESTED' ? promiseTo(ctx, order) : undefined
  const arrives = promised && { arrivesFrom: promised.from, arrivesTo: promised.to }
  const beside = standsBeside(order) ? order.request : null
  const moved = await change(ctx, order, { request: beside, ...changes, ...arrives, status: to })
  await addEvent(ctx, order, kind, words)
  await followOrder(ctx, order.id, order.status, to)
  if (changesCount.has(to)) await countLater(ctx, order.id)
  const said = order.goesWith && saidToFirst(order, to, changes.paymentStatus === 'PAID')
  if (order.goesWith && said) await addEvent(ctx, { id: order.goesWith }, 'FURTHER_ORDER', { said: [said] })
  if (to === 'CANCELLED') await tellGoingAlongLater(ctx, order.id)
  // Its first order may be cancelled at this moment, by someone who does not see it placed yet.
  if (to === 'PLACED' && order.goesWith) await tellGoingAlongLater(ctx, order.goesWith)
  if (!beside || to !== 'DELIVERED') return moved
  return change(ctx, moved, { status: 'RETURN_REQUESTED', request: { ...beside, from: to } })
}

/** Asks for a return of what has arrived, beside the state of an order of which more is to come. */
export async function askBeside(
  ctx: Ctx,
  order: LockedOrder,
  words: EventWords,
  request: StandingRequest,
): Promise<LockedOrder> {
  const asked = await change(ctx, order, { request })
  await addEvent(ctx, order, 'RETURN_REQUESTED', words)
  return asked
}

/** Closes a return that stands beside the state; the caller adds the event. */
export function closeBeside(ctx: Ctx, order: LockedOrder): Promise<LockedOrder> {
  return standsBeside(order) ? change(ctx, order, { request: null }) : Promise.resolve(order)
}

/** Delivery dates of an order placed now, or when it is ready; none if its place is gone. */
function promiseTo(ctx: Ctx, { address, pickUp }: OrderRow): Arrival | null {
  if (!pickUp) return deliveryTo(ctx, address).arrives
  const place = findPickUp(ctx, pickUp.placeId)
  return place ? readyAt(ctx, place) : null
}

/** Placing follows payment, lapsing a timeout, and only customers ask to cancel. */
const notByHand: OrderStatus[] = ['PLACED', 'LAPSED', 'CANCEL_REQUESTED']

type Movable = Pick<OrderRow, 'status' | 'pickUp'>

/** Moves of an order that is picked up: it is collected, never shipped (B297). */
const movesOfPickUp: Partial<Record<OrderStatus, OrderStatus[]>> = {
  PLACED: ['PACKED', 'DELIVERED', 'CANCELLED'],
  PACKED: ['DELIVERED', 'CANCELLED'],
}

/** Moves that staff may make. An order whose customer asks to cancel is not packed until that is decided. */
export function movesByHand({ status, pickUp }: Movable): OrderStatus[] {
  if (status === 'CANCEL_REQUESTED') return ['CANCELLED']
  const ofPickUp = pickUp && movesOfPickUp[status]
  if (ofPickUp) return ofPickUp
  return orderMoves[status].filter((to) => !notByHand.includes(to))
}

/** @throws Refusal `order.move` where staff may not move the order so */
export function requireMove(order: OrderRow, to: OrderStatus): void {
  if (!movesByHand(order).includes(to)) throw cannotMove(order, to)
}

/** Like `move`, for staff. @throws Refusal `order.move` */
export async function moveByHand(
  ctx: Ctx,
  order: LockedOrder,
  to: OrderStatus,
  words: EventWords,
  changes: Changes = {},
): Promise<LockedOrder> {
  requireMove(order, to)
  return move(ctx, order, to, words, changes)
}

function cannotMove({ status, pickUp }: OrderRow, to: OrderStatus): Refusal {
  const word = (status: OrderStatus) => statusesOf({ pickUp })[status].toLowerCase()
  return refusal('order.move', { from: word(status), to: word(to) })
}

/** Adds to what cancelled or returned pieces take from the order's total; the status stays. */
export function addLost(
  ctx: Ctx,
  order: LockedOrder,
  as: 'cancelled' | 'returned',
  amount: number,
): Promise<LockedOrder> {
  return as === 'cancelled'
    ? change(ctx, order, { cancelledAmount: order.cancelledAmount + amount })
    : change(ctx, order, { returnedAmount: order.returnedAmount + amount })
}

/** Adds to what lowered prices take from the order's total, `shipping` of it from the shipping; the status stays. */
export function addReduced(ctx: Ctx, order: LockedOrder, amount: number, shipping: number): Promise<LockedOrder> {
  const { reducedAmount, reducedShipping } = order
  return change(ctx, order, { reducedAmount: reducedAmount + amount, reducedShipping: reducedShipping + shipping })
}

/** Marks a request to return as approved; the status stays until the parcel comes back. */
export function approveReturn(ctx: Ctx, order: LockedOrder, request: StandingRequest): Promise<LockedOrder> {
  return change(ctx, order, { request: { ...request, approved: ctx.now().toISOString() } })
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
