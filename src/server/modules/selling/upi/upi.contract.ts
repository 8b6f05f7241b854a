import { z } from 'zod'
import { contract, listOf, oneOf } from '../../../../shared/api/contract.ts'
import { named } from '../../../../shared/api/named.ts'
import { sentFields, sentFile } from '../../../../shared/api/sent-file.ts'
import { staffOrder } from '../../../../shared/selling/orders/staff-order.ts'
import {
  confirmBody,
  confirmed,
  mostStatementBytes,
  statementMatch,
  statementReport,
  utrArrived,
  utrMissing,
  utrQuery,
  utrRow,
} from '../../../../shared/selling/payments/upi-admin.ts'
import { attemptPage } from '../payments/payment-page.contract.ts'

export const showUpi = contract('get', '/payment/upi/{id}', {
  ...attemptPage,
  summary: 'The page to pay by UPI and enter the UTR (HTML)',
})

export const enterUtr = contract('post', '/payment/upi/{id}', {
  ...attemptPage,
  summary: 'Submit the UTR of a payment',
  body: sentFields,
  bodyAs: 'sent',
  limit: { name: 'upi-utr', points: 10, seconds: 3_600 },
})

/** Both reply with the updated order. */
const staff = {
  access: { staff: 'handleOrders' },
  group: 'Orders',
  params: z.object({ id: z.uuid('Send the id.') }),
  reply: oneOf(staffOrder),
} as const

export const listUtrs = contract('get', '/api/v1/upi-payments', {
  access: { staff: ['orders', 'view'] },
  group: 'Orders',
  summary: 'List UPI payments to check in the bank account',
  query: utrQuery,
  reply: listOf(utrRow),
})

export const confirmArrival = contract('post', '/api/v1/orders/{id}/upi/arrived', {
  ...staff,
  summary: 'Confirm that a UPI payment arrived',
  records: { act: 'order.upiArrived', how: 'each' },
  body: utrArrived,
  refusals: ['order.notFound', 'payment.amount', 'payment.decided', 'payment.utrUsed'],
})

export const denyArrival = contract('post', '/api/v1/orders/{id}/upi/missing', {
  ...staff,
  summary: 'Mark a UPI payment as not found, with a message to the customer',
  records: { act: 'order.upiMissing' },
  body: utrMissing,
  refusals: ['order.notFound', 'payment.decided'],
})

export const matchStatement = contract('post', '/api/v1/upi-payments/statement', {
  access: staff.access,
  group: staff.group,
  summary: 'Match a bank statement (CSV) with UPI payments; nothing is changed',
  records: { nothing: 'It only looks at a file.' },
  body: z.object({ file: sentFile }),
  bodyAs: 'form',
  mostBytes: mostStatementBytes,
  reply: oneOf(statementReport),
  refusals: ['upi.columns', 'upi.quotes', 'upi.tooLong'],
})

export const confirmArrivals = contract('post', '/api/v1/upi-payments/confirm', {
  access: staff.access,
  group: staff.group,
  summary: 'Confirm that several UPI payments arrived; returns those that could not be settled',
  records: { act: 'order.upiArrived', how: 'each' },
  body: confirmBody,
  reply: oneOf(confirmed),
})

named({ confirmBody, confirmed, statementMatch, statementReport, utrArrived, utrMissing, utrRow })
