import { z } from 'zod'
import { contract, mostOfOrderLines, oneOf } from '../../../../shared/api/contract.ts'
import { named } from '../../../../shared/api/named.ts'
import { noteBody } from '../../../../shared/notes.ts'
import { arrival } from '../../../../shared/selling/delivery/arrival.ts'
import {
  cancelBody,
  cancelPiecesBody,
  collectBody,
  moveBody,
  parcelBody,
  parcelMoveBody,
  tracking,
  trackingBody,
} from '../../../../shared/selling/orders/fulfilment.ts'
import { approveBody, chosenPieces, refuseBody } from '../../../../shared/selling/orders/order-request-shapes.ts'
import { packBody, packed } from '../../../../shared/selling/orders/order-table.ts'
import { priceCut } from '../../../../shared/selling/orders/price-cut.ts'
import {
  receiveBody,
  recordReturnBody,
  refundInsteadBody,
  replaceBody,
  returnNoteBody,
} from '../../../../shared/selling/orders/returns-admin.ts'
import { staffOrder } from '../../../../shared/selling/orders/staff-order.ts'
import { refundBody, settleBody } from '../../../../shared/selling/payments/refunds-admin.ts'

/** Every call replies with the updated order. */
const staff = {
  access: { staff: 'handleOrders' },
  group: 'Orders',
  params: z.object({ id: z.uuid('Send the id.') }),
  reply: oneOf(staffOrder),
} as const

export const moveOrder = contract('post', '/api/v1/orders/{id}/moves', {
  ...staff,
  // Cancelling is a move too; the route checks the permission for the move.
  access: { staff: ['handleOrders', 'cancelOrders'] },
  summary: 'Move an order to its next status',
  records: { act: 'order.move', how: 'each' },
  body: moveBody,
  refusals: [
    'order.move',
    'order.notAtDoor',
    'order.notFound',
    'order.nothingLeft',
    'order.pickUp',
    'order.requestFirst',
    'order.right',
    'return.notFound',
  ],
})

export const cancelOrder = contract('post', '/api/v1/orders/{id}/cancel', {
  ...staff,
  access: { staff: 'cancelOrders' },
  summary: 'Cancel an order: restock its pieces, make its refund due',
  records: { act: 'order.cancel', how: 'each' },
  body: cancelBody,
  refusals: ['order.move', 'order.notFound', 'order.nothingLeft'],
})

export const cancelPieces = contract('post', '/api/v1/orders/{id}/cancellations', {
  ...staff,
  access: { staff: 'cancelOrders' },
  summary: 'Cancel unsent pieces: restocked or written off, with a refund due for them',
  records: { act: 'order.cancelPieces', how: 'each' },
  body: cancelPiecesBody,
  mostBytes: mostOfOrderLines,
  refusals: [
    'order.fewerPieces',
    'order.move',
    'order.noLine',
    'order.notFound',
    'order.requestFirst',
    'order.unpaidWhole',
  ],
})

export const sendParcel = contract('post', '/api/v1/orders/{id}/parcels', {
  ...staff,
  summary: 'Ship a parcel with the rest of an order, or some pieces',
  records: { act: 'order.parcel' },
  body: parcelBody,
  mostBytes: mostOfOrderLines,
  refusals: ['order.fewerPieces', 'order.move', 'order.noLine', 'order.notFound', 'order.nothingLeft', 'order.pickUp'],
})

export const collectPieces = contract('post', '/api/v1/orders/{id}/collect', {
  ...staff,
  summary: 'Hand over the rest of a pick-up order, or some pieces',
  records: { act: 'order.collect' },
  body: collectBody,
  mostBytes: mostOfOrderLines,
  refusals: [
    'order.fewerPieces',
    'order.move',
    'order.noLine',
    'order.notFound',
    'order.nothingLeft',
    'order.notPickedUp',
  ],
})

export const moveParcel = contract('post', '/api/v1/orders/{id}/parcels/{parcel}/moves', {
  ...staff,
  params: staff.params.extend({ parcel: z.uuid('Send the id.') }),
  summary: 'Mark a parcel as delivered or returned undelivered',
  records: { act: 'order.parcelMove' },
  body: parcelMoveBody,
  refusals: ['order.notAtDoor', 'order.notFound', 'parcel.ended', 'parcel.notFound', 'parcel.returnOpen'],
})

export const recordReturn = contract('post', '/api/v1/orders/{id}/returns', {
  ...staff,
  summary: 'Record a return of some pieces that reached the shop another way',
  records: { act: 'order.return' },
  body: recordReturnBody,
  mostBytes: mostOfOrderLines,
  refusals: ['order.fewerPieces', 'order.move', 'order.noLine', 'order.notFound', 'order.requestFirst'],
})

const oneReturn = { ...staff, params: staff.params.extend({ return: z.uuid('Send the id.') }) } as const

export const pickUpReturn = contract('post', '/api/v1/orders/{id}/returns/{return}/pick-up', {
  ...oneReturn,
  summary: 'Mark an approved return as picked up',
  records: { act: 'order.returnPickUp' },
  body: returnNoteBody,
  refusals: ['order.notFound', 'return.move', 'return.notFound'],
})

export const receiveReturn = contract('post', '/api/v1/orders/{id}/returns/{return}/receive', {
  ...oneReturn,
  summary: 'Receive a return: what goes back into stock, and what the customer gets for it',
  records: { act: 'order.returnReceive' },
  body: receiveBody,
  mostBytes: mostOfOrderLines,
  refusals: ['order.notFound', 'return.move', 'return.noStock', 'return.notFound', 'return.restock', 'return.tooMuch'],
})

