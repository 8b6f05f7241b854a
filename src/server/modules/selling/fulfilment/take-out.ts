import type { OrderStatus, PaymentStatus } from '../../../../shared/selling/orders/orders.ts'
import { type PiecesOf, statusByPieces, sumOf } from '../../../../shared/selling/orders/pieces.ts'
import { cashMode } from '../../../../shared/selling/payments/payment-modes.ts'
import { formatMoney } from '../../../../shared/selling/pricing/money.ts'
import type { Ctx } from '../../../platform/context.ts'
import { bookBack } from '../checkout/index.ts'
import { issueCreditNote } from '../invoices/index.ts'
import {
  addEvent,
  addLost,
  amountOfPieces,
  changePieces,
  collectedBy,
  type EventWords,
  type LockedOrder,
  leftOf,
  listLines,
  listParcels,
  listReturns,
  move,
  type OrderLineRow,
  refundedBy,
} from '../orders/index.ts'
import { type Attempt, dueOf, type LockedAttempt, lockAttempts, moveAttempt, owe } from '../payments/index.ts'
import { afterArrival } from './after-arrival.ts'
import { itemsText } from './chosen-pieces.ts'

/** Pieces of a line, of which so many can be sold again. */
export type PartBack = PiecesOf & { restocked: number }

export type TakenOut = {
  as: 'cancelled' | 'returned'
  /** Where the pieces were; `toSend` for those that were never sent. */
  from: keyof typeof counted
  parts: PartBack[]
  /** The amount to pay back, in minor units; without one what the pieces came to, and the shipping once nothing of the order is kept. */
  amount?: number | undefined
  /** The event where the order goes on. */
  kind: string
  words: EventWords
}

/**
 * Takes pieces out of an order for good: those cancelled before they were sent, and those that came back. All cancellations and
 * returns pass here, once for each, under the order's lock: counters, amounts, stock, what is owed, and the order's state. What
 * documents them, the credit note of an invoiced order, is issued here (B258).
 * @returns the order in its new state, the amount that it lost, and the part of it that is due back
 */
export async function takeOut(
  ctx: Ctx,
  order: LockedOrder,
  { as, from, parts, amount, kind, words }: TakenOut,
): Promise<{ order: LockedOrder; lost: number; due: number }> {
  const before = await listLines(ctx, [order.id])
  await changePieces(ctx, order, parts, { ...counted[from], [as]: 1 })
  const lines = await listLines(ctx, [order.id])
  const to = statusByPieces(lines)
  const worth = amountOfPieces(before, parts)
  const hasArrived = from === 'inReturn' || from === 'replacing'
  const refunded = refundedBy(await listReturns(ctx, [order.id]))
  const lost = await lostBy(ctx, order, { amount, worth, to, hasArrived, refunded })
  const attempts = await lockAttempts(ctx, order.id)
  const rest = hasArrived ? undefined : leftOf(order) + refunded
  const { attempts: owing, due } = await oweLost(ctx, attempts, { before: rest, lost }, isOver(to))
  const changed = await addLost(ctx, order, as, lost)
  const moved = await follow(ctx, changed, { lines, parts, as, to, kind, words, owing })
  if (due > 0)
    await addEvent(ctx, moved, 'REFUND_DUE', {
      said: [{ is: 'willBePaidBack', values: { amount: formatMoney(due, order.currency) } }],
    })
  await bookBack(ctx, moved, backOf(lines, parts), as === 'cancelled' ? 'RELEASED' : 'RETURNED')
  await issueCreditNote(ctx, order, asCredited(before, parts), {
    ...{ shipping: Math.max(0, lost - worth), reason: reasonOf(as, to) },
  })
  return { order: moved, lost, due }
}

/** Amounts of the parts as they were ordered, also where staff pay back less. */
const asCredited = (lines: OrderLineRow[], parts: PartBack[]) =>
  parts.map(({ position, pieces }) => ({ position, pieces, amount: amountOfPieces(lines, [{ position, pieces }]) }))

function reasonOf(as: TakenOut['as'], to: OrderStatus | undefined): string {
  if (as === 'returned') return 'Goods returned'
  return to === 'CANCELLED' ? 'Order cancelled' : 'Items cancelled'
}

const counted = {
  toSend: {},
  shipped: { shipped: -1 },
  replacing: { delivered: -1, replacing: -1 },
  inReturn: { delivered: -1, inReturn: -1 },
} as const

const isOver = (status: OrderStatus | undefined) => status === 'CANCELLED' || status === 'RETURNED'

