import { can } from '../../../../shared/people/permissions.ts'
import type { Ctx } from '../../../platform/context.ts'
import { type Route, route } from '../../../platform/http/route.ts'
import { refusal } from '../../../platform/refusal.ts'
import { signedInUser } from '../../people/identity/index.ts'
import { addInternalNote, findOrder, readForStaff, readOwnOrder } from '../orders/index.ts'
import { addPicture } from '../reviews/index.ts'
import { cancelOrder, cancelPieces, releaseOrder } from './cancel-order.ts'
import { collectPieces } from './collect.ts'
import * as own from './customer-requests.contract.ts'
import { requestCancel } from './customer-requests.ts'
import { requestReturn } from './customer-returns.ts'
import { approveRequest, refuseRequest, withdrawRequest } from './decide-request.ts'
import * as calls from './fulfilment.contract.ts'
import * as byLink from './guest-requests.contract.ts'
import { orderOfLink } from './guest-requests.ts'
import { issueByHand } from './invoice-order.ts'
import { moveOrder } from './move-order.ts'
import { askAboutRefund, settleByHand } from './open-refunds.ts'
import { packOrders } from './pack-orders.ts'
import { endParcel, sendParcel } from './parcels.ts'
import { refundOrder } from './refunds.ts'
import { pickUpReturn, receiveReturn, recordPieces, refundInstead, sendReplacement } from './returns.ts'
import { changeTracking } from './tracking.ts'

/** @throws Refusal `order.right` */
function requireRight(ctx: Ctx, right: 'cancelOrders' | 'handleOrders'): void {
  if (!can(signedInUser(ctx), right)) throw refusal('order.right')
}

const statusOf = async (ctx: Ctx, id: string) => ({ status: (await readOwnOrder(ctx, id)).status })

const rightTo = { cancel: 'cancelOrders', return: 'handleOrders' } as const

export const fulfilmentRoutes: Route[] = [
  route(own.requestReturn, async (ctx, { body }) => {
    await requestReturn(ctx, body)
    return { data: await readOwnOrder(ctx, body.id) }
  }),
  route(own.requestCancel, async (ctx, { body }) => {
    await requestCancel(ctx, body)
    return { data: await readOwnOrder(ctx, body.id) }
  }),
  route(own.withdrawRequest, async (ctx, { body }) => {
    await withdrawRequest(ctx, body.id)
    return { data: await readOwnOrder(ctx, body.id) }
  }),
  route(byLink.withdrawRequestByLink, async (ctx, { params }) => {
    const { ctx: guest, id } = await orderOfLink(ctx, params.token)
    await withdrawRequest(guest, id)
    return { data: await statusOf(guest, id) }
  }),
  route(byLink.requestReturnByLink, async (ctx, { params, body }) => {
    const { ctx: guest, id } = await orderOfLink(ctx, params.token)
    await requestReturn(guest, { id, ...body })
    return { data: await statusOf(guest, id) }
  }),
  route(byLink.requestCancelByLink, async (ctx, { params, body }) => {
    const { ctx: guest, id } = await orderOfLink(ctx, params.token)
    await requestCancel(guest, { id, ...body })
    return { data: await statusOf(guest, id) }
  }),
  route(byLink.addPictureByLink, async (ctx, { params, body }) => {
    const { ctx: guest } = await orderOfLink(ctx, params.token)
    return { data: await addPicture(guest, body.file.bytes) }
  }),
  route(calls.approveRequest, async (ctx, { params, body }) => {
    requireRight(ctx, rightTo[body.kind])
    await approveRequest(ctx, params.id, body)
    return { data: await readForStaff(ctx, params.id) }
  }),
  route(calls.refuseRequest, async (ctx, { params, body }) => {
    requireRight(ctx, rightTo[body.kind])
    await refuseRequest(ctx, params.id, body)
    return { data: await readForStaff(ctx, params.id) }
  }),
  route(calls.moveOrder, async (ctx, { params, body }) => {
    requireRight(ctx, body.to === 'CANCELLED' ? 'cancelOrders' : 'handleOrders')
    await moveOrder(ctx, params.id, body)
    return { data: await readForStaff(ctx, params.id) }
  }),
  route(calls.cancelOrder, async (ctx, { params, body }) => {
    await cancelOrder(ctx, params.id, body.reason)
    return { data: await readForStaff(ctx, params.id) }
  }),
  route(calls.issueInvoice, async (ctx, { params }) => {
    await issueByHand(ctx, params.id)
    return { data: await readForStaff(ctx, params.id) }
  }),
  route(calls.cancelPieces, async (ctx, { params, body }) => {
    await cancelPieces(ctx, params.id, body)
    return { data: await readForStaff(ctx, params.id) }
  }),
  route(calls.sendParcel, async (ctx, { params, body }) => {
    await sendParcel(ctx, params.id, body)
    return { data: await readForStaff(ctx, params.id) }
  }),
  route(calls.collectPieces, async (ctx, { params, body }) => {
    await collectPieces(ctx, params.id, body)
    return { data: await readForStaff(ctx, params.id) }
  }),
  route(calls.moveParcel, async (ctx, { params, body }) => {
    await endParcel(ctx, params, body)
    return { data: await readForStaff(ctx, params.id) }
  }),
  route(calls.recordReturn, async (ctx, { params, body }) => {
    await recordPieces(ctx, params.id, body)
    return { data: await readForStaff(ctx, params.id) }
  }),
  route(calls.pickUpReturn, async (ctx, { params, body }) => {
    await pickUpReturn(ctx, params, body.note)
    return { data: await readForStaff(ctx, params.id) }
  }),
  route(calls.receiveReturn, async (ctx, { params, body }) => {
    await receiveReturn(ctx, params, body)
    return { data: await readForStaff(ctx, params.id) }
  }),
  route(calls.sendReplacement, async (ctx, { params, body }) => {
    await sendReplacement(ctx, params, body)
    return { data: await readForStaff(ctx, params.id) }
  }),
  route(calls.refundInstead, async (ctx, { params, body }) => {
    await refundInstead(ctx, params, body)
    return { data: await readForStaff(ctx, params.id) }
  }),
  route(calls.releaseOrder, async (ctx, { params }) => {
    await releaseOrder(ctx, params.id)
    return { data: await readForStaff(ctx, params.id) }
  }),
  route(calls.refundOrder, async (ctx, { params, body }) => {
    await refundOrder(ctx, params.id, body)
    return { data: await readForStaff(ctx, params.id) }
  }),
  route(calls.askAboutRefund, async (ctx, { params }) => {
    await askAboutRefund(ctx, params)
    return { data: await readForStaff(ctx, params.id) }
  }),
  route(calls.settleRefund, async (ctx, { params, body }) => {
    await settleByHand(ctx, params, body.note)
    return { data: await readForStaff(ctx, params.id) }
  }),
  route(calls.addNote, async (ctx, { params, body }) => {
    const order = await findOrder(ctx, params.id)
    if (!order) throw refusal('order.notFound')
    await addInternalNote(ctx, order, body.note)
    return { data: await readForStaff(ctx, params.id) }
  }),
  route(calls.changeTracking, async (ctx, { params, body }) => {
    await changeTracking(ctx, params.id, body)
    return { data: await readForStaff(ctx, params.id) }
  }),
  route(calls.packOrders, async (ctx, { body }) => ({ data: await packOrders(ctx, body.ids) })),
]
