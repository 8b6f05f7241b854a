import { z } from 'zod'
import { contract, listOf, oneOf } from '../../../../shared/api/contract.ts'
import {
  orderCounts,
  orderFilters,
  orderRow,
  orderTableQuery,
  staffOrder,
} from '../../../../shared/selling/orders-admin.ts'
import { reservedQuery, reservedRow } from '../../../../shared/selling/reserved-admin.ts'

const staff = { access: { staff: 'orders' }, group: 'Orders' } as const

export const listOrders = contract('get', '/api/v1/orders', {
  ...staff,
  summary: 'Orders as a table',
  query: orderTableQuery,
  reply: listOf(orderRow),
})

export const countOrders = contract('get', '/api/v1/orders/counts', {
  ...staff,
  summary: 'How many orders of each state fit the filters',
  query: orderFilters,
  reply: oneOf(orderCounts),
})

export const listReserved = contract('get', '/api/v1/reservations', {
  ...staff,
  summary: 'Pieces that unpaid orders keep from everybody else',
  query: reservedQuery,
  reply: listOf(reservedRow),
})

export const readOrder = contract('get', '/api/v1/orders/{id}', {
  ...staff,
  summary: 'An order with its notes and what may be done next',
  params: z.object({ id: z.uuid('Please give the id.') }),
  reply: oneOf(staffOrder),
  refusals: ['order.notFound'],
})
