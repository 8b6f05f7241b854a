import { describe, expect, inject, test } from 'vitest'
import { testApp } from '../../../../../tests/support/app.ts'
import { razorpayOf } from '../../../../../tests/support/outside/razorpay.ts'
import { refundsOf } from '../../../../../tests/support/selling/refunding.ts'
import { settleBooks, stockOf, waitingAtBank } from '../../../../../tests/support/selling/shopping.ts'
import { newUtr, payingByUpi, upiShop } from '../../../../../tests/support/selling/upi.ts'
import type { MoneyCase } from '../../../../shared/selling/payments/money-cases.ts'
import { checkBooks } from '../../../books/index.ts'

let passed = 0
const app = await testApp({ now: () => new Date(Date.now() + passed) })
const { one, two, owner, services } = app
const razorpay = await razorpayOf(app)
await upiShop(app, one, { payments: { modes: ['cod', 'upi', 'sandbox', 'razorpay'] } })
const { read, cancel, later, post, refund, signedIn } = await refundsOf(app, one)
const soon = 5_000

const caseOf = async (orderId: string): Promise<MoneyCase | undefined> =>
  (await one.call('GET', '/api/v1/money', { token: await signedIn(), query: { s: '100' } })).body.data.find(
    ({ order }: MoneyCase) => order?._id === orderId,
  )
const act = async (orderId: string, what: 'accept' | 'give-back', body: object, site = one, token?: string) => {
  const id = (await read(orderId)).payments[0]?.transactionId
  return site.call('POST', `/api/v1/money/${id}/${what}`, { token: token ?? (await signedIn()), body })
}
const acts = async () => {
  const { token } = await one.signIn({ userType: 'ADMIN' })
  const { body } = await one.call('GET', '/api/v1/activity', { token, query: { s: '5' } })
  return body.data.map(({ act }: { act: string }) => act)
}

/** An order of ₹500 of which the bank holds another amount. */
async function differing(amount: number) {
  const found = await waitingAtBank(one)
  await settleBooks(app, found.start, 'PAID', amount)
  await found.person.status(found.start.body.data.transactionId)
  expect(await caseOf(found.orderId)).toMatchObject({
    ...{ kind: 'differs', amount, currency: 'INR' },
    asked: { amount: 50_000, currency: 'INR' },
  })
  return found
}

async function expectBooks() {
  const { host, owner: user } = inject('database')
  const { faults } = await checkBooks({ host, user, database: String(owner.database) })
  expect(faults).toEqual([])
}

// Shows B282.
describe('a payment of more than asked', () => {
  test('places its order, and the rest is due until it is paid back', async () => {
    const { orderId, person, variantId } = await differing(50_100)
    const { body } = await act(orderId, 'accept', { amount: 50_100 })
    expect(body.data).toMatchObject({ taken: true })
    const order = await read(orderId)
    expect(order).toMatchObject({
      ...{ status: 'PLACED', paymentStatus: 'PAID', refundDue: 100 },
      payments: [{ status: 'PAID', amount: 50_100, due: 100 }],
    })
    expect(order.events.map(({ note }) => note)).toContain('₹1.00 will be paid back.')
    expect((await person.order(orderId)).payments).toMatchObject([{ differs: false, due: 100 }])
    expect((await stockOf(app, variantId)).stock).toBe(0)
    expect(await caseOf(orderId)).toMatchObject({ kind: 'due', amount: 100, due: 100 })
    expect(await acts()).toContain('payment.accept')
    await expectBooks()
    expect((await refund(orderId, { amount: 100 })).status).toBe(200)
    for (const ms of [soon, 60_000]) await later(ms)
    expect(await caseOf(orderId)).toBeUndefined()
    expect(await read(orderId)).toMatchObject({ status: 'PLACED', paymentStatus: 'PAID', refundDue: 0 })
    await cancel(orderId)
    expect(await read(orderId)).toMatchObject({ paymentStatus: 'REFUND_DUE', refundDue: 50_000 })
    await expectBooks()
  })

  test('owes all of it together once its order is cancelled', async () => {
    const { orderId } = await differing(50_100)
    await act(orderId, 'accept', { amount: 50_100 })
    await cancel(orderId)
    expect(await caseOf(orderId)).toMatchObject({ kind: 'due', amount: 50_100 })
    await expectBooks()
  })

  test('is due whole where the order takes no money any more', async () => {
    const { orderId } = await differing(50_100)
    await cancel(orderId)
    const { body } = await act(orderId, 'accept', { amount: 50_100 })
    expect(body.data).toMatchObject({ taken: false })
    expect(await caseOf(orderId)).toMatchObject({ kind: 'due', amount: 50_100 })
    await expectBooks()
  })
})

