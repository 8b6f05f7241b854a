import { describe, expect, test } from 'vitest'
import { testApp } from '../../../../../../tests/support/app.ts'
import { phonepeKeys, phonepeOf } from '../../../../../../tests/support/outside/phonepe.ts'
import { inMood } from '../../../../../../tests/support/outside/provider.ts'
import { doJobs } from '../../../../../../tests/support/selling/shopping.ts'
import type { MoneyCase } from '../../../../../shared/selling/payments/money-cases.ts'

let passed = 0
const app = await testApp({ now: () => new Date(Date.now() + passed) })
const { one, two } = app
const { bank, tell, paying } = await phonepeOf(app)
const completed = 'checkout.order.completed'

// Shows B239.
describe("PhonePe's webhook", () => {
  test('places the order once, also ten times at once, before and after the customer comes back', async () => {
    const { person, orderId, transactionId } = await paying(one)
    const order = bank.pay(transactionId)
    const told = await Promise.all(Array.from({ length: 10 }, () => tell(one, completed, order)))
    expect(told.map(({ status }) => status)).toEqual(Array(10).fill(200))
    await one.call('GET', `/payment/phonepe/${transactionId}/return`)
    expect((await tell(one, completed, order)).status).toBe(200)
    const { events, ...placed } = await person.order(orderId)
    expect(placed).toMatchObject({ status: 'PLACED', payments: [{ status: 'PAID' }] })
    expect(events.filter(({ kind }) => kind === 'PLACED')).toHaveLength(1)
  })

  test('counts by what PhonePe says, whatever the event tells', async () => {
    const { person, orderId, transactionId } = await paying(one)
    const order = bank.pay(transactionId, { state: 'PENDING' })
    for (const event of [completed, 'checkout.order.failed'])
      expect((await tell(one, event, { ...order, state: 'COMPLETED' })).status).toBe(200)
    expect((await person.order(orderId)).payments).toMatchObject([{ status: 'OPEN' }])
    await tell(one, 'checkout.order.failed', bank.pay(transactionId, { state: 'FAILED' }))
    expect((await person.order(orderId)).payments).toMatchObject([{ status: 'FAILED' }])
  })

  test('of another amount places nothing, and the order says so', async () => {
    const { person, orderId, transactionId } = await paying(one)
    expect((await tell(one, completed, bank.pay(transactionId, { amount: 50_001 }))).status).toBe(200)
    const order = await person.order(orderId)
    expect(order).toMatchObject({ status: 'PENDING_PAYMENT', payments: [{ status: 'OPEN' }] })
    expect(order.events.map(({ kind }) => kind)).toContain('PAYMENT_AMOUNT_DIFFERS')
  })

  test('is refused with another password, of another site, or without any', async () => {
    const { person, orderId, transactionId } = await paying(one)
    const order = bank.pay(transactionId)
    const { webhookUser: user, webhookSecret: password } = phonepeKeys(two)
    for (const given of [{ password: 'a guess' }, { user: 'a guess' }, { user, password }])
      expect((await tell(one, completed, order, given)).status).toBe(401)
    expect((await one.call('POST', '/api/phonepe/webhook', { body: '{}' })).status).toBe(401)
    for (const authorization of ['Basic x', '0'.repeat(64)])
      expect((await one.call('POST', '/api/phonepe/webhook', { body: '{}', headers: { authorization } })).status).toBe(
        401,
      )
    expect(await person.order(orderId)).toMatchObject({ status: 'PENDING_PAYMENT' })
  })

  test('of another site’s payment, of another program’s or of an unknown kind changes no order', async () => {
    const { person, orderId, transactionId } = await paying(one)
    const order = bank.pay(transactionId)
    expect((await tell(two, completed, order)).status).toBe(200)
    expect((await tell(one, completed, { ...order, merchantOrderId: 'unknown' })).status).toBe(200)
    const before = bank.asked.length
    expect((await tell(one, 'pg.refund.completed', order)).status).toBe(200)
    expect((await tell(one, completed, { id: 1 })).status).toBe(200)
    expect(bank.asked.length).toBe(before)
    expect(await person.order(orderId)).toMatchObject({ status: 'PENDING_PAYMENT' })
  })

  test('of the test account does not pay by the live one', async () => {
    const { token } = await one.signIn({ userType: 'ADMIN' })
    const body = phonepeKeys(one, 'test')
    expect((await one.call('PUT', '/api/v1/payment-accounts/phonepe/test', { token, body })).status).toBe(200)
    const { person, orderId, transactionId } = await paying(one)
    const given = { user: body.webhookUser, password: body.webhookSecret }
    expect((await tell(one, completed, bank.pay(transactionId), given)).status).toBe(200)
    expect(await person.order(orderId)).toMatchObject({ status: 'PENDING_PAYMENT' })
  })

  // Shows B335.
  test('of a payment without an order is kept, also where PhonePe does not answer at that moment', async () => {
    const { token } = await one.signIn({ userType: 'ADMIN' })
    const merchantOrderId = 'another-program-1'
    const { keyId } = phonepeKeys(one)
    const order = { orderId: 'OMO-1', merchantOrderId, keyId, redirectUrl: '', amount: 50_000, expireAfter: 0 }
    bank.orders.set(merchantOrderId, { ...order, state: 'COMPLETED' })
    const strays = async () =>
      (await one.call('GET', '/api/v1/money', { token, query: { s: '100' } })).body.data.filter(
        ({ reference }: MoneyCase) => reference === merchantOrderId,
      )
    const answer = await inMood(app, bank, 'broken', () => tell(one, completed, order))
    expect([answer.status, await strays()]).toEqual([200, []])
    await doJobs(app, new Date(app.services.now().getTime() + 60_000))
    expect(await strays()).toMatchObject([{ kind: 'stray', amount: 50_000, test: false }])
  })

  test('that comes a day late owes the money back', async () => {
    const { person, orderId, transactionId } = await paying(one)
    const order = bank.pay(transactionId)
    passed += 24 * 3_600_000
    await tell(one, completed, order)
    expect(await person.order(orderId)).toMatchObject({ status: 'LAPSED', paymentStatus: 'REFUND_DUE' })
  })
})
