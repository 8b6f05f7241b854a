import { and, eq, gt, inArray, lt, or } from 'drizzle-orm'
import type { OrderStatus } from '../../../../shared/selling/orders/orders.ts'
import { sumOf, toSend } from '../../../../shared/selling/orders/pieces.ts'
import { formatMoney } from '../../../../shared/selling/pricing/money.ts'
import type { Ctx } from '../../../platform/context.ts'
import { refusal } from '../../../platform/refusal.ts'
import { inSite, onSite } from '../../../platform/table.ts'
import { signedInUser } from '../../people/identity/index.ts'
import { leftOf, listLines, type OrderLineRow, orders } from '../orders/index.ts'
import { offeredWays } from '../payments/index.ts'
import { nameToTell } from '../products/index.ts'
import type { Basket } from './basket.ts'
import { checkouts } from './checkouts.tables.ts'
import type { Buyer, Subject } from './subjects.ts'

const hour = 3_600_000
const day = 24 * hour

/** @throws Refusal `cart.mostLines`, `cart.mostPieces` if the basket exceeds the limits of one order */
export async function requireSize(ctx: Ctx, { lines }: Basket): Promise<void> {
  const { lines: mostLines, pieces } = ctx.site.settings.orderLimits
  if (lines.length > mostLines) throw refusal('cart.mostLines', { limit: mostLines })
  const large = lines.find(({ quantity }) => quantity > pieces)
  if (large) throw refusal('cart.mostPieces', { limit: pieces, name: await nameToTell(ctx, large.variant) })
}

/**
 * Checks the checkout limits (B20). The buyer is locked, so the counts hold.
 * @param paysFirst false for an order that is placed before it is paid
 * @throws Refusal `checkout.open`, `checkout.tooMany`, `checkout.held`, `checkout.newLines`, `checkout.moreLines`,
 * `checkout.newValue`, `checkout.moreValue`
 */
export async function requireWithinLimits(ctx: Ctx, buyer: Buyer, basket: Basket, paysFirst: boolean): Promise<void> {
  const counted = await listCounted(ctx, buyer.subjects)
  for (const subject of buyer.subjects) {
    const own = counted.filter(({ hash }) => hash === subject.hash)
    requireFewBegun(ctx, subject, own)
    if (paysFirst) requireFewOpen(ctx, subject, own)
    if (buyer.isProven) continue
    if (paysFirst) await requireLittleHeld(ctx, subject, own, basket)
    else await requireLittleUnpaid(ctx, subject, own, basket)
  }
}

/** Counts a checkout. @returns the ids of the rows, for `takeBack` */
export async function countCheckout(ctx: Ctx, { subjects }: Buyer, orderId: string): Promise<string[]> {
  const written = await ctx.db
    .insert(checkouts)
    .values(subjects.map(({ hash }) => ({ subject: hash, orderId, startedAt: ctx.now() })))
    .returning({ id: checkouts.id })
  return written.map(({ id }) => id)
}

/** Removes counted checkouts whose payment could not be started. */
export async function takeBack(ctx: Ctx, ids: string[]): Promise<void> {
  await ctx.db.delete(checkouts).where(inSite(ctx, checkouts, inArray(checkouts.id, ids)))
}

/** A counted checkout with the state of its order. */
type Counted = Awaited<ReturnType<typeof listCounted>>[number]

/** Checkouts of the last hour, and those of unfinished orders. */
function listCounted(ctx: Ctx, subjects: Subject[]) {
  const [from, to] = around(ctx, hour)
  const recent = and(gt(checkouts.startedAt, from), lt(checkouts.startedAt, to))
  const notOver = inArray(orders.status, ['PENDING_PAYMENT', 'PLACED', 'PACKED', 'CANCEL_REQUESTED', 'SHIPPED'])
  const hashes = subjects.map(({ hash }) => hash)
  return ctx.db
    .select({
      hash: checkouts.subject,
      startedAt: checkouts.startedAt,
      orderId: checkouts.orderId,
      userId: orders.userId,
      status: orders.status,
      paymentStatus: orders.paymentStatus,
      totalAmount: orders.totalAmount,
      cancelledAmount: orders.cancelledAmount,
      returnedAmount: orders.returnedAmount,
      reducedAmount: orders.reducedAmount,
      reservedUntil: orders.reservedUntil,
    })
    .from(checkouts)
    .innerJoin(orders, onSite(checkouts, orders, eq(orders.id, checkouts.orderId)))
    .where(inSite(ctx, checkouts, inArray(checkouts.subject, hashes), or(recent, notOver)))
    .orderBy(checkouts.startedAt, checkouts.id)
}

/**
 * From `span` ago to `span` ahead: another process's clock may be ahead. Rows written by a clock that was off by more stop
 * counting once it is right again.
 */
function around(ctx: Ctx, span: number): [from: Date, to: Date] {
  const now = ctx.now().getTime()
  return [new Date(now - span), new Date(now + span)]
}

function isAround(ctx: Ctx, span: number, { startedAt }: Counted): boolean {
  const [from, to] = around(ctx, span)
  return from < startedAt && startedAt < to
}

/** A network is shared by many users: an office, a mobile carrier. */
function factorOf({ site }: Ctx, { kind }: Subject): number {
  return kind === 'network' ? site.settings.orderLimits.networkFactor : 1
}

const by: Record<Subject['kind'], string> = {
  person: 'With your account',
  mobile: 'With this mobile number',
  email: 'With this email',
  network: 'From your internet connection',
}

