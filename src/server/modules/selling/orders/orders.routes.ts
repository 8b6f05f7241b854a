import { type Route, route } from '../../../platform/http/route.ts'
import * as calls from './orders.contract.ts'
import { listOwnOrders, listReachableOrders } from './orders.ts'
import { staffOrderRoutes } from './staff-orders.routes.ts'

export const orderRoutes: Route[] = [
  route(calls.listOwnOrders, (ctx, { body }) => listOwnOrders(ctx, body)),
  route(calls.listReachableOrders, (ctx, { body }) => listReachableOrders(ctx, body)),
  ...staffOrderRoutes,
]
