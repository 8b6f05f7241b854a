import { z } from 'zod'
import { cancelBody, moveBody, noteBody, refundBody, staffOrder } from '../../../../shared/selling/orders-admin.ts'
import { oneOf, type Route, route } from '../../../platform/http/route.ts'
import { refusal } from '../../../platform/refusal.ts'
import { addInternalNote, findOrder, readForStaff } from '../orders/index.ts'
import { cancelOrder } from './cancel-order.ts'
import { moveOrder } from './move-order.ts'
import { refundOrder } from './refunds.ts'

/** Every act answers with the order as it is then. */
const staff = {
  access: { staff: 'orders' },
  group: 'Orders',
  params: z.object({ id: z.uuid('Please give the id.') }),
  reply: oneOf(staffOrder),
} as const

export const fulfilmentRoutes: Route[] = [
  route(
    'post',
    '/api/v1/orders/{id}/moves',
    { ...staff, summary: 'Take an order one step further', body: moveBody },
    async (ctx, { params, body }) => {
      await moveOrder(ctx, params.id, body)
      return { data: await readForStaff(ctx, params.id) }
    },
  ),
  route(
    'post',
    '/api/v1/orders/{id}/cancel',
    { ...staff, summary: 'Cancel an order: pieces go back into stock, money is to be paid back', body: cancelBody },
    async (ctx, { params, body }) => {
      await cancelOrder(ctx, params.id, body.reason)
      return { data: await readForStaff(ctx, params.id) }
    },
  ),
  route(
    'post',
    '/api/v1/orders/{id}/refunds',
    { ...staff, summary: 'Note that what was due has been paid back', body: refundBody },
    async (ctx, { params, body }) => {
      await refundOrder(ctx, params.id, body)
      return { data: await readForStaff(ctx, params.id) }
    },
  ),
  route(
    'post',
    '/api/v1/orders/{id}/notes',
    { ...staff, summary: 'Write a note that only the shop reads', body: noteBody },
    async (ctx, { params, body }) => {
      const order = await findOrder(ctx, params.id)
      if (!order) throw refusal('order.notFound')
      await addInternalNote(ctx, order, body.note)
      return { data: await readForStaff(ctx, params.id) }
    },
  ),
]
