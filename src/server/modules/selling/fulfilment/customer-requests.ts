import { isDeepStrictEqual } from 'node:util'
import type { CancelRequest, WishedPieces } from '../../../../shared/selling/orders/order-request-shapes.ts'
import type { RequestKind, RequestReason } from '../../../../shared/selling/orders/order-requests.ts'
import { allPieces, type PiecesOf, sumOf, toSend } from '../../../../shared/selling/orders/pieces.ts'
import { type Ctx, transaction } from '../../../platform/context.ts'
import { refusal } from '../../../platform/refusal.ts'
import { signedInUser } from '../../people/identity/index.ts'
import {
  addEvent,
  amountOfPieces,
  type EventWords,
  findOrder,
  type LockedOrder,
  listLines,
  move,
  ownActions,
  requestOwnerMail,
  requestTakenMail,
  type Sentence,
  type StandingRequest,
  standsBeside,
} from '../orders/index.ts'
import { askAboutPayments, cancel } from './cancel-order.ts'
import { chosenOrAll, itemsText } from './chosen-pieces.ts'
import { heldOrder } from './held-order.ts'
import { unearnedWithout } from './still-earned.ts'

type CancelWish = Omit<CancelRequest, 'id'>

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
    if (order.status === 'CANCEL_REQUESTED') return requireSame(ctx, order, wish.lines)
    if (standsBeside(order)) throw refusal('order.requestOpen')
    const [action] = ownActions(ctx, order, false)
    if (action === 'cancel') await cancelAtOnce(ctx, order, wish)
    else if (action === 'requestCancel') await askCancel(ctx, order, wish, await wished(ctx, order, wish.lines))
    else throw refusal(order.status === 'LAPSED' ? 'order.lapsed' : 'order.tooLateToCancel')
  })
}

/**
 * A repeat of the open request changes nothing. Other pieces have to wait for its end, and the customer is told so.
 * @throws Refusal `order.requestOpen`, `order.noLine`, `order.fewerPieces`
 */
async function requireSame(ctx: Ctx, order: LockedOrder, lines: WishedPieces | undefined): Promise<void> {
  const pieces = await wished(ctx, order, lines)
  if (!isSame(pieces, order.request?.lines)) throw refusal('order.requestOpen')
}

/** Whether these are the same pieces, in any order. */
export function isSame(some: PiecesOf[] | null | undefined, others: PiecesOf[] | null | undefined): boolean {
  const byPosition = (parts: PiecesOf[] | null | undefined) =>
    parts?.map(({ position, pieces }) => `${position}: ${pieces}`).toSorted() ?? null
  return isDeepStrictEqual(byPosition(some), byPosition(others))
}

/** @throws Refusal `order.notFound` */
export function requireOwn(ctx: Ctx, order: { userId: string } | undefined): void {
  if (order?.userId !== signedInUser(ctx).id) throw refusal('order.notFound')
}

/**
 * An unpaid order concerns the owner only once it is placed. It becomes a request if the rest would keep a discount that it no longer earns
 * (decision 094).
 */
async function cancelAtOnce(ctx: Ctx, order: LockedOrder, wish: CancelWish): Promise<void> {
  const pieces = await wished(ctx, order, wish.lines)
  const some = pieces ?? (await restOf(ctx, order))
  const unearned = some ? await unearnedWithout(ctx, order, some) : nothingUnearned
  if (isUnearned(unearned)) return askCancel(ctx, order, wish, pieces, unearned)
  await addEvent(ctx, order, 'CANCEL_REQUESTED', await wordsOf(ctx, order, wish, pieces))
  const { order: left, lost } = await cancel(ctx, order, {}, { pieces })
  if (order.status === 'PENDING_PAYMENT') return
  const part = left.status === 'CANCELLED' ? undefined : lost
  await requestOwnerMail.later(ctx, { orderId: order.id, wish: 'cancelled', part })
}

/** The pieces to be cancelled; undefined for all that can be. */
async function wished(ctx: Ctx, order: LockedOrder, lines: WishedPieces | undefined): Promise<PiecesOf[] | undefined> {
  if (!lines) return undefined
  if (order.status === 'PENDING_PAYMENT') throw refusal('order.unpaidWhole')
  const all = await listLines(ctx, [order.id])
  const parts = chosenOrAll(all, lines, toSend)
  const isAll = sumOf(parts, ({ pieces }) => pieces) === sumOf(all, toSend)
  return isAll ? undefined : parts
}

/** All that is left of an order of which the customer has a part; undefined for a whole one. */
async function restOf(ctx: Ctx, order: LockedOrder): Promise<PiecesOf[] | undefined> {
  const lines = await listLines(ctx, [order.id])
  return sumOf(lines, ({ delivered }) => delivered) > 0 ? allPieces(lines, toSend) : undefined
}

type Unearned = Awaited<ReturnType<typeof unearnedWithout>>

const nothingUnearned: Unearned = { discounts: [], delivery: false }

const isUnearned = ({ discounts, delivery }: Unearned) => discounts.length > 0 || delivery

async function askCancel(
  ctx: Ctx,
  order: LockedOrder,
  wish: CancelWish,
  pieces: PiecesOf[] | undefined,
  unearned: Unearned = nothingUnearned,
): Promise<void> {
  const { said = [], note } = await wordsOf(ctx, order, wish, pieces)
  const words: EventWords = { said: [...said, ...sentencesOf(unearned)], ...(note && { note }) }
  const request = { ...requestOf(ctx, order, 'cancel', wish, pieces), ...(isUnearned(unearned) && { unearned }) }
  await move(ctx, order, 'CANCEL_REQUESTED', words, { request })
  await requestOwnerMail.later(ctx, { orderId: order.id, wish: 'cancel', part: await worthOf(ctx, order, pieces) })
  await requestTakenMail.later(ctx, { orderId: order.id, request: 'cancel' })
}

type Asked = { reason?: RequestReason | undefined; note: string }

const sentencesOf = ({ discounts, delivery }: Unearned): Sentence[] => [
  ...discounts.map((reason): Sentence => ({ is: 'noLongerEarned', values: { reason } })),
  ...(delivery ? [{ is: 'noLongerFree' } as const] : []),
]

/** The request as the order keeps it; without pieces it is for all of them. */
export function requestOf(
  ctx: Ctx,
  { status: from }: LockedOrder,
  kind: RequestKind,
  { reason, note }: Asked,
  pieces: PiecesOf[] | undefined,
): StandingRequest {
  return {
    kind,
    reason: reason ?? null,
    note,
    created: ctx.now().toISOString(),
    approved: null,
    lines: pieces ?? null,
    from,
  }
}

/** The words of a request, after its items if it names some. */
export async function wordsOf(
  ctx: Ctx,
  order: LockedOrder,
  { reason, note }: Asked,
  pieces: PiecesOf[] | undefined,
): Promise<EventWords> {
  const items = pieces && itemsText(await listLines(ctx, [order.id]), pieces)
  const said: Sentence[] = items ? [{ is: 'itemsAsked', values: { items } }] : []
  return { said: [...said, ...(reason ? [{ is: reason }] : [])], note }
}

/** The amount of the chosen pieces; undefined for the whole order. */
export async function worthOf(
  ctx: Ctx,
  order: LockedOrder,
  pieces: PiecesOf[] | undefined,
): Promise<number | undefined> {
  return pieces && amountOfPieces(await listLines(ctx, [order.id]), pieces)
}
