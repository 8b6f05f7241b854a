import { describe, expect, test } from 'vitest'
import { eventOf } from '../../../../../../tests/doubles/stripe.ts'
import { testApp } from '../../../../../../tests/support/app.ts'
import { stripeKeys, stripeOf } from '../../../../../../tests/support/outside/stripe.ts'

let passed = 0
const now = () => new Date(Date.now() + passed)
const app = await testApp({ now })
const { one, two, owner } = app
const { bank, tell, deliver, paying } = await stripeOf(app, now)

// Shows B237.
describe("Stripe's webhook", () => {
  test.each(['completed', 'async_payment_succeeded'])(
    'checkout.session.%s places the order once, also ten times at once',
    async (type) => {
      const { person, orderId, transactionId, session } = await paying(one)
      const paid = bank.pay(session)
      const told = await Promise.all(Array.from({ length: 10 }, () => tell(one, type, paid)))
      expect(told.map(({ status }) => status)).toEqual(Array(10).fill(200))
      await one.call('GET', `/payment/stripe/${transactionId}/return`)
      const order = await person.order(orderId)
      expect(order).toMatchObject({ status: 'PLACED', payments: [{ status: 'PAID' }] })
      expect(order.events.filter(({ kind }) => kind === 'PLACED')).toHaveLength(1)
    },
  )

  test('a payment handed in at a bank waits for the bank', async () => {
    const { person, orderId, session } = await paying(one)
    await tell(one, 'completed', bank.handIn(session))
    expect((await person.order(orderId)).payments).toMatchObject([{ status: 'OPEN' }])
    await tell(one, 'async_payment_succeeded', bank.pay(session))
    expect(await person.order(orderId)).toMatchObject({ status: 'PLACED' })
  })

  test.each([
    ['async_payment_failed', 'refuse'],
    ['expired', 'expire'],
  ] as const)('%s fails the attempt; one that comes after the payment changes nothing', async (type, happens) => {
    const { person, orderId, session } = await paying(one)
    const failed = bank[happens](session)
    await tell(one, type, failed)
    expect((await person.order(orderId)).payments).toMatchObject([{ status: 'FAILED' }])
    await tell(one, 'completed', bank.pay(session))
    await tell(one, type, failed)
    expect(await person.order(orderId)).toMatchObject({ status: 'PLACED', payments: [{ status: 'PAID' }] })
  })

  test('another amount or currency places nothing, and the order says so', async () => {
    const { person, orderId, session } = await paying(one)
    const paid = bank.pay(session)
    for (const other of [{ amount_total: 100 }, { amount_total: null }, { currency: 'usd' }, { currency: null }])
      expect((await tell(one, 'completed', { ...paid, ...other })).status).toBe(200)
    const order = await person.order(orderId)
    expect(order).toMatchObject({ status: 'PENDING_PAYMENT', payments: [{ status: 'OPEN' }] })
    expect(order.events.map(({ kind }) => kind)).toContain('PAYMENT_AMOUNT_DIFFERS')
  })

  test('a forged event is refused, and so is one of another site, of another text or from before', async () => {
    const { person, orderId, session } = await paying(one)
    const paid = bank.pay(session)
    const { secret, webhookSecret } = stripeKeys(one)
    for (const wrong of ['whsec_guess', stripeKeys(two).webhookSecret, secret])
      expect((await tell(one, 'completed', paid, wrong)).status).toBe(401)
    const old = new Date(now().getTime() - 301_000)
    const type = 'checkout.session.completed'
    const [right, late] = [eventOf(type, paid, webhookSecret, now()), eventOf(type, paid, webhookSecret, old)]
    const altered = right.text.replace('50000', '50001')
    for (const [text, signature] of [
      [late.text, late.signature],
      [`${right.text} `, right.signature],
      [altered, right.signature],
      [right.text, ''],
      [right.text, right.signature.replace('v1=', 'v0=')],
      [right.text, `t=${Math.floor(now().getTime() / 1_000)}`],
      ['', right.signature],
    ] as const)
      expect((await deliver(one, text, signature)).status).toBe(401)
    expect(await person.order(orderId)).toMatchObject({ status: 'PENDING_PAYMENT' })
    expect((await deliver(one, right.text, right.signature)).status).toBe(200)
    expect(await person.order(orderId)).toMatchObject({ status: 'PLACED' })
  })

  test('an event of another site’s payment, of another program’s or of an unknown kind changes no order', async () => {
    const { person, orderId, session } = await paying(one)
    const paid = bank.pay(session)
    expect((await tell(two, 'completed', paid)).status).toBe(200)
    // Sites that share an account hear of each other's sessions.
    const known = await owner.query('select from payments where site_id = $1 and order_id is null', [two.id])
    expect(known.rows).toHaveLength(0)
    expect((await tell(one, 'completed', { ...paid, id: 'cs_live_unknown' })).status).toBe(200)
    expect((await tell(one, 'unknown', paid)).status).toBe(200)
    expect((await tell(one, 'completed', { id: 1 })).status).toBe(200)
    const thin = eventOf('x', {}, stripeKeys(one).webhookSecret, now())
    expect((await deliver(one, thin.text, thin.signature)).status).toBe(200)
    expect(await person.order(orderId)).toMatchObject({ status: 'PENDING_PAYMENT' })
  })

  test('an event of the test account does not pay by the live one', async () => {
    const { token } = await one.signIn({ userType: 'ADMIN' })
    const keys = stripeKeys(one, 'test')
    await one.call('PUT', '/api/v1/payment-accounts/stripe/test', { token, body: keys })
    const { person, orderId, session } = await paying(one)
    expect((await tell(one, 'completed', bank.pay(session), keys.webhookSecret)).status).toBe(200)
    expect(await person.order(orderId)).toMatchObject({ status: 'PENDING_PAYMENT' })
  })

  test('money that comes a day late is owed back', async () => {
    const { person, orderId, session } = await paying(one)
    const paid = bank.pay(session)
    passed += 24 * 3_600_000
    await tell(one, 'completed', paid)
    expect(await person.order(orderId)).toMatchObject({ status: 'LAPSED', paymentStatus: 'REFUND_DUE' })
  })
})
