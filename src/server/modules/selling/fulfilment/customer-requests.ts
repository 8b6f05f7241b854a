import { isDeepStrictEqual } from 'node:util'
import type { CancelRequest, ReturnRequest, WishedPieces } from '../../../../shared/selling/order-request-shapes.ts'
import type { RequestKind, RequestReason } from '../../../../shared/selling/order-requests.ts'
import type { OrderStatus } from '../../../../shared/selling/orders.ts'
import { type PiecesOf, returnable, sumOf, toSend } from '../../../../shared/selling/pieces.ts'
import { type Ctx, transaction } from '../../../platform/context.ts'
import { refusal } from '../../../platform/refusal.ts'
import { signedInUser } from '../../people/identity/index.ts'
import {
  addEvent,
  addReturn,
  amountOfPieces,
  changePieces,
  type EventWords,
  eventTime,
  findOrder,
  type LockedOrder,
  listLines,
  move,
  type OrderLineRow,
  ownActions,
  requestOwnerMail,
  requestTakenMail,
  returnUntil,
  type Sentence,
} from '../orders/index.ts'
import { claimPictures } from '../reviews/index.ts'
import { askAboutPayments, cancel } from './cancel-order.ts'
import { chosenOrAll, itemsText } from './chosen-pieces.ts'
import { heldOrder } from './held-order.ts'

type Asked = { reason?: RequestReason | undefined; note: string }
type CancelWish = Omit<CancelRequest, 'id'>
type ReturnWish = Pick<ReturnRequest, 'reason' | 'lines'> & { note: string; pictures?: string[] }

/**
 * Cancels the signed-in user's order or some pieces of it, or asks the shop to, by the order's state and the shop's settings (C40).
 * A repeated request changes nothing.
 * @throws Refusal `order.notFound`, also for another user's order, `order.lapsed`, `order.tooLateToCancel`, `order.unpaidWhole`,
 * `order.noLine`, `order.fewerPieces`, `order.requestOpen`
 */
export async function requestCancel(ctx: Ctx, { id, ...wish }: CancelRequest): Promise<void> {
  requireOwn(ctx, await findOrder(ctx, id))
  await askAboutPayments(ctx, id)
  await transaction(ctx, async (ctx) => {
    const order = await heldOrder(ctx, id)
    if (order.status === 'CANCELLED') return
    if (order.status === 'CANCEL_REQUESTED') return requireSame(ctx, order, wish.lines, toSend)
    const [action] = ownActions(ctx, order, null)
    if (action === 'cancel') await cancelAtOnce(ctx, order, wish)
    else if (action === 'requestCancel') await askCancel(ctx, order, wish)
    else throw refusal(order.status === 'LAPSED' ? 'order.lapsed' : 'order.tooLateToCancel')
  })
}

/**
 * Asks the shop to take back the signed-in user's delivered order, or some pieces of it (C39). A repeated request changes nothing.
 * @throws Refusal `order.notFound`, also for another user's order, `order.notDelivered`, `order.noReturns`, `order.returnOver`,
 * `order.noLine`, `order.fewerPieces`, `order.requestOpen`, `media.notFound`
 */
export function requestReturn(ctx: Ctx, { id, ...wish }: ReturnRequest): Promise<void> {
  return transaction(ctx, async (ctx) => {
    const order = await heldOrder(ctx, id)
    requireOwn(ctx, order)
    if (order.status === 'RETURNED') return
    if (order.status === 'RETURN_REQUESTED') return requireSame(ctx, order, wish.lines, inReturnToo)
    if (order.status !== 'DELIVERED') throw refusal('order.notDelivered')
    const until = returnUntil(ctx, order, await eventTime(ctx, order, 'DELIVERED', 'first'))
    if (until === null) throw refusal('order.noReturns')
    if (!ownActions(ctx, order, until).includes('requestReturn'))
      throw refusal('order.returnOver', { date: new Date(until) })
    const pieces = await askReturn(ctx, order, wish)
    await requestOwnerMail.later(ctx, { orderId: order.id, wish: 'return', part: await worthOf(ctx, order, pieces) })
    await requestTakenMail.later(ctx, { orderId: order.id, request: 'return' })
  })
}

/** Pieces that could be returned before the open return took some. */
const inReturnToo = (line: OrderLineRow): number => returnable(line) + line.inReturn

/**
 * A repeat of the open request changes nothing. Other pieces have to wait for its end, and the customer is told so.
 * @throws Refusal `order.requestOpen`, `order.noLine`, `order.fewerPieces`
 */
