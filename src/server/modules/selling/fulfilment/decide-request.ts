import type { ApproveBody, RefuseBody } from '../../../../shared/selling/orders/order-request-shapes.ts'
import { isWithdrawable, type RequestKind } from '../../../../shared/selling/orders/order-requests.ts'
import { type Ctx, transaction } from '../../../platform/context.ts'
import { refusal } from '../../../platform/refusal.ts'
import {
  addEvent,
  approveReturn,
  changePieces,
  closeBeside,
  findOpenReturn,
  type LockedOrder,
  move,
  moveReturn,
  requestApprovedMail,
  requestRefusedMail,
  type StandingRequest,
  standsBeside,
} from '../orders/index.ts'
import { askAboutPayments, cancel } from './cancel-order.ts'
import { requireOwn } from './customer-requests.ts'
import { heldOrder } from './held-order.ts'

/**
 * Approves a customer's request: to cancel, which cancels the order; or to return, which then waits for the parcel. Approving a
 * return twice changes nothing.
 * @throws Refusal `order.notFound`, `order.noRequest`
 */
export async function approveRequest(ctx: Ctx, id: string, { kind, note }: ApproveBody): Promise<void> {
  if (kind === 'cancel') await askAboutPayments(ctx, id)
  await transaction(ctx, async (ctx) => {
    const { order, request } = await heldRequest(ctx, id, kind)
    if (kind === 'cancel') await cancel(ctx, order, { note }, { pieces: request.lines ?? undefined })
    else if (!request.approved) await approve(ctx, order, request, note)
  })
}

async function approve(ctx: Ctx, order: LockedOrder, request: StandingRequest, note: string): Promise<void> {
  const found = await findOpenReturn(ctx, order)
  if (found) await moveReturn(ctx, order, found, 'APPROVED')
  await approveReturn(ctx, order, request)
  await addEvent(ctx, order, 'RETURN_APPROVED', { note })
  await requestApprovedMail.later(ctx, { orderId: order.id })
}

/**
 * Refuses a customer's request: the order goes back to the state it came from, or stays in its own beside which a return was asked for.
 * @throws Refusal `order.notFound`, `order.noRequest`
 */
export function refuseRequest(ctx: Ctx, id: string, { kind, note }: RefuseBody): Promise<void> {
  return transaction(ctx, async (ctx) => {
    const { order, request } = await heldRequest(ctx, id, kind)
    await refuse(ctx, order, request, note)
  })
}

/** Refuses the request of a locked order, and tells the buyer. */
export async function refuse(ctx: Ctx, order: LockedOrder, request: StandingRequest, note: string): Promise<void> {
  await closeRequest(ctx, order, request, { as: 'REFUSED', note })
  await requestRefusedMail.later(ctx, { orderId: order.id, request: request.kind })
}

/**
 * Withdraws the request that the signed-in user made about their order, until the shop has decided. The order goes on as after a
 * refusal (B345).
 * @throws Refusal `order.notFound`, also for another user's order, `order.noRequest`, `order.requestDecided`
 */
export function withdrawRequest(ctx: Ctx, id: string): Promise<void> {
  return transaction(ctx, async (ctx) => {
    const order = await heldOrder(ctx, id)
    requireOwn(ctx, order)
    const { request } = order
    if (!request) throw refusal('order.noRequest')
    if (!isWithdrawable(request)) throw refusal('order.requestDecided')
    await closeRequest(ctx, order, request, { as: 'WITHDRAWN', note: '' })
  })
}

type Closed = { as: 'REFUSED' | 'WITHDRAWN'; note: string }

async function closeRequest(
  ctx: Ctx,
  order: LockedOrder,
  { kind, from }: StandingRequest,
  { as, note }: Closed,
): Promise<void> {
  const found = kind === 'return' ? await findOpenReturn(ctx, order) : undefined
  if (found) {
    await moveReturn(ctx, order, found, as)
    await changePieces(ctx, order, found.lines, { inReturn: -1 })
  }
  if (standsBeside(order)) {
    await closeBeside(ctx, order)
    await addEvent(ctx, order, `RETURN_${as}`, { note })
  } else await move(ctx, order, from, { kind: kind === 'cancel' ? `CANCEL_${as}` : `RETURN_${as}`, note })
}

async function heldRequest(ctx: Ctx, id: string, kind: RequestKind) {
  const order = await heldOrder(ctx, id)
  const { request } = order
  if (request?.kind !== kind) throw refusal('order.noRequest')
  return { order, request }
}
