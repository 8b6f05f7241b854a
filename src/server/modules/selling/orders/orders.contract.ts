import { contract, listOf } from '../../../../shared/api/contract.ts'
import { filterSchema, listQuery } from '../../../../shared/api/list-query.ts'
import { named } from '../../../../shared/api/named.ts'
import { orderPickUp } from '../../../../shared/selling/delivery/pick-up.ts'
import { orderAlong, orderReturn, parcel, returnLine } from '../../../../shared/selling/orders/order-parts.ts'
import { orderRequest } from '../../../../shared/selling/orders/order-request-shapes.ts'
import { order, orderLine, shippingTax } from '../../../../shared/selling/orders/orders.ts'

const options = { access: 'signed-in', group: 'Orders', body: listQuery, reply: listOf(order) } as const

export const listOwnOrders = contract('post', '/cuser/orders/all', {
  ...options,
  summary: 'Your own orders, newest first',
})

export const listReachableOrders = contract('post', '/admin/customer/orders/all', {
  ...options,
  access: 'buyer',
  summary: 'Orders: all of them for staff with the permission "orders", your own for a customer or a guest',
})

named({
  filter: filterSchema,
  listQuery,
  order,
  orderLine,
  orderParcel: parcel,
  orderPickUp,
  orderRequest,
  orderReturn,
  orderReturnLine: returnLine,
  orderAddress: order.shape.address,
  orderAlong,
  orderAmounts: order.shape.amounts,
  orderStatus: order.shape.status,
  paymentStatus: order.shape.paymentStatus,
  shippingTax,
  taxKind: order.shape.taxKind,
})
