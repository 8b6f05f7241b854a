import { contract, listOf } from '../../../../shared/api/contract.ts'
import { listQuery } from '../../../../shared/api/list-query.ts'
import { order } from '../../../../shared/selling/orders.ts'

const options = { access: 'signed-in', group: 'Orders', body: listQuery, reply: listOf(order) } as const

export const listOwnOrders = contract('post', '/cuser/orders/all', {
  ...options,
  summary: 'Your own orders, newest first',
})

export const listReachableOrders = contract('post', '/admin/customer/orders/all', {
  ...options,
  summary: 'Orders: all of them for staff with the permission "orders", your own for a customer',
})
