import { listQuery } from '../../../../shared/api/list-query.ts'
import { order } from '../../../../shared/selling/orders.ts'
import { listOf, type Route, route } from '../../../platform/http/route.ts'
import { listOwnOrders, listReachableOrders } from './orders.ts'
import { staffOrderRoutes } from './staff-orders.routes.ts'

const options = { access: 'signed-in', group: 'Orders', body: listQuery, reply: listOf(order) } as const

export const orderRoutes: Route[] = [
  route(
    'post',
    '/api/io/crm/cuser/orders/all',
    { ...options, summary: 'Your own orders, newest first' },
    (ctx, { body }) => listOwnOrders(ctx, body),
  ),
  route(
    'post',
    '/api/io/crm/admin/customer/orders/all',
    { ...options, summary: 'Orders: all of them for staff with the permission "orders", your own for a customer' },
    (ctx, { body }) => listReachableOrders(ctx, body),
  ),
  ...staffOrderRoutes,
]
