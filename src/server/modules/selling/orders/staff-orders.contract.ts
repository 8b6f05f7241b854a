import { z } from 'zod'
import { contract, listOf, oneOf } from '../../../../shared/api/contract.ts'
import { named } from '../../../../shared/api/named.ts'
import { reservedQuery, reservedRow } from '../../../../shared/selling/catalogue/reserved-admin.ts'
import { stockHistoryQuery, stockMove } from '../../../../shared/selling/catalogue/stock-history.ts'
import { seller } from '../../../../shared/selling/invoices/invoices.ts'
import { returnRow } from '../../../../shared/selling/orders/order-parts.ts'
import {
  orderCounts,
  orderExport,
  orderFilters,
  orderRow,
  ordersById,
  orderTableQuery,
} from '../../../../shared/selling/orders/order-table.ts'
import { returnCounts, returnFilters, returnListQuery } from '../../../../shared/selling/orders/returns-admin.ts'
import { orderEvent, staffOrder } from '../../../../shared/selling/orders/staff-order.ts'

const staff = { access: { staff: 'orders' }, group: 'Orders' } as const
/** `view` may read everything. */
const reading = { ...staff, access: { staff: ['orders', 'view'] } } as const

export const listOrders = contract('get', '/api/v1/orders', {
  ...reading,
  summary: 'Orders as a table',
  query: orderTableQuery,
  reply: listOf(orderRow),
})

export const countOrders = contract('get', '/api/v1/orders/counts', {
  ...reading,
  summary: 'Count orders by status for the filters',
  query: orderFilters,
  reply: oneOf(orderCounts),
})

export const listReturns = contract('get', '/api/v1/returns', {
  ...reading,
  summary: 'Returns of all orders, as a queue',
  query: returnListQuery,
  reply: listOf(returnRow),
})

export const countReturns = contract('get', '/api/v1/returns/counts', {
  ...reading,
  summary: 'Count returns by status for a search',
  query: returnFilters,
  reply: oneOf(returnCounts),
})

export const listReserved = contract('get', '/api/v1/reservations', {
  ...reading,
  summary: 'List stock reserved by unpaid orders',
  query: reservedQuery,
  reply: listOf(reservedRow),
})

export const exportOrders = contract('get', '/api/v1/orders.csv', {
  ...staff,
  summary: 'Orders as a CSV file, the newest first',
  recent: true,
  records: { act: 'order.export', how: 'file' },
  query: orderExport,
  reply: z.string(),
  replyType: 'text/csv',
})

export const readOrders = contract('get', '/api/v1/orders/several', {
  ...reading,
  summary: 'Read several orders for printing; missing ones are omitted',
  query: ordersById,
  reply: z.object({ data: z.array(staffOrder) }),
})

export const readOrder = contract('get', '/api/v1/orders/{id}', {
  ...reading,
  summary: 'Read an order with its notes and allowed next steps',
  params: z.object({ id: z.uuid('Send the id.') }),
  reply: oneOf(staffOrder),
  refusals: ['order.notFound'],
})

/** Access as for the product: an order number says nothing about the buyer. */
export const listStockMoves = contract('get', '/api/v1/products/{id}/stock', {
  access: { staff: ['catalogue', 'view'] },
  group: 'Catalogue',
  summary: 'List the stock changes of a product, the newest first',
  params: z.object({ id: z.uuid('Send the id.') }),
  query: stockHistoryQuery,
  reply: listOf(stockMove),
})

named({ orderCounts, orderEvent, orderRow, reservedRow, returnCounts, returnRow, seller, staffOrder, stockMove })
