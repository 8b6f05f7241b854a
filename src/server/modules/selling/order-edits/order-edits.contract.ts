import { z } from 'zod'
import { contract, oneOf } from '../../../../shared/api/contract.ts'
import { named } from '../../../../shared/api/named.ts'
import {
  additionBody,
  additionQuote,
  additionQuoteBody,
  addressEditBody,
} from '../../../../shared/selling/orders/order-edits.ts'
import { staffOrder } from '../../../../shared/selling/orders/staff-order.ts'

const staff = {
  access: { staff: 'handleOrders' },
  group: 'Orders',
  params: z.object({ id: z.uuid('Send the id.') }),
} as const

export const correctAddress = contract('put', '/api/v1/orders/{id}/address', {
  ...staff,
  summary:
    'Correct the delivery address of an order that is not packed, where that changes neither its tax nor its delivery price',
  // A repeat changes nothing, and is not recorded.
  records: { act: 'order.address', how: 'each' },
  body: addressEditBody,
  reply: oneOf(staffOrder),
  refusals: [
    'cash.pin',
    'delivery.cash',
    'delivery.place',
    'order.notFound',
    'orderEdit.along',
    'orderEdit.alongAsked',
    'orderEdit.alongFixed',
    'orderEdit.charge',
    'orderEdit.invoiced',
    'orderEdit.pickUp',
    'orderEdit.since',
    'orderEdit.state',
    'orderEdit.tax',
  ],
})

/** A body has up to 500 lines, with a UUID each. */
const mostBytes = 64 * 1024

const fixed = ['checkout.closed', 'order.notFound', 'orderEdit.invoiced', 'orderEdit.paid', 'orderEdit.state'] as const

export const quoteItems = contract('post', '/api/v1/orders/{id}/items/quote', {
  ...staff,
  summary: 'What an order that is paid on delivery would come to with further items; nothing is reserved',
  records: { nothing: 'It only looks.' },
  body: additionQuoteBody,
  mostBytes,
  reply: oneOf(additionQuote),
  refusals: [...fixed, 'orderEdit.terms'],
})

export const addItems = contract('post', '/api/v1/orders/{id}/items', {
  ...staff,
  summary:
    'Add items to an order that is paid on delivery and not packed, at today’s prices; a repeat with the same key changes nothing',
  records: { act: 'order.addItems', how: 'each' },
  body: additionBody,
  mostBytes,
  reply: oneOf(staffOrder),
  refusals: [
    ...fixed,
    'cart.mostLines',
    'cart.mostPieces',
    'cart.noLongerSold',
    'cart.onlyLeft',
    'cart.outOfStock',
    'cart.sample',
    'cash.largest',
    'orderEdit.dearer',
    'orderEdit.terms',
    'variant.notFound',
  ],
})

named({ additionBody, additionQuote, additionQuoteBody, addressEditBody })
