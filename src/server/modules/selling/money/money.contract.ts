import { z } from 'zod'
import { contract, listOf, oneOf } from '../../../../shared/api/contract.ts'
import { named } from '../../../../shared/api/named.ts'
import { gstr1Query } from '../../../../shared/selling/gstr-1.ts'
import { closeBody, moneyCase, moneyCounts, moneyList } from '../../../../shared/selling/money-cases.ts'

const staff = { access: { staff: 'refundOrders' }, group: 'Payments' } as const

export const listMoney = contract('get', '/api/v1/money', {
  ...staff,
  summary: 'Payments and refunds that need a decision',
  query: moneyList,
  reply: listOf(moneyCase),
})

export const countMoney = contract('get', '/api/v1/money/counts', {
  ...staff,
  summary: 'How many payments and refunds of each kind need a decision',
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

const id = z.uuid('Please give the id.')
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

named({ closeBody, moneyCase, moneyCounts })