const backOf = (lines: OrderLineRow[], parts: PartBack[]) =>
  parts.flatMap(({ position, pieces, restocked }) => {
    const line = lines.find((line) => line.position === position)
    return line ? [{ variantId: line.variantId, quantity: pieces, writtenOff: pieces - restocked }] : []
  })

type Losing = {
  amount: number | undefined
  worth: number
  to: OrderStatus | undefined
  /** The pieces were with the customer, so they were paid for. */
  hasArrived: boolean
  /** Amount of the returns that are refunded. */
  refunded: number
}

/**
 * The amount that the order loses. Of a cash order that has nothing left to send, what no parcel collects is lost: the shipping too, where
 * the parcel that should have collected it came back.
 */
async function lostBy(
  ctx: Ctx,
  order: LockedOrder,
  { amount, worth, to, hasArrived, refunded }: Losing,
): Promise<number> {
  const left = leftOf(order)
  if (amount !== undefined) return Math.min(left, amount)
  if (to !== undefined && !hasArrived && order.paymentStatus === 'DUE_ON_DELIVERY')
    return Math.max(0, left + refunded - collectedBy(await listParcels(ctx, [order.id])))
  return Math.min(left, worth + (isOver(to) ? order.shippingAmount - order.reducedShipping : 0))
}

/**
 * Makes due what the paid attempt holds above the rest of the order: cash for pieces that never arrived was not paid. Once the order is
 * over and all of it is owed, the attempt says so.
 * @param left `before`: the rest with the returns that are refunded; undefined for pieces that had arrived, which are due in full
 */
async function oweLost(
  ctx: Ctx,
  attempts: LockedAttempt[],
  left: { before: number | undefined; lost: number },
  isOver: boolean,
): Promise<{ attempts: Attempt[]; due: number }> {
  const paid = attempts.find(({ status }) => status === 'PAID')
  if (!paid) return { attempts, due: 0 }
  const above = (rest: number) => Math.max(0, paidWith(paid, attempts) - rest)
  const lost = left.before === undefined ? left.lost : above(left.before - left.lost) - above(left.before)
  const owing = lost > 0 ? await owe(ctx, paid, lost) : paid
  const due = dueOf(owing) - dueOf(paid)
  if (!isOver || owing.owed < owing.amount)
    return { attempts: attempts.map((attempt) => (attempt === paid ? owing : attempt)), due }
  await moveAttempt(ctx, owing, 'REFUND_DUE')
  return { attempts: attempts.map((attempt) => (attempt === paid ? { ...owing, status: 'REFUND_DUE' } : attempt)), due }
}

/** Cash comes parcel by parcel, and in a further payment once the first is paid back. */
const paidWith = (paid: Attempt, attempts: Attempt[]): number =>
  paid.provider === cashMode
    ? sumOf(attempts, ({ provider, amount }) => (provider === cashMode ? amount : 0))
    : paid.amount

type Following = Pick<TakenOut, 'as' | 'parts' | 'kind' | 'words'> & {
  lines: OrderLineRow[]
  to: OrderStatus | undefined
  owing: Attempt[]
}

/** Moves the order to where its pieces are. Where it goes on, an event names those that were taken out. */
async function follow(ctx: Ctx, order: LockedOrder, following: Following): Promise<LockedOrder> {
  const { lines, parts, as, kind, words, owing } = following
  const asked = order.request?.kind === 'cancel' || order.status === 'RETURN_REQUESTED' ? order.request : undefined
  const to = following.to ?? (as === 'cancelled' ? asked?.from : undefined)
  if (to && isOver(to)) return move(ctx, order, to, words, { paymentStatus: statusOver(owing), reservedUntil: null })
  const is = as === 'cancelled' ? ('itemsCancelled' as const) : ('itemsReturned' as const)
  const said = [{ is, values: { items: itemsText(lines, parts) } }, ...(words.said ?? [])]
  // Restores the status before the request, with one event.
  if (to && to === asked?.from) return move(ctx, order, to, { kind, said, note: words.note ?? '' })
  await addEvent(ctx, order, kind, { said, note: words.note ?? '' })
  if (!to || to === order.status) return order
  const moved = await move(ctx, order, to, {})
  return to === 'DELIVERED' ? afterArrival(ctx, moved) : moved
}

/** The payment status of an order of which nothing is kept. */
function statusOver(attempts: Attempt[]): PaymentStatus {
  if (attempts.some((attempt) => attempt.status === 'REFUND_DUE' || dueOf(attempt) > 0)) return 'REFUND_DUE'
  if (attempts.some(({ status, back }) => status === 'REFUNDED' || back > 0)) return 'REFUNDED'
  return sumOf(attempts, ({ status }) => (status === 'PAID' ? 1 : 0)) > 0 ? 'PAID' : 'NOTHING_DUE'
}
