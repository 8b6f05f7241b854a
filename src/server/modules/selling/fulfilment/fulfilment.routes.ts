import { can } from '../../../../shared/people/permissions.ts'
import { type Route, route } from '../../../platform/http/route.ts'
import { refusal } from '../../../platform/refusal.ts'
import { signedInUser } from '../../people/identity/index.ts'
import { addInternalNote, findOrder, readForStaff } from '../orders/index.ts'
import { cancelOrder, releaseOrder } from './cancel-order.ts'
import * as calls from './fulfilment.contract.ts'
import { moveOrder } from './move-order.ts'
import { packOrders } from './pack-orders.ts'
import { refundOrder } from './refunds.ts'
import { changeTracking } from './tracking.ts'

export const fulfilmentRoutes: Route[] = [
  route(calls.moveOrder, async (ctx, { params, body }) => {
    const right = body.to === 'CANCELLED' ? 'cancelOrders' : 'handleOrders'
    if (!can(signedInUser(ctx), right)) throw refusal('order.right')
    await moveOrder(ctx, params.id, body)
    return { data: await readForStaff(ctx, params.id) }
  }),
  route(calls.cancelOrder, async (ctx, { params, body }) => {
    await cancelOrder(ctx, params.id, body.reason)
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
