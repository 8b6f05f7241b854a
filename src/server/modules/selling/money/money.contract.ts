import { z } from 'zod'
import { contract, listOf, oneOf } from '../../../../shared/api/contract.ts'
import { named } from '../../../../shared/api/named.ts'
import { gstr1Query } from '../../../../shared/selling/invoices/gstr-1.ts'
import {
  acceptBody,
  acceptedPayment,
  bookBody,
  bookedPayment,
  closeBody,
  closeStrayBody,
  giveBackBody,
  moneyCase,
  moneyCounts,
  moneyList,
} from '../../../../shared/selling/payments/money-cases.ts'

const staff = { access: { staff: 'refundOrders' }, group: 'Payments' } as const

export const listMoney = contract('get', '/api/v1/money', {
  ...staff,
  summary: 'Payments and refunds that need a decision',
  query: moneyList,
  reply: listOf(moneyCase),
})

export const countMoney = contract('get', '/api/v1/money/counts', {
  ...staff,
  summary: 'Count payments and refunds that need a decision, by kind',
  query: moneyList.pick({ q: true }),
  reply: oneOf(moneyCounts),
})

export const exportGoodwill = contract('get', '/api/v1/money/goodwill', {
  ...staff,
  summary: 'Refunds of a month that lower no price, as a CSV file for the accounts',
  recent: true,
  records: { act: 'order.goodwill', how: 'file' },
  query: gstr1Query,
  reply: z.string(),
  replyType: 'text/csv',
})

const id = z.uuid('Send the id.')
const one = {
  ...staff,
  params: z.object({ id, payment: id }),
  reply: oneOf(z.object({ _id: z.string() })),
} as const

export const askAboutMoney = contract('post', '/api/v1/orders/{id}/payments/{payment}/ask', {
  ...one,
  summary: 'Ask the provider again about a payment and its open refunds',
  records: { act: 'order.paymentAsk', how: 'each' },
  refusals: ['payment.notFound'],
})

export const closeMoney = contract('post', '/api/v1/orders/{id}/payments/{payment}/close', {
  ...one,
  summary: 'Note that a payment is settled, with words for the shop',
  records: { act: 'order.paymentClose' },
  recent: true,
  body: closeBody,
  refusals: ['payment.notFound', 'payment.owed'],
})

const stray = {
  ...staff,
  params: z.object({ id }),
  reply: oneOf(z.object({ _id: z.string() })),
} as const

export const bookStray = contract('post', '/api/v1/money/{id}/book', {
  ...stray,
  summary: 'Book a payment that no order has to an order',
  records: { act: 'payment.book' },
  recent: true,
  body: bookBody,
  reply: oneOf(bookedPayment),
  refusals: ['payment.notFound', 'payment.strayDone', 'payment.noOrder', 'payment.atTheDoor', 'payment.otherTotal'],
})

export const refundStray = contract('post', '/api/v1/money/{id}/refund', {
  ...stray,
  summary: 'Send a payment that no order has back through its provider',
  records: { act: 'payment.refund' },
  recent: true,
  refusals: ['payment.notFound', 'payment.strayDone', 'payment.notRefundable'],
})

export const askAboutStray = contract('post', '/api/v1/money/{id}/ask', {
  ...stray,
  summary: 'Ask the provider again about refunds of a payment that no order has',
  records: { act: 'payment.ask', how: 'each' },
  refusals: ['payment.notFound'],
})

export const closeStray = contract('post', '/api/v1/money/{id}/close', {
  ...stray,
  summary: 'Note how a payment that no order has was settled',
  records: { act: 'payment.close' },
  recent: true,
  body: closeStrayBody,
  refusals: ['payment.notFound', 'payment.refundUnderWay'],
})

const differing = {
  ...stray,
  recent: true,
} as const

export const acceptMore = contract('post', '/api/v1/money/{id}/accept', {
  ...differing,
  summary: 'Place an order by an overpayment; the excess becomes a refund due',
  records: { act: 'payment.accept', how: 'each' },
  body: acceptBody,
  reply: oneOf(acceptedPayment),
  refusals: [
    'payment.notFound',
    'payment.strayDone',
    'payment.noWord',
    'payment.saysNow',
    'payment.otherCurrency',
    'payment.tooLittle',
    'payment.utrUsed',
  ],
})

export const giveBack = contract('post', '/api/v1/money/{id}/give-back', {
  ...differing,
  summary: 'Book a payment of another amount than asked as received, and refund all of it',
  records: { act: 'payment.giveBack', how: 'each' },
  body: giveBackBody,
  refusals: [
    'payment.notFound',
    'payment.strayDone',
    'payment.noWord',
    'payment.saysNow',
    'payment.otherCurrency',
    'payment.utrUsed',
  ],
})

named({
  acceptBody,
  acceptedPayment,
  giveBackBody,
  bookBody,
  bookedPayment,
  closeStrayBody,
  closeBody,
  moneyCase,
  moneyCounts,
})
