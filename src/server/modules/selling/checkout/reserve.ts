import type { CollectedAt, OrderPickUp } from '../../../../shared/selling/delivery/pick-up.ts'
import type { Ctx } from '../../../platform/context.ts'
import { noteUses } from '../discounts/index.ts'
import { type LockedOrder, listLines, makeOrder, move, type OrderRow } from '../orders/index.ts'
import { closeAttempts, type LockedAttempt } from '../payments/index.ts'
import { findVariants, nameToTell } from '../products/index.ts'
import { changeStocks, type StockChange } from '../stock/index.ts'
import { type Basket, orderLinesOf, tooLittle } from './basket.ts'

const minute = 60_000

type Piece = { variantId: string; quantity: number }

/** Stock changes of an order: reserved, released, or returned (a reason of its own in the ledger). */
const taken = (orderId: string, pieces: Piece[]): StockChange[] =>
  pieces.map(({ variantId, quantity }) => ({ variantId, quantity: -quantity, reason: 'RESERVED', orderId }))
const given = (orderId: string, pieces: Piece[], reason: 'RELEASED' | 'RETURNED' = 'RELEASED'): StockChange[] =>
  pieces.map(({ variantId, quantity }) => ({ variantId, quantity, reason, orderId }))

type Ordering = {
  userId: string
  paymentMode: string
  reservedUntil: Date
  /** Staff who take it, the key of their call, and the order with which it goes along, in whose language its mails are. */
  byStaff?: { takenBy: string; takenKey: string; goesWith?: string; language?: string | null }
  /** The customer's unpaid order, which this one replaces. */
  before?: { order: LockedOrder; attempts: LockedAttempt[] }
}

/**
 * Creates an order of the basket and reserves its pieces; the unpaid order before it lapses and releases its own.
 * @throws Refusal `cart.outOfStock`, `cart.onlyLeft`
 */
export async function reserveOrder(
  ctx: Ctx,
  basket: Basket,
  { userId, paymentMode, reservedUntil, byStaff, before }: Ordering,
): Promise<LockedOrder> {
  if (before) {
    await closeAttempts(ctx, before.attempts)
    await move(ctx, before.order, 'LAPSED', { said: [{ is: 'replaced' }] }, { paymentStatus: 'FAILED' })
  }
  const { quote, currency, address, pickUp, fingerprint } = basket
  const lines = orderLinesOf(basket)
  const order = await makeOrder(ctx, {
    userId,
    paymentMode,
    paymentStatus: 'OPEN',
    currency,
    itemsAmount: quote.items,
    discountAmount: quote.discount,
    shippingAmount: quote.shipping,
    cashFeeAmount: quote.cashFee,
    taxAmount: quote.tax,
    totalAmount: quote.total,
    taxKind: quote.taxKind,
    shippingTaxes: quote.shippingTaxes,
    discounts: quote.discounts,
    address,
    pickUp: pickUp ? asPicked(pickUp) : null,
    cartFingerprint: fingerprint,
    language: ctx.site.settings.locale,
    reservedUntil,
    ...byStaff,
    lines,
  })
  await noteUses(ctx, order)
  const back = before ? given(before.order.id, await listLines(ctx, [before.order.id])) : []
  // Released and reserved in one call, so that all transactions lock variants in one order (see changeStocks).
  const lacking = await changeStocksGently(ctx, taken(order.id, lines), back)
  const line = lines.find(({ variantId }) => lacking.includes(variantId))
  if (line) {
    const left = (await findVariants(ctx, [line.variantId])).get(line.variantId)?.stock ?? 0
    const own = back.find(({ variantId }) => variantId === line.variantId)?.quantity ?? 0
    throw tooLittle(await nameToTell(ctx, line), left + own)
  }
  return order
}

const asPicked = ({ id: placeId, name, hours, phone, businessAddress }: CollectedAt): OrderPickUp => ({
  ...{ placeId, name, hours, phone },
  ...(businessAddress && { businessAddress }),
})

/** The end of a reservation that begins now: earlier for customers who are not proven (B21). */
export function reservationEnd(ctx: Ctx, isProven: boolean): Date {
  const { reservedMinutes, newReservedMinutes } = ctx.site.settings.orderLimits
  return new Date(ctx.now().getTime() + (isProven ? reservedMinutes : newReservedMinutes) * minute)
}

/** True while the pieces of an unpaid order are reserved. */
export function isKept(ctx: Ctx, { reservedUntil }: OrderRow): boolean {
  return reservedUntil !== null && reservedUntil > ctx.now()
}

/** Reserves the pieces of a lapsed order again, all or none. */
export async function reserveAgain(ctx: Ctx, order: LockedOrder): Promise<boolean> {
  const lines = await listLines(ctx, [order.id])
  return (await changeStocks(ctx, taken(order.id, lines))).length === 0
}

/** Ends an unpaid order and releases its pieces. */
export async function lapse(
  ctx: Ctx,
  order: LockedOrder,
  attempts: LockedAttempt[],
  why: 'notPaid' | 'noAnswer' = 'notPaid',
): Promise<LockedOrder> {
  await closeAttempts(ctx, attempts)
  const lapsed = await move(ctx, order, 'LAPSED', { said: [{ is: why }] }, { paymentStatus: 'FAILED' })
  await giveBack(ctx, order)
  return lapsed
}

/** Puts the pieces of an unpaid order back on sale. Move the order to its new state first: that makes it happen once. */
async function giveBack(ctx: Ctx, order: LockedOrder): Promise<void> {
  await changeStocksGently(ctx, [], given(order.id, await listLines(ctx, [order.id])))
}

type GivenBack = Piece & { writtenOff: number }

/**
 * Books pieces that an order gives back: all of them came in, and those that cannot be sold are written off. Change the counters of
 * the order's lines first: that makes it happen once.
 */
export async function bookBack(
  ctx: Ctx,
  order: LockedOrder,
  pieces: GivenBack[],
  reason: 'RELEASED' | 'RETURNED',
): Promise<void> {
  const lost = pieces.map(({ variantId, writtenOff }) => ({
    ...{ variantId, quantity: -writtenOff, orderId: order.id },
    reason: 'WRITTEN_OFF' as const,
  }))
  await changeStocksGently(ctx, [], [...given(order.id, pieces, reason), ...lost])
}

/** Takes further pieces of a placed order from the stock. @returns the variants of which too few are there */
export function takeFurther(ctx: Ctx, order: LockedOrder, pieces: Piece[]): Promise<string[]> {
  return changeStocks(ctx, taken(order.id, pieces))
}

/** Skips returned pieces of deleted variants, so that the others can be given back. */
async function changeStocksGently(ctx: Ctx, wanted: StockChange[], back: StockChange[]): Promise<string[]> {
  const lacking = await changeStocks(ctx, [...back, ...wanted])
  if (lacking.length === 0 || wanted.some(({ variantId }) => lacking.includes(variantId))) return lacking
  return changeStocks(ctx, [...back.filter(({ variantId }) => !lacking.includes(variantId)), ...wanted])
}
