import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { testApp } from '../../../../../../tests/support/app.ts'
import { inMood } from '../../../../../../tests/support/outside/provider.ts'
import { stripeKeys, stripeOf } from '../../../../../../tests/support/outside/stripe.ts'
import { doJobs, shopperWith } from '../../../../../../tests/support/selling/shopping.ts'
import { stripe } from './stripe.ts'

let passed = 0
const now = () => new Date(Date.now() + passed)
const app = await testApp({ now })
const { one, two } = app
const { bank, tell, paying, begin } = await stripeOf(app, now)

const verify = (token: string, id: string, site = one) =>
  site.call('GET', `/api/stripe/checkout/verify/${id}`, { token })
const comeBack = (transactionId: string, query: Record<string, string> = {}, site = one) =>
  site.call('GET', `/payment/stripe/${transactionId}/return`, { query })

describe('the way to Stripe', () => {
  // Shows C62, B236.
  test('is its hosted page, opened for the order’s total and our own ids', async () => {
    const { redirect, transactionId, session } = await paying(one, { price: 1_23_45_600 })
    expect(redirect).toBe(`${bank.url}/c/pay/${session}`)
    const made = bank.sessions.get(session)
    expect(made).toMatchObject({
      amount_total: 1_23_45_600,
      currency: 'inr',
      livemode: true,
      client_reference_id: transactionId,
      metadata: { attempt: transactionId, site: String(one.id) },
      success_url: expect.stringMatching(/^http:\/\/one\.localhost.*\/payment\/stripe\/[0-9a-f-]{36}\/return$/),
    })
    expect(made?.cancel_url).toBe(made?.success_url)
  })

  test.each([
    [1, 31],
    [90, 90],
    [3 * 24 * 60, 24 * 60 - 1],
  ])('an attempt that can be paid for %i minutes is shown for %i', async (asked, kept) => {
    const ctx = await one.ctx()
    const untilIn = (minutes: number) => new Date(now().getTime() + minutes * 60_000)
    const started = await stripe.start(
      ctx,
      { mode: 'live', keyId: '', clientVersion: null, webhookUser: null, ...stripeKeys(one) },
      {
        ...{ id: randomUUID(), amount: 100, currency: 'INR', description: 'Order 1' },
        ...{ returnPath: '/payment/result', expiresAt: untilIn(asked), accountMode: 'live' },
      },
    )
    const session = bank.sessions.get(started.outcome === 'started' ? started.providerPaymentId : '')
    expect(Math.abs((session?.expires_at ?? 0) - untilIn(kept).getTime() / 1_000)).toBeLessThan(5)
  })

  test('is one session for one payment, also for two requests at once', async () => {
    const { person } = await shopperWith(one, { stock: 1 })
    const before = bank.asked.length
    bank.setMood('slow')
    const starts = [begin(person), begin(person)]
    await expect.poll(() => bank.asked.length - before, { timeout: 10_000 }).toBeGreaterThan(1)
    bank.setMood('well')
    const [first, second] = await Promise.all(starts)
    expect([first?.start.status, second?.start.status]).toEqual([200, 200])
    expect(second?.redirect).toBe(first?.redirect)
    expect((await begin(person)).redirect).toBe(first?.redirect)
  })

  test.each(['broken', 'silent'] as const)(
    'is refused while Stripe is %s, and nothing stays reserved',
    async (mood) => {
      const { person, variantId } = await shopperWith(one, { stock: 1 })
      await inMood(app, bank, mood, async () => {
        const { status, body } = await person.init('stripe')
        expect([status, body.msg]).toEqual([502, expect.stringContaining('You weren’t charged')])
      })
      const { rows } = await app.owner.query('select stock from variants where id = $1', [variantId])
      expect(rows[0].stock).toBe(1)
      expect((await person.init('stripe')).status).toBe(200)
    },
  )
})

describe('coming back from Stripe', () => {
  test('paid places the order, and leads to the result in the language of the page', async () => {
    const { person, orderId, transactionId, session } = await paying(one)
    bank.pay(session)
    const back = await comeBack(transactionId, { shown: '60000' })
    expect([back.status, back.headers.get('location')]).toEqual([303, `/payment/result?order=${orderId}&shown=60000`])
    expect(await person.order(orderId)).toMatchObject({
      status: 'PLACED',
      payments: [{ status: 'PAID', provider: 'stripe' }],
    })
  })

  test('without paying fails the attempt; a later payment of it still counts', async () => {
    const { person, orderId, transactionId, session } = await paying(one)
    await comeBack(transactionId)
    expect((await person.order(orderId)).payments).toMatchObject([{ status: 'FAILED' }])
    await tell(one, 'completed', bank.pay(session))
    expect(await person.order(orderId)).toMatchObject({ status: 'PLACED', payments: [{ status: 'PAID' }] })
  })

  test.each([
    ['handed in at a bank leaves the attempt open', 'handIn', 'OPEN'],
    ['refused by the bank fails the attempt', 'refuse', 'FAILED'],
    ['after the page expired fails the attempt', 'expire', 'FAILED'],
  ] as const)('%s', async (_, happens, status) => {
    const { person, orderId, transactionId, session } = await paying(one)
    bank[happens](session)
    await comeBack(transactionId)
    expect((await person.order(orderId)).payments).toMatchObject([{ status }])
  })

  test('with another amount or currency places nothing, and the order says so', async () => {
    for (const other of [{ amount_total: 100 }, { currency: 'usd' }]) {
      const { person, orderId, transactionId, session } = await paying(one)
      bank.pay(session, other)
      await comeBack(transactionId)
      const order = await person.order(orderId)
      expect(order).toMatchObject({ status: 'PENDING_PAYMENT', payments: [{ status: 'OPEN' }] })
      expect(order.events.map(({ kind }) => kind)).toContain('PAYMENT_AMOUNT_DIFFERS')
    }
  })

  test('while Stripe is silent leaves the attempt open, and the poller finds the payment', async () => {
    const { person, orderId, transactionId, session } = await paying(one)
    bank.pay(session)
    await inMood(app, bank, 'silent', () => comeBack(transactionId))
    expect((await person.order(orderId)).payments).toMatchObject([{ status: 'OPEN' }])
    passed += 60_000
    await doJobs(app, now())
    expect(await person.order(orderId)).toMatchObject({ status: 'PLACED' })
  })

  test('is unknown on another site', async () => {
    const { transactionId } = await paying(one)
    expect((await comeBack(transactionId, {}, two)).status).toBe(404)
  })
})

