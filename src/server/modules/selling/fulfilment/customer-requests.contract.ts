import { contract, mostOfOrderLines, oneOf } from '../../../../shared/api/contract.ts'
import { named } from '../../../../shared/api/named.ts'
import {
  cancelRequestBody,
  returnRequestBody,
  wishedItem,
  withdrawalBody,
} from '../../../../shared/selling/orders/order-request-shapes.ts'
import { order } from '../../../../shared/selling/orders/orders.ts'

/** Both reply with the order, also when repeated. */
const own = {
  access: 'signed-in',
  group: 'Orders',
  reply: oneOf(order),
  limit: { name: 'order-requests', points: 30, seconds: 3600 },
} as const

export const requestReturn = contract('post', '/cuser/order/return/request', {
  ...own,
  summary: 'Request to return your own delivered order or some items',
  body: returnRequestBody,
  mostBytes: mostOfOrderLines,
  refusals: [
    'media.notFound',
    'order.fewerPieces',
    'order.itemReturnOver',
    'order.noLine',
    'order.noReturns',
    'order.notDelivered',
    'order.notFound',
    'order.nothingLeft',
    'order.requestOpen',
    'order.returnOver',
  ],
})

export const requestCancel = contract('post', '/cuser/order/cancel/request', {
  ...own,
  summary: 'Cancel your own order or some items, or request to if it is packed or the shop decides',
  body: cancelRequestBody,
  mostBytes: mostOfOrderLines,
  refusals: [
    'order.fewerPieces',
    'order.lapsed',
    'order.noLine',
    'order.notFound',
    'order.nothingLeft',
    'order.requestOpen',
    'order.tooLateToCancel',
    'order.unpaidWhole',
  ],
})

export const withdrawRequest = contract('post', '/cuser/order/request/withdraw', {
  ...own,
  summary: 'Withdraw your own request to cancel or return an order, until the shop has decided',
  body: withdrawalBody,
  refusals: ['order.noRequest', 'order.notFound', 'order.requestDecided'],
})

named({ cancelRequestBody, returnRequestBody, wishedItem })