// Shows B203.
test('a payment of another amount is not paid once more at the checkout until staff have settled it', async () => {
  const { orderId, person } = await differing(50_100)
  const { number } = await read(orderId)
  for (const mode of ['sandbox', 'razorpay', 'cod']) {
    const { status, body } = await person.init(mode)
    expect([status, body.msg]).toEqual([
      409,
      `We are looking into your payment for order ${number}. Wait for the result, or cancel that order first.`,
    ])
  }
  expect((await person.order(orderId)).payments).toHaveLength(1)
})

// Shows B282.
describe('a payment of less than asked', () => {
  test('places no order, and says what is missing', async () => {
    const { orderId } = await differing(49_900)
    const { status, body } = await act(orderId, 'accept', { amount: 49_900 })
    expect([status, body.msg]).toEqual([409, '₹1.00 of ₹500.00 is missing. Refund the payment, or cancel the order.'])
    expect(await caseOf(orderId)).toMatchObject({ kind: 'differs', amount: 49_900 })
  })

  test('goes back through its provider, and the order is paid anew', async () => {
    const { orderId, person } = await differing(49_900)
    expect((await act(orderId, 'give-back', { amount: 49_900 })).status).toBe(200)
    expect(await read(orderId)).toMatchObject({
      ...{ status: 'PENDING_PAYMENT', paymentStatus: 'FAILED' },
      payments: [{ status: 'REFUND_DUE', amount: 49_900 }],
      refunds: [{ amount: 49_900, state: 'REQUESTED', byHand: false }],
    })
    expect(await caseOf(orderId)).toBeUndefined()
    expect(await acts()).toContain('payment.giveBack')
    for (const ms of [soon, 60_000]) await later(ms)
    expect(await read(orderId)).toMatchObject({ payments: [{ status: 'REFUNDED' }], refunds: [{ state: 'DONE' }] })
    const again = await person.init('sandbox')
    expect(again.body.data.orderId).toBe(orderId)
    await settleBooks(app, again, 'PAID')
    await person.status(again.body.data.transactionId)
    expect(await read(orderId)).toMatchObject({ status: 'PLACED', paymentStatus: 'PAID' })
    await expectBooks()
  })

  test('goes back also once its order is over', async () => {
    const { orderId } = await differing(49_900)
    await cancel(orderId)
    expect((await act(orderId, 'give-back', { amount: 49_900 })).status).toBe(200)
    expect(await read(orderId)).toMatchObject({ status: 'CANCELLED', refunds: [{ amount: 49_900 }] })
    await expectBooks()
  })
})

// Shows B282.
describe('what the provider says at the press', () => {
  test('counts, so another amount by now is shown first', async () => {
    const { orderId, start } = await differing(49_900)
    await settleBooks(app, start, 'PAID', 49_800)
    const { status, body } = await act(orderId, 'give-back', { amount: 49_900 })
    expect([status, body.msg]).toEqual([409, 'The provider now reports ₹498.00. Reload and try again.'])
    expect((await act(orderId, 'give-back', { amount: 49_800 })).status).toBe(200)
    expect((await read(orderId)).refunds).toMatchObject([{ amount: 49_800 }])
  })

  test('places the order as any payment does where it is what was asked', async () => {
    const { orderId, start } = await differing(49_900)
    await settleBooks(app, start, 'PAID', 50_000)
    expect((await act(orderId, 'give-back', { amount: 49_900 })).status).toBe(409)
    expect(await read(orderId)).toMatchObject({ status: 'PLACED', paymentStatus: 'PAID', refunds: [] })
  })

  test('is needed: nothing changes while Razorpay is silent', async () => {
    const { orderId, bankOrder } = await razorpay.paying(one)
    await razorpay.tell(one, 'payment.captured', razorpay.bank.pay(bankOrder, { amount: 50_100 }))
    services.config.providerAnswer = 100
    razorpay.bank.setMood('silent')
    expect((await act(orderId, 'give-back', { amount: 50_100 })).status).toBe(502)
    razorpay.bank.setMood('well')
    services.config.providerAnswer = 5_000
    expect(await caseOf(orderId)).toMatchObject({ kind: 'differs' })
    expect((await act(orderId, 'give-back', { amount: 50_100 })).status).toBe(200)
    await later(soon)
    expect([...razorpay.bank.refunds.values()].at(-1)).toMatchObject({ amount: 50_100 })
  })

  test('in another currency is left to the provider’s dashboard', async () => {
    const { orderId, bankOrder } = await razorpay.paying(one)
    await razorpay.tell(one, 'payment.captured', razorpay.bank.pay(bankOrder, { currency: 'USD' }))
    expect(await caseOf(orderId)).toMatchObject({ currency: 'USD', asked: { currency: 'INR' } })
    const { body } = await act(orderId, 'give-back', { amount: 50_000 })
    expect(body.msg).toMatch(/in another currency than the order’s/)
  })
})

