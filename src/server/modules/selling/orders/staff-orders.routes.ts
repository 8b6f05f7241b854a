import { type Route, route } from '../../../platform/http/route.ts'
import { exportOrders } from './export-orders.ts'
import { countByStatus, listForStaff } from './order-table.ts'
import { listReserved } from './reserved.ts'
import { countReturnQueue, listReturnQueue } from './return-queue.ts'
import { readForStaff, readManyForStaff } from './staff-order.ts'
import * as calls from './staff-orders.contract.ts'
import { listStockMoves } from './stock-history.ts'

export const staffOrderRoutes: Route[] = [
  route(calls.listOrders, (ctx, { query }) => listForStaff(ctx, query)),
  route(calls.countOrders, async (ctx, { query }) => ({ data: await countByStatus(ctx, query) })),
  route(calls.listReturns, (ctx, { query }) => listReturnQueue(ctx, query)),
  route(calls.countReturns, async (ctx, { query }) => ({ data: await countReturnQueue(ctx, query) })),
  route(calls.listReserved, (ctx, { query }) => listReserved(ctx, query)),
  route(calls.exportOrders, async (ctx, { query }) => exportOrders(ctx, query)),
  route(calls.readOrders, async (ctx, { query }) => ({ data: await readManyForStaff(ctx, query.ids) })),
  route(calls.readOrder, async (ctx, { params }) => ({ data: await readForStaff(ctx, params.id) })),
  route(calls.listStockMoves, (ctx, { params, query }) => listStockMoves(ctx, params.id, query)),
]