function requireFewBegun(ctx: Ctx, subject: Subject, own: Counted[]): void {
  const most = ctx.site.settings.orderLimits.checkoutsPerHour * factorOf(ctx, subject)
  const begun = own.filter((counted) => isAround(ctx, hour, counted))
  const first = begun.at(-most)
  if (begun.length < most || !first) return
  const wait = waitUntil(ctx, new Date(first.startedAt.getTime() + hour))
  throw refusal('checkout.tooMany', { by: by[subject.kind], count: begun.length, ...wait })
}

/** Excludes the user's own unpaid order, which will be paid or replaced. */
function requireFewOpen(ctx: Ctx, subject: Subject, own: Counted[]): void {
  const most = ctx.site.settings.orderLimits.openOrders * factorOf(ctx, subject)
  const open = openOf(ctx, own)
  if (open.length < most) return
  const ends = open.map(({ reservedUntil }) => reservedUntil?.getTime() ?? 0).sort((a, b) => a - b)
  const wait = waitUntil(ctx, new Date(ends[open.length - most] ?? 0))
  throw refusal('checkout.open', { by: by[subject.kind], count: open.length, ...wait })
}

function openOf(ctx: Ctx, own: Counted[]): Counted[] {
  const { id } = signedInUser(ctx)
  return ordersOf(own.filter(({ status, userId }) => status === 'PENDING_PAYMENT' && userId !== id))
}

/** Limits what new customers' unpaid online orders reserve in total, this basket included. */
async function requireLittleHeld(ctx: Ctx, subject: Subject, own: Counted[], basket: Basket): Promise<void> {
  const { heldLines, heldPieces, heldValue } = ctx.site.settings.orderLimits
  const factor = factorOf(ctx, subject)
  const open = openOf(ctx, own)
  const ids = open.map(({ orderId }) => orderId)
  const lines = [...(ids.length > 0 ? await listLines(ctx, ids) : []), ...basket.lines]
  const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0)
  const value = sumOf(open, leftOf) + basket.quote.total
  const most = { lines: heldLines * factor, pieces: heldPieces * factor, value: heldValue * factor }
  if (lines.length <= most.lines && pieces <= most.pieces && value <= most.value) return
  const { lines: mostLines, pieces: mostPieces } = most
  const money = formatMoney(most.value, basket.currency)
  throw refusal('checkout.held', { by: by[subject.kind], lines: mostLines, pieces: mostPieces, money })
}

/** Limits what is left of a new customer's undelivered orders that are not prepaid, in total; for a network, of those of one day. */
async function requireLittleUnpaid(ctx: Ctx, subject: Subject, own: Counted[], basket: Basket): Promise<void> {
  const { newLines, newValue } = ctx.site.settings.orderLimits
  const factor = factorOf(ctx, subject)
  const underWay = ordersOf(
    own.filter((counted) => isUnderWay(counted) && (subject.kind !== 'network' || isAround(ctx, day, counted))),
  )
  const ids = underWay.map(({ orderId }) => orderId)
  const lines = ids.length > 0 ? (await listLines(ctx, ids)).filter(isToCome).length : 0
  const money = (amount: number) => formatMoney(amount, basket.currency)
  const details = async () => ({ by: by[subject.kind], instead: await insteadOf(ctx) })
  const hasSome = ids.length > 0
  if (lines + basket.lines.length > newLines * factor)
    throw refusal(hasSome ? 'checkout.moreLines' : 'checkout.newLines', {
      ...(await details()),
      limit: newLines * factor,
      already: lines,
    })
  const value = sumOf(underWay, leftOf)
  if (value + basket.quote.total > newValue * factor)
    throw refusal(hasSome ? 'checkout.moreValue' : 'checkout.newValue', {
      ...(await details()),
      limit: money(newValue * factor),
      already: money(value),
    })
}

/** A request to cancel frees nothing until it is granted. */
const onItsWay: OrderStatus[] = ['PLACED', 'PACKED', 'CANCEL_REQUESTED', 'SHIPPED']

/** Placed, not delivered, and nothing paid. */
function isUnderWay({ status, paymentStatus, totalAmount }: Counted): boolean {
  return onItsWay.includes(status) && (paymentStatus !== 'PAID' || totalAmount === 0)
}

/** Whether some pieces of a line are to be sent, or on their way. */
const isToCome = (line: OrderLineRow): boolean => toSend(line) + line.shipped > 0

async function insteadOf(ctx: Ctx): Promise<string> {
  const paysOnline = (await offeredWays(ctx)).some(({ provider }) => provider)
  return paysOnline ? 'Pay online instead, or order less.' : 'Order less.'
}

/** Deduplicates by order: each payment attempt was counted. */
function ordersOf(counted: Counted[]): Counted[] {
  return [...new Map(counted.map((each) => [each.orderId, each])).values()]
}

/**
 * The time until a limit lets the caller go on, as refusals say it: in whole minutes, at least one, because an expired reservation
 * is released within moments.
 */
export function waitUntil(ctx: Ctx, end: Date): { wait: { text: string; count: number }; seconds: number } {
  const seconds = Math.max(1, Math.ceil((end.getTime() - ctx.now().getTime()) / 1000))
  const minutes = Math.ceil(seconds / 60)
  return { wait: { text: minutes === 1 ? '{count} minute' : '{count} minutes', count: minutes }, seconds }
}