export const sendReplacement = contract('post', '/api/v1/orders/{id}/returns/{return}/replacement', {
  ...oneReturn,
  summary: 'Ship the replacement of a return',
  records: { act: 'order.returnReplace' },
  body: replaceBody,
  refusals: ['order.notFound', 'order.pickUp', 'return.move', 'return.notFound'],
})

export const refundInstead = contract('post', '/api/v1/orders/{id}/returns/{return}/refund', {
  ...oneReturn,
  summary: 'Refund a return instead of replacing it; reserved pieces go back on sale',
  records: { act: 'order.returnRefund' },
  body: refundInsteadBody,
  refusals: ['order.notFound', 'parcel.returnOpen', 'return.move', 'return.notFound', 'return.tooMuch'],
})

export const issueInvoice = contract('post', '/api/v1/orders/{id}/invoice', {
  ...staff,
  summary: 'Issue the invoice of an order before it is packed; a repeat changes nothing',
  records: { act: 'order.invoice' },
  refusals: ['order.notFound', 'order.notInvoiced'],
})

export const releaseOrder = contract('post', '/api/v1/orders/{id}/release', {
  ...staff,
  access: { staff: 'cancelOrders' },
  summary: 'Release the stock of an unpaid order and cancel it, unless it has been paid',
  records: { act: 'order.release', how: 'each' },
  refusals: ['order.notFound', 'order.notReserved'],
})

export const refundOrder = contract('post', '/api/v1/orders/{id}/refunds', {
  ...staff,
  access: { staff: 'refundOrders' },
  summary:
    'Pay back a payment or a part of it through its provider, or note that what was due has been paid back by hand; what is not due lowers prices, or is goodwill',
  recent: true,
  records: { act: 'order.refund' },
  body: refundBody,
  mostBytes: mostOfOrderLines,
  refusals: [
    'order.lowerCash',
    'order.lowerDue',
    'order.lowerInvoice',
    'order.lowerOver',
    'order.lowerReturn',
    'order.lowerSum',
    'order.lowerTooMuch',
    'order.noLine',
    'order.notFound',
    'order.refund',
    'order.refundByHand',
    'order.refundMeanwhile',
    'order.refundPayment',
    'order.refundSince',
    'order.refundTooMuch',
  ],
})

const oneRefund = {
  ...staff,
  access: { staff: 'refundOrders' },
  params: staff.params.extend({ refund: z.uuid('Send the id.') }),
} as const

export const askAboutRefund = contract('post', '/api/v1/orders/{id}/refunds/{refund}/ask', {
  ...oneRefund,
  summary: 'Refresh a refund’s status from the provider, or send it if it is missing there',
  records: { act: 'order.refundAsk', how: 'each' },
  refusals: ['order.notFound', 'order.refundGone', 'order.refundSettled'],
})

export const settleRefund = contract('post', '/api/v1/orders/{id}/refunds/{refund}/settle', {
  ...oneRefund,
  summary: 'Mark a manual refund as paid',
  recent: true,
  records: { act: 'order.refundSettle' },
  body: settleBody,
  refusals: ['order.notFound', 'order.refundFresh', 'order.refundGone', 'order.refundSettled'],
})

export const addNote = contract('post', '/api/v1/orders/{id}/notes', {
  ...staff,
  summary: 'Add a note that only staff see',
  records: { act: 'order.note' },
  body: noteBody,
  refusals: ['order.notFound'],
})

export const changeTracking = contract('put', '/api/v1/orders/{id}/tracking', {
  ...staff,
  summary: 'Add or correct the tracking of a parcel; the buyer is told of changes',
  records: { act: 'order.track' },
  body: trackingBody,
  refusals: ['order.notFound', 'order.notTracked', 'order.pickUp', 'parcel.notFound', 'parcel.which'],
})

export const approveRequest = contract('post', '/api/v1/orders/{id}/request/approve', {
  ...staff,
  // The route checks the permission for the kind of request.
  access: { staff: ['handleOrders', 'cancelOrders'] },
  summary: 'Approve a request to cancel or return an order',
  records: { act: 'order.approve', how: 'each' },
  body: approveBody,
  refusals: ['order.noRequest', 'order.notFound', 'order.right'],
})

export const refuseRequest = contract('post', '/api/v1/orders/{id}/request/refuse', {
  ...staff,
  access: { staff: ['handleOrders', 'cancelOrders'] },
  summary: 'Refuse a request with a message to the customer; the order returns to its former status',
  records: { act: 'order.refuse' },
  body: refuseBody,
  refusals: ['order.noRequest', 'order.notFound', 'order.right'],
})

export const packOrders = contract('post', '/api/v1/orders/pack', {
  access: staff.access,
  group: staff.group,
  summary: 'Mark several orders as packed; returns those that could not be',
  records: { act: 'order.pack', how: 'each' },
  body: packBody,
  reply: oneOf(packed),
})

named({
  approveBody,
  arrival,
  cancelBody,
  cancelPiecesBody,
  chosenPieces,
  collectBody,
  moveBody,
  noteBody,
  packBody,
  packed,
  parcelBody,
  parcelMoveBody,
  priceCut,
  receiveBody,
  recordReturnBody,
  refundBody,
  refundInsteadBody,
  refuseBody,
  replaceBody,
  returnNoteBody,
  settleBody,
  tracking,
  trackingBody,
})
