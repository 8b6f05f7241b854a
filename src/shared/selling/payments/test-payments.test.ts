import { expect, test } from 'vitest'
import { previewOf } from '../../../features/account/preview.ts'
import { isPaidInTestMode, isTest, takesTestsOnly } from './test-payments.ts'

const cash = { mode: 'cod', test: false }
const sandbox = { mode: 'sandbox', test: true }
const inTestMode = { mode: 'razorpay', test: true }
const real = { mode: 'razorpay', test: false }

test.each([
  [[sandbox], true],
  [[cash, sandbox, inTestMode], true],
  [[cash], false],
  [[sandbox, real], false],
  [[real, cash], false],
  [[], false],
])('the notice for %j that nothing is charged is %s', (options, told) => {
  expect(takesTestsOnly(options)).toBe(told)
})

test('an order is a test by the payment of its own method, not by an attempt of another one', () => {
  const { order } = previewOf([])
  const [payment] = order.payments
  if (!payment) throw new Error('the preview has a payment')
  const paidBy = (paymentMode: string, provider: string, test: boolean) =>
    isTest({ paymentMode, payments: [{ ...payment, provider, test }] })
  expect(paidBy('razorpay', 'razorpay', true)).toBe(true)
  expect(paidBy('razorpay', 'razorpay', false)).toBe(false)
  expect(paidBy('cod', 'sandbox', true)).toBe(false)
})

test('an order that was paid for real after a try in test mode is none, and the other way round', () => {
  const { order } = previewOf([])
  const [payment] = order.payments
  if (!payment) throw new Error('the preview has a payment')
  const by = (test: boolean, status: typeof payment.status) => ({ ...payment, provider: 'razorpay', test, status })
  const isOne = (...payments: (typeof payment)[]) => isTest({ paymentMode: 'razorpay', payments })
  expect(isOne(by(false, 'PAID'), by(true, 'FAILED'))).toBe(false)
  expect(isOne(by(false, 'FAILED'), by(true, 'PAID'))).toBe(true)
  expect(isOne(by(false, 'OPEN'), by(true, 'FAILED'))).toBe(false)
})

test('an order that was paid for real is none, though a try in test mode was paid too late as well', () => {
  const { order } = previewOf([])
  const [payment] = order.payments
  if (!payment) throw new Error('the preview has a payment')
  const by = (test: boolean, status: typeof payment.status) => ({ ...payment, provider: 'razorpay', test, status })
  for (const paymentMode of ['razorpay', 'cod']) {
    const paid = { paymentMode, payments: [by(true, 'REFUND_DUE'), by(false, 'PAID')] }
    expect([isTest(paid), isPaidInTestMode(paid)]).toEqual([false, false])
  }
  const tried = { paymentMode: 'razorpay', payments: [by(false, 'REFUND_DUE'), by(true, 'PAID')] }
  expect([isTest(tried), isPaidInTestMode(tried)]).toEqual([true, true])
})