// Shows B282.
test('two staff at once give a payment back once', async () => {
  const { orderId } = await differing(49_900)
  const both = await Promise.all([1, 2].map(() => act(orderId, 'give-back', { amount: 49_900 })))
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect((await read(orderId)).refunds).toHaveLength(1)
})

// Shows B282.
test('another amount by UPI is booked as staff entered it, and its UTR pays nothing else', async () => {
  const arrived = async (orderId: string, transactionId: string, utr: string, amount: number) =>
    post(orderId, 'upi/arrived', { transactionId, utr, amount })
  const [more, less] = [await payingByUpi(one), await payingByUpi(one)]
  const utrs = [newUtr(), newUtr()] as const
  await more.enter(utrs[0])
  await less.enter(utrs[1])
  await arrived(more.orderId, more.transactionId, utrs[0], 50_100)
  await arrived(less.orderId, less.transactionId, utrs[1], 40_000)
  expect((await act(more.orderId, 'accept', { amount: 50_100 })).body.data).toMatchObject({ taken: true })
  expect((await act(less.orderId, 'give-back', { amount: 40_000, note: 'By bank transfer.' })).status).toBe(200)
  expect(await read(more.orderId)).toMatchObject({ status: 'PLACED', payments: [{ utr: { state: 'ARRIVED' } }] })
  expect(await read(less.orderId)).toMatchObject({
    ...{ status: 'PENDING_PAYMENT', payments: [{ status: 'REFUNDED', utr: { state: 'ARRIVED' } }] },
    refunds: [{ amount: 40_000, byHand: true, state: 'DONE' }],
  })
  const third = await payingByUpi(one)
  await third.enter(utrs[0])
  expect((await read(third.orderId)).payments).toMatchObject([{ status: 'OPEN', utr: null }])
  await expectBooks()
})

// Shows B213, B282.
test('a UTR by which staff found another amount is not exchanged for another one, and pays no second order', async () => {
  const paying = await payingByUpi(one)
  const [found, other] = [newUtr(), newUtr()]
  await paying.enter(found)
  await post(paying.orderId, 'upi/arrived', { transactionId: paying.transactionId, utr: found, amount: 50_100 })
  const refused = await paying.enter(other)
  expect(refused.status).toBe(200)
  for (const { body } of [refused, await paying.page()]) {
    expect(body).toContain('We are looking into your payment')
    expect(body).toContain('₹501.00 instead of ₹500.00 was reported; we are looking into it.')
    for (const text of ['upi://pay', '<form', 'Pay another way']) expect(body).not.toContain(text)
  }
  expect((await act(paying.orderId, 'accept', { amount: 50_100 })).body.data).toMatchObject({ taken: true })
  expect((await read(paying.orderId)).payments).toMatchObject([{ utr: { number: found, state: 'ARRIVED' } }])
  const second = await payingByUpi(one, { price: 50_100 })
  expect((await second.enter(found)).body).toContain('This UTR has already paid for another order.')
  expect((await read(second.orderId)).payments).toMatchObject([{ utr: null }])
})

test('another amount is mended by those alone who may refund, after a recent proof, at their own site', async () => {
  const { orderId } = await differing(49_900)
  const { token } = await one.signIn({ userType: 'STAFF', permissions: ['orders', 'handleOrders'] })
  expect((await act(orderId, 'give-back', { amount: 49_900 }, one, token)).status).toBe(403)
  const other = await two.signIn({ userType: 'ADMIN' })
  expect((await act(orderId, 'give-back', { amount: 49_900 }, two, other.token)).status).toBe(404)
  const own = await one.signIn({ userType: 'ADMIN' })
  passed += 11 * 60_000
  expect((await act(orderId, 'give-back', { amount: 49_900 }, one, own.token)).status).toBe(403)
  expect((await act(orderId, 'give-back', { amount: 0 })).status).toBe(400)
})
