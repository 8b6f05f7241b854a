import { nameWithOptions } from '../../../../shared/selling/bag/bag.ts'
import type { ReturnRequest, WishedPieces } from '../../../../shared/selling/orders/order-request-shapes.ts'
import { allPieces, type PiecesOf, returnable, sumOf } from '../../../../shared/selling/orders/pieces.ts'
import { type Ctx, transaction } from '../../../platform/context.ts'
import { refusal } from '../../../platform/refusal.ts'
import {
  addReturn,
  amountOfPieces,
  askBeside,
  changePieces,
  findOpenReturn,
  isUnderWay,
  type LockedOrder,
  lastDay,
  listLines,
  listParcels,
  move,
  type OrderLineRow,
  type ReturnWindow,
  requestOwnerMail,
  requestTakenMail,
  returnWindow,
} from '../orders/index.ts'
import { claimPictures } from '../reviews/index.ts'
import { choosePieces, chosenOrAll } from './chosen-pieces.ts'
import { isSame, requestOf, requireOwn, wordsOf, worthOf } from './customer-requests.ts'
import { heldOrder } from './held-order.ts'

type Wish = Pick<ReturnRequest, 'reason' | 'lines'> & { note: string; pictures?: string[] }
type Count = (line: OrderLineRow) => number

/**
 * Asks the shop to take back the delivered pieces of the signed-in user's order, or some of them (C39). A repeated request changes nothing.
 * @throws Refusal `order.notFound`, also for another user's order, `order.notDelivered`, `order.noReturns`, `order.returnOver`,
 * `order.itemReturnOver`, `order.nothingLeft`, `order.noLine`, `order.fewerPieces`, `order.requestOpen`, `media.notFound`
 */
export function requestReturn(ctx: Ctx, { id, ...wish }: ReturnRequest): Promise<void> {
  return transaction(ctx, async (ctx) => {
    const order = await heldOrder(ctx, id)
    requireOwn(ctx, order)
    if (order.status === 'RETURNED') return
    const lines = await listLines(ctx, [order.id])
    const parcels = await listParcels(ctx, [order.id])
    const windows = lines.map((line) => returnWindow(ctx, line, parcels))
    const open: Count = ({ position }) => windows[position]?.pieces ?? 0
    if (order.request?.kind === 'return') return requireSame(ctx, order, { lines, wished: wish.lines, open })
    requireReturnable(order, lines, windows)
    if (wish.lines) requireInTime(lines, wish.lines, windows)
    const pieces = await askReturn(ctx, order, wish, open)
    await requestOwnerMail.later(ctx, { orderId: order.id, wish: 'return', part: await worthOf(ctx, order, pieces) })
  })
}

/** @throws Refusal as `requestReturn`, for the order as a whole */
function requireReturnable(order: LockedOrder, lines: OrderLineRow[], windows: ReturnWindow[]): void {
  if (sumOf(lines, ({ delivered }) => delivered) === 0) throw refusal('order.notDelivered')
  if (order.request) throw refusal('order.requestOpen')
  const until = lastDay(windows)
  if (until === null) throw refusal('order.noReturns')
  if (sumOf(lines, returnable) === 0) throw refusal('order.nothingLeft')
  if (sumOf(windows, ({ pieces }) => pieces) === 0) throw refusal('order.returnOver', { date: new Date(until) })
}

/** @throws Refusal `order.itemReturnOver` for a line whose window is over, `order.noLine`, `order.fewerPieces` */
function requireInTime(lines: OrderLineRow[], wished: WishedPieces, windows: ReturnWindow[]): void {
  for (const { position } of choosePieces(lines, wished, returnable)) {
    const { until, pieces } = windows[position] ?? { until: null, pieces: 0 }
    const line = lines[position]
    if (line && until !== null && pieces === 0)
      throw refusal('order.itemReturnOver', { field: 'lines', name: nameWithOptions(line), date: new Date(until) })
  }
}

type Repeat = { lines: OrderLineRow[]; wished: WishedPieces | undefined; open: Count }

/**
 * A repeat of the open return changes nothing. Other pieces have to wait for its end, and the customer is told so.
 * @throws Refusal `order.requestOpen`, `order.noLine`, `order.fewerPieces`
 */
async function requireSame(ctx: Ctx, order: LockedOrder, { lines, wished, open }: Repeat): Promise<void> {
  const asked = await findOpenReturn(ctx, order)
  const parts = chosenOrAll(lines, wished, (line) => line.inReturn + (wished ? returnable(line) : open(line)))
  if (!isSame(parts, asked?.lines)) throw refusal('order.requestOpen')
}

/**
 * Adds a return of delivered pieces: of all that can come back, or of those chosen. While more of the order is to come, the request stands
 * beside its status. The buyer gets a mail.
 * @param left counts the pieces of a line that can be chosen
 * @returns the pieces, undefined for all that has been delivered
 * @throws Refusal `order.move`, `order.requestFirst`, `order.noLine`, `order.fewerPieces`, `order.nothingLeft`, `media.notFound`
 */
export async function askReturn(
  ctx: Ctx,
  order: LockedOrder,
  wish: Wish,
  left: Count = returnable,
): Promise<PiecesOf[] | undefined> {
  const lines = await listLines(ctx, [order.id])
  const parts = wish.lines ? chosenOrAll(lines, wish.lines, left) : allPieces(lines, left)
  const isAll = sumOf(parts, ({ pieces }) => pieces) === sumOf(lines, ({ delivered }) => delivered)
  const pieces = isAll && order.status === 'DELIVERED' ? undefined : parts
  const asked = await markAsked(ctx, order, wish, pieces)
  if (parts.length === 0) throw refusal('order.nothingLeft')
  const returnId = await addReturn(ctx, asked, {
    ...{ reason: wish.reason ?? null, note: wish.note, lines: parts },
    piecesAmount: amountOfPieces(lines, parts),
  })
  await changePieces(ctx, asked, parts, { inReturn: 1 })
  await claimPictures(ctx, returnId, wish.pictures ?? [])
  await requestTakenMail.later(ctx, { orderId: order.id, request: 'return' })
  return pieces
}

/** @throws Refusal `order.move` for an order of which nothing has arrived, `order.requestFirst` */
async function markAsked(
  ctx: Ctx,
  order: LockedOrder,
  wish: Wish,
  pieces: PiecesOf[] | undefined,
): Promise<LockedOrder> {
  const isOwn = ctx.actor.kind === 'user' && ctx.actor.id === order.userId
  const request = { ...requestOf(ctx, order, 'return', wish, pieces), ...(isOwn ? {} : { byStaff: true }) }
  const words = await wordsOf(ctx, order, wish, pieces?.length === 0 ? undefined : pieces)
  if (!isUnderWay(order) || pieces?.length === 0) return move(ctx, order, 'RETURN_REQUESTED', words, { request })
  if (order.request) throw refusal('order.requestFirst')
  return askBeside(ctx, order, words, request)
}