// Shows C34.
describe('GET /api/stripe/checkout/verify/{id}', () => {
  test('asks Stripe, settles the payment and answers its state, by our id or the session’s', async () => {
    const { person, orderId, transactionId, session } = await paying(one)
    const data = { transactionId, orderId, amount: 50_000 }
    const open = await verify(person.token, session)
    expect(open).toMatchObject({ status: 200, body: { data: { ...data, status: 'OPEN' } } })
    bank.pay(session)
    for (const id of [transactionId, session])
      expect(await verify(person.token, id)).toMatchObject({ status: 200, body: { data: { ...data, status: 'PAID' } } })
    expect(await person.order(orderId)).toMatchObject({ status: 'PLACED' })
  })

  test('knows the customer’s own payments at Stripe alone, and needs a token', async () => {
    const { person, transactionId, session } = await paying(one)
    const [other, elsewhere] = [await one.signIn(), await two.signIn()]
    const sandbox = await (await shopperWith(one)).person.init('sandbox')
    for (const id of [transactionId, session]) {
      expect((await verify(other.token, id)).status).toBe(404)
      expect((await verify(elsewhere.token, id, two)).status).toBe(404)
      expect((await one.call('GET', `/api/stripe/checkout/verify/${id}`)).status).toBe(401)
    }
    for (const id of [sandbox.body.data.transactionId, 'cs_live_unknown', 'none'])
      expect((await verify(person.token, id)).status).toBe(404)
  })
})

// Shows B236.
describe('keys of Stripe', () => {
  const save = async (mode: string, body: object) => {
    const { token } = await one.signIn({ userType: 'ADMIN' })
    return one.call('PUT', `/api/v1/payment-accounts/stripe/${mode}`, { token, body })
  }

  test('are shown by the beginning and end of the secret key, never whole', async () => {
    const keys = stripeKeys(one, 'test')
    const { body } = await save('test', keys)
    const [account] = body.data.filter(({ provider }: { provider: string }) => provider === 'stripe')
    expect(account.keys).toMatchObject([
      { mode: 'live', keyId: 'sk_live_…1234', active: true },
      { mode: 'test', keyId: 'sk_test_…1234', active: false },
    ])
    expect(JSON.stringify(body)).not.toContain(keys.secret)
    const { rows } = await app.owner.query('select * from payment_credentials')
    expect(JSON.stringify(rows)).not.toContain(keys.secret)
  })

  test.each([
    ['a key of the other mode', { secret: stripeKeys(one, 'test').secret }, 'secret'],
    ['a restricted key of the other mode', { secret: 'rk_test_abcdefgh' }, 'secret'],
    ['an unknown key', { secret: 'sk_live_unknown1' }, 'secret'],
    ['a publishable key', { secret: 'pk_live_abcdefgh' }, 'secret'],
    ['a key in the place of the signing secret', { webhookSecret: stripeKeys(one).secret }, 'webhookSecret'],
  ])('%s is refused at its field', async (_, wrong, field) => {
    expect(await save('live', { ...stripeKeys(one), ...wrong })).toMatchObject({
      status: 400,
      body: { errors: [{ field }] },
    })
  })
})

// Shows B234.
test('a Stripe that does not answer holds no connection to the database', async () => {
  const shoppers = await Promise.all(Array.from({ length: 12 }, () => shopperWith(one)))
  app.services.config.providerAnswer = 60_000
  bank.setMood('silent')
  const before = bank.asked.length
  const waiting = shoppers.map(({ person }) => person.init('stripe'))
  await expect.poll(() => bank.asked.length - before, { timeout: 20_000 }).toBe(12)
  expect((await one.call('GET', '/api/v1/checkout/options')).status).toBe(200)
  app.services.config.providerAnswer = 2_000
  bank.setMood('well')
  expect((await Promise.all(waiting)).every(({ status }) => status === 200 || status === 502)).toBe(true)
})
