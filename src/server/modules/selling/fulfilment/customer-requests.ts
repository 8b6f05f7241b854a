import type { CancelRequest, ReturnRequest } from '../../../../shared/selling/order-request-shapes.ts'
import type { RequestKind } from '../../../../shared/selling/order-requests.ts'
import type { OrderStatus } from '../../../../shared/selling/orders.ts'
import { type Ctx, transaction } from '../../../platform/context.ts'
import { refusal } from '../../../platform/refusal.ts'
import { signedInUser } from '../../people/identity/index.ts'
import {
  addEvent,
  type EventWords,
  eventTime,
  findOrder,
  type LockedOrder,
  move,
  ownActions,
  requestOwnerMail,
  returnUntil,
} from '../orders/index.ts'
import { askAboutPayments, cancel } from './cancel-order.ts'
import { heldOrder } from './held-order.ts'

type Wish = Omit<CancelRequest | ReturnRequest, 'id'>

/**
 * Cancels the signed-in user's order, or asks the shop to, by the order's state and the shop's settings (C40). A repeated
 * request changes nothing.
 * @throws Refusal `order.notFound`, also for another user's order, `order.lapsed`, `order.tooLateToCancel`
 */
export async function requestCancel(ctx: Ctx, { id, ...wish }: CancelRequest): Promise<void> {
  requireOwn(ctx, await findOrder(ctx, id))
  await askAboutPayments(ctx, id)
  await transaction(ctx, async (ctx) => {
    const order = await heldOrder(ctx, id)
    if (order.status === 'CANCELLED' || order.status === 'CANCEL_REQUESTED') return
    const [action] = ownActions(ctx, order, null)
    if (action === 'cancel') await cancelAtOnce(ctx, order, wish)
    else if (action === 'requestCancel') await ask(ctx, order, 'cancel', wish)
    else throw refusal(order.status === 'LAPSED' ? 'order.lapsed' : 'order.tooLateToCancel')
  })
}

/**
 * Asks the shop to take back the signed-in user's delivered order (C39). A repeated request changes nothing.
 * @throws Refusal `order.notFound`, also for another user's order, `order.notDelivered`, `order.noReturns`, `order.returnOver`
 */
export function requestReturn(ctx: Ctx, { id, ...wish }: ReturnRequest): Promise<void> {
  return transaction(ctx, async (ctx) => {
    const order = await heldOrder(ctx, id)
    requireOwn(ctx, order)
    if (order.status === 'RETURN_REQUESTED' || order.status === 'RETURNED') return
    if (order.status !== 'DELIVERED') throw refusal('order.notDelivered')
    const until = returnUntil(ctx, order, await eventTime(ctx, order, 'DELIVERED', 'first'))
    if (until === null) throw refusal('order.noReturns')
    if (!ownActions(ctx, order, until).includes('requestReturn'))
      throw refusal('order.returnOver', { date: new Date(until) })
    await ask(ctx, order, 'return', wish)
  })
}

/** Records a request to return that reached the shop another way. */
export function recordReturn(ctx: Ctx, order: LockedOrder, note: string): Promise<LockedOrder> {
  return moveToRequest(ctx, order, 'return', { note })
}

function requireOwn(ctx: Ctx, order: { userId: string } | undefined): void {
  if (order?.userId !== signedInUser(ctx).id) throw refusal('order.notFound')
}

/** An unpaid order concerns the owner only once it is placed. */
async function cancelAtOnce(ctx: Ctx, order: LockedOrder, wish: Wish): Promise<void> {
  await addEvent(ctx, order, 'CANCEL_REQUESTED', wordsOf(wish))
  await cancel(ctx, order, {})
  if (order.status !== 'PENDING_PAYMENT') await requestOwnerMail.later(ctx, { orderId: order.id, wish: 'cancelled' })
}

async function ask(ctx: Ctx, order: LockedOrder, kind: RequestKind, wish: Wish): Promise<void> {
  await moveToRequest(ctx, order, kind, wish)
  await requestOwnerMail.later(ctx, { orderId: order.id, wish: kind })
}

const statusOf: Record<RequestKind, OrderStatus> = { cancel: 'CANCEL_REQUESTED', return: 'RETURN_REQUESTED' }

function moveToRequest(ctx: Ctx, order: LockedOrder, kind: RequestKind, wish: Wish): Promise<LockedOrder> {
  const { reason = null, note } = wish
  const created = ctx.now().toISOString()
  const request = { kind, reason, note, created, approved: null, from: order.status }
  return move(ctx, order, statusOf[kind], wordsOf(wish), { request })
}

function wordsOf({ reason, note }: Wish): EventWords {
  return { said: reason ? [{ is: reason }] : [], note }
}
