import { z } from 'zod'
import { contract, oneOf } from '../../../../shared/api/contract.ts'
import { named } from '../../../../shared/api/named.ts'
import {
  furtherBody,
  furtherQuote,
  furtherQuoteBody,
  newCustomer,
  paymentLinkBody,
  phoneOrderBody,
  phoneQuote,
  phoneQuoteBody,
  quoteLine,
  soldVariant,
  soldVariantQuery,
} from '../../../../shared/selling/orders/phone-orders.ts'
import { staffOrder } from '../../../../shared/selling/orders/staff-order.ts'

const staff = { access: { staff: 'handleOrders' }, group: 'Orders' } as const

/** A body has up to 500 lines, with a UUID each. */
const mostBytes = 64 * 1024

export const findSoldVariants = contract('get', '/api/v1/variants', {
  ...staff,
  summary: 'Variants on sale whose product or SKU has a text, to put into an order',
  query: soldVariantQuery,
  reply: z.object({ data: z.array(soldVariant) }),
})

export const quotePhoneOrder = contract('post', '/api/v1/orders/quote', {
  ...staff,
  summary: 'What an order would come to that staff take by phone, and what stands in its way; nothing is reserved',
  records: { nothing: 'It only looks.' },
  body: phoneQuoteBody,
  mostBytes,
  reply: oneOf(phoneQuote),
  refusals: ['address.notFound', 'customer.notFound', 'pickUp.gone'],
})

/** Refusals of items, and of ways to pay. */
const notSold = [
  'cart.mostLines',
  'cart.mostPieces',
  'cart.noLongerSold',
  'cart.onlyLeft',
  'cart.outOfStock',
  'cart.sample',
  'cash.first',
  'cash.largest',
  'cash.pin',
  'cash.refusedBefore',
  'cash.smallest',
  'checkout.dearer',
  'delivery.cash',
  'phoneOrder.noCash',
  'phoneOrder.noLink',
  'pickUp.cash',
  'variant.notFound',
] as const

export const takePhoneOrder = contract('post', '/api/v1/orders', {
  ...staff,
  summary:
    'Take an order by phone, to be delivered or picked up, in cash or to be paid by a link; a repeat with the same key changes nothing',
  records: { act: 'order.take' },
  body: phoneOrderBody,
  mostBytes,
  /** `known`: the email of the new customer belonged to a customer of this site, whose order it is now. */
  reply: z.object({ data: staffOrder, known: z.boolean() }),
  refusals: [
    ...notSold,
    'address.notFound',
    'checkout.closed',
    'coupon.amount',
    'coupon.combines',
    'coupon.delivered',
    'coupon.ended',
    'coupon.firstOrder',
    'coupon.gift',
    'coupon.notBegun',
    'coupon.nothing',
    'coupon.pieces',
    'coupon.products',
    'coupon.unknown',
    'coupon.usedUp',
    'customer.notFound',
    'delivery.place',
    'phoneOrder.couponUsed',
    'phoneOrder.staffEmail',
    'pickUp.gone',
  ],
})

export const preparePaymentLink = contract('post', '/api/v1/orders/{id}/payment-link', {
  ...staff,
  summary:
    'Have the link by which an order is paid without signing in; prolong its reservation, or mail it to the buyer',
  params: z.object({ id: z.uuid('Send the id.') }),
  records: { act: 'order.paymentLink' },
  body: paymentLinkBody,
  reply: oneOf(staffOrder),
  limit: { name: 'payment-link', points: 60, seconds: 3_600 },
  refusals: ['order.notFound', 'phoneOrder.noLink', 'phoneOrder.notWaiting'],
})

const oneOrder = { ...staff, params: z.object({ id: z.uuid('Send the id.') }), mostBytes } as const

const notAlong = [
  'checkout.closed',
  'delivery.place',
  'furtherOrder.addThere',
  'furtherOrder.state',
  'order.notFound',
  'pickUp.gone',
] as const

export const quoteFurtherOrder = contract('post', '/api/v1/orders/{id}/further/quote', {
  ...oneOrder,
  summary:
    'What a further order would come to that goes along with an order, and what stands in its way; nothing is reserved',
  records: { nothing: 'It only looks.' },
  body: furtherQuoteBody,
  reply: oneOf(furtherQuote),
  refusals: notAlong,
})

export const takeFurtherOrder = contract('post', '/api/v1/orders/{id}/further', {
  ...oneOrder,
  summary:
    'Take a further order that goes along with an order that has not left, without a charge for delivery, paid by a link or on delivery; a repeat with the same key changes nothing',
  records: { act: 'order.further', how: 'each' },
  body: furtherBody,
  /** The further order. */
  reply: oneOf(staffOrder),
  refusals: [...notAlong, ...notSold],
})

named({
  furtherBody,
  furtherQuote,
  furtherQuoteBody,
  newCustomer,
  paymentLinkBody,
  phoneOrderBody,
  phoneQuote,
  phoneQuoteBody,
  quoteLine,
  soldVariant,
})
