import { z } from 'zod'
import {
  orderCounts,
  orderFilters,
  orderRow,
  orderTableQuery,
  staffOrder,
} from '../../../../shared/selling/orders-admin.ts'
import { listOf, oneOf, type Route, route } from '../../../platform/http/route.ts'
import { countByStatus, listForStaff } from './order-table.ts'
import { readForStaff } from './staff-order.ts'

const staff = { access: { staff: 'orders' }, group: 'Orders' } as const

export const staffOrderRoutes: Route[] = [
  route(
    'get',
    '/api/v1/orders',
    { ...staff, summary: 'Orders as a table', query: orderTableQuery, reply: listOf(orderRow) },
    (ctx, { query }) => listForStaff(ctx, query),
  ),
  route(
    'get',
    '/api/v1/orders/counts',
    {
      ...staff,
      summary: 'How many orders of each state fit the filters',
      query: orderFilters,
      reply: oneOf(orderCounts),
    },
    async (ctx, { query }) => ({ data: await countByStatus(ctx, query) }),
  ),
  route(
    'get',
    '/api/v1/orders/{id}',
    {
      ...staff,
      summary: 'An order with its notes and what may be done next',
      params: z.object({ id: z.uuid('Please give the id.') }),
      reply: oneOf(staffOrder),
    },
    async (ctx, { params }) => ({ data: await readForStaff(ctx, params.id) }),
  ),
]