async function requireSame(
  ctx: Ctx,
  order: LockedOrder,
  lines: WishedPieces | undefined,
  left: (line: OrderLineRow) => number,
): Promise<void> {
  const byPosition = (parts: PiecesOf[] | null | undefined) =>
    parts?.map(({ position, pieces }) => `${position}: ${pieces}`).toSorted() ?? null
  const pieces = byPosition(await wished(ctx, order, lines, left))
  if (!isDeepStrictEqual(pieces, byPosition(order.request?.lines))) throw refusal('order.requestOpen')
}

function requireOwn(ctx: Ctx, order: { userId: string } | undefined): void {
  if (order?.userId !== signedInUser(ctx).id) throw refusal('order.notFound')
}

/** An unpaid order concerns the owner only once it is placed. */
async function cancelAtOnce(ctx: Ctx, order: LockedOrder, wish: CancelWish): Promise<void> {
  const pieces = await wished(ctx, order, wish.lines, toSend)
  await addEvent(ctx, order, 'CANCEL_REQUESTED', await wordsOf(ctx, order, wish, pieces))
  const { order: left, lost } = await cancel(ctx, order, {}, { pieces })
  if (order.status === 'PENDING_PAYMENT') return
  const part = left.status === 'CANCELLED' ? undefined : lost
  await requestOwnerMail.later(ctx, { orderId: order.id, wish: 'cancelled', part })
}

async function askCancel(ctx: Ctx, order: LockedOrder, wish: CancelWish): Promise<void> {
  const pieces = await wished(ctx, order, wish.lines, toSend)
  await moveToRequest(ctx, order, 'cancel', wish, pieces)
  await requestOwnerMail.later(ctx, { orderId: order.id, wish: 'cancel', part: await worthOf(ctx, order, pieces) })
  await requestTakenMail.later(ctx, { orderId: order.id, request: 'cancel' })
}

/**
 * Adds a return of a delivered order: of all pieces that can come back, or of those chosen.
 * @returns the pieces, undefined for all
 * @throws Refusal `order.move`, `order.noLine`, `order.fewerPieces`, `order.nothingLeft`, `media.notFound`
 */
export async function askReturn(ctx: Ctx, order: LockedOrder, wish: ReturnWish): Promise<PiecesOf[] | undefined> {
  const lines = await listLines(ctx, [order.id])
  const pieces = await wished(ctx, order, wish.lines, returnable)
  const moved = await moveToRequest(ctx, order, 'return', wish, pieces)
  const parts = chosenOrAll(lines, pieces, returnable)
  const returnId = await addReturn(ctx, moved, {
    ...{ reason: wish.reason ?? null, note: wish.note, lines: parts },
    piecesAmount: amountOfPieces(lines, parts),
  })
  await changePieces(ctx, moved, parts, { inReturn: 1 })
  await claimPictures(ctx, returnId, wish.pictures ?? [])
  return pieces
}

/** The chosen pieces; undefined for all of them. */
async function wished(
  ctx: Ctx,
  order: LockedOrder,
  lines: WishedPieces | undefined,
  left: (line: OrderLineRow) => number,
): Promise<PiecesOf[] | undefined> {
  if (!lines) return undefined
  if (order.status === 'PENDING_PAYMENT') throw refusal('order.unpaidWhole')
  const all = await listLines(ctx, [order.id])
  const parts = chosenOrAll(all, lines, left)
  const isAll = sumOf(parts, ({ pieces }) => pieces) === sumOf(all, left)
  return isAll ? undefined : parts
}

const statusOf: Record<RequestKind, OrderStatus> = { cancel: 'CANCEL_REQUESTED', return: 'RETURN_REQUESTED' }

async function moveToRequest(
  ctx: Ctx,
  order: LockedOrder,
  kind: RequestKind,
  asked: Asked,
  pieces: PiecesOf[] | undefined,
): Promise<LockedOrder> {
  const { reason = null, note } = asked
  const created = ctx.now().toISOString()
  const request = { kind, reason, note, created, approved: null, lines: pieces ?? null, from: order.status }
  return move(ctx, order, statusOf[kind], await wordsOf(ctx, order, asked, pieces), { request })
}

/** The customer's words, after the items if they are not all. */
async function wordsOf(
  ctx: Ctx,
  order: LockedOrder,
  { reason, note }: Asked,
  pieces: PiecesOf[] | undefined,
): Promise<EventWords> {
  const items = pieces && itemsText(await listLines(ctx, [order.id]), pieces)
  const said: Sentence[] = items ? [{ is: 'itemsAsked', values: { items } }] : []
  return { said: [...said, ...(reason ? [{ is: reason }] : [])], note }
}

/** What the chosen pieces come to; undefined for all of the order. */
async function worthOf(ctx: Ctx, order: LockedOrder, pieces: PiecesOf[] | undefined): Promise<number | undefined> {
  return pieces && amountOfPieces(await listLines(ctx, [order.id]), pieces)
}
