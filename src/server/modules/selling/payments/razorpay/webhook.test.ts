import { describe, expect, test } from 'vitest'
import { testApp } from '../../../../../../tests/support/app.ts'
import { inMood } from '../../../../../../tests/support/outside/provider.ts'
import { razorpayKeys, razorpayOf } from '../../../../../../tests/support/outside/razorpay.ts'

let passed = 0
const app = await testApp({ now: () => new Date(Date.now() + passed) })
const { one, two } = app
const { bank, tell, paying } = await razorpayOf(app)
const { secret } = razorpayKeys(one)

// Shows B233.
describe("Razorpay's webhook", () => {
  test.each(['payment.captured', 'order.paid'])('%s places the order once, also ten times at once', async (event) => {
    const { person, orderId, bankOrder } = await paying(one)
    const payment = bank.pay(bankOrder)
    const told = await Promise.all(Array.from({ length: 10 }, () => tell(one, event, payment)))
    expect(told.map(({ status }) => status)).toEqual(Array(10).fill(200))
    const order = await person.order(orderId)
    expect(order).toMatchObject({ status: 'PLACED', payments: [{ status: 'PAID' }] })
    expect(order.events.filter(({ kind }) => kind === 'PLACED')).toHaveLength(1)
  })

  test('a failure fails the attempt; one that comes after the payment changes nothing', async () => {
    const { person, orderId, bankOrder } = await paying(one)
    const failed = bank.pay(bankOrder, { status: 'failed' })
    await tell(one, 'payment.failed', failed)
    expect((await person.order(orderId)).payments).toMatchObject([{ status: 'FAILED' }])
    await tell(one, 'payment.captured', bank.pay(bankOrder))
    await tell(one, 'payment.failed', failed)
    expect(await person.order(orderId)).toMatchObject({ status: 'PLACED', payments: [{ status: 'PAID' }] })
  })

  // Shows B234.
  test('a failure of one try leaves the attempt open while another one is under way', async () => {
    const { person, orderId, bankOrder } = await paying(one)
    const failed = bank.pay(bankOrder, { status: 'failed' })
    const underWay = bank.pay(bankOrder, { status: 'created' })
    await tell(one, 'payment.failed', failed)
    const waiting = await person.order(orderId)
    expect(waiting).toMatchObject({ paymentStatus: 'OPEN', payments: [{ status: 'OPEN' }] })
    expect(waiting.events.map(({ kind }) => kind)).not.toContain('PAYMENT_FAILED')
    Object.assign(underWay, { status: 'captured' })
    await tell(one, 'payment.failed', failed)
    expect(await person.order(orderId)).toMatchObject({ status: 'PLACED', payments: [{ status: 'PAID' }] })
  })

  // Shows B234.
  test('a failure that comes while Razorpay is silent decides nothing', async () => {
    const { person, orderId, bankOrder } = await paying(one)
    const failed = bank.pay(bankOrder, { status: 'failed' })
    const told = await inMood(app, bank, 'broken', () => tell(one, 'payment.failed', failed))
    expect([told.status, (await person.order(orderId)).payments]).toMatchObject([200, [{ status: 'OPEN' }]])
  })

  test('another amount or currency places nothing, and the order says so', async () => {
    const { person, orderId, bankOrder } = await paying(one)
    const payment = bank.pay(bankOrder)
    for (const other of [{ amount: 100 }, { amount: 50_001 }, { currency: 'USD' }, { currency: 'rupees' }])
      expect((await tell(one, 'payment.captured', { ...payment, ...other })).status).toBe(200)
    const order = await person.order(orderId)
    expect(order).toMatchObject({ status: 'PENDING_PAYMENT', payments: [{ status: 'OPEN' }] })
    expect(order.events.map(({ kind }) => kind)).toContain('PAYMENT_AMOUNT_DIFFERS')
  })

  test('a forged event is refused, and so is one signed for another site or by the key secret', async () => {
    const { person, orderId, bankOrder } = await paying(one)
    const payment = bank.pay(bankOrder)
    for (const wrong of ['a guess', razorpayKeys(two).webhookSecret, secret])
      expect((await tell(one, 'payment.captured', payment, wrong)).status).toBe(401)
    const bare = await one.call('POST', '/api/razorpay/webhook', { body: '{}' })
    expect(bare.status).toBe(401)
    expect(await person.order(orderId)).toMatchObject({ status: 'PENDING_PAYMENT' })
  })

  test('an event of another site’s payment, of another program’s or of an unknown kind changes no order', async () => {
    const { person, orderId, bankOrder } = await paying(one)
    const payment = bank.pay(bankOrder)
    expect((await tell(two, 'payment.captured', payment)).status).toBe(200)
    expect((await tell(one, 'payment.captured', { ...payment, order_id: 'order_unknown' })).status).toBe(200)
    expect((await tell(one, 'invoice.paid', payment)).status).toBe(200)
    expect((await tell(one, 'payment.captured', { id: 1 })).status).toBe(200)
    expect(await person.order(orderId)).toMatchObject({ status: 'PENDING_PAYMENT' })
  })

  test('an event of the test account does not pay by the live one', async () => {
    const { token } = await one.signIn({ userType: 'ADMIN' })
    const keys = razorpayKeys(one, 'test')
    await one.call('PUT', '/api/v1/payment-accounts/razorpay/test', { token, body: keys })
    const { person, orderId, bankOrder } = await paying(one)
    const payment = bank.pay(bankOrder)
    expect((await tell(one, 'payment.captured', payment, keys.webhookSecret)).status).toBe(200)
    expect(await person.order(orderId)).toMatchObject({ status: 'PENDING_PAYMENT' })
  })

  test('settles by either account where test and live keys have one secret for their webhooks', async () => {
    const { token } = await one.signIn({ userType: 'ADMIN' })
    const { webhookSecret } = razorpayKeys(one)
    await one.call('PUT', '/api/v1/payment-accounts/razorpay/test', {
      token,
      body: { ...razorpayKeys(one, 'test'), webhookSecret },
    })
    for (const mode of ['test', 'live']) {
      await one.call('POST', '/api/v1/payment-accounts/razorpay/use', { token, body: { mode } })
      const { person, orderId, bankOrder } = await paying(one)
      await tell(one, 'payment.captured', bank.pay(bankOrder))
      expect(await person.order(orderId)).toMatchObject({ status: 'PLACED', payments: [{ test: mode === 'test' }] })
    }
  })

  test('money that comes a day late is owed back', async () => {
    const { person, orderId, bankOrder } = await paying(one)
    const payment = bank.pay(bankOrder)
    passed += 24 * 3_600_000
    await tell(one, 'payment.captured', payment)
    expect(await person.order(orderId)).toMatchObject({ status: 'LAPSED', paymentStatus: 'REFUND_DUE' })
  })
})
