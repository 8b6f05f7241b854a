import { describe, expect, test } from 'vitest'
import { testApp } from '../../../../../../tests/support/app.ts'
import { phonepeKeys, phonepeOf } from '../../../../../../tests/support/outside/phonepe.ts'
import { beginAt, inMood } from '../../../../../../tests/support/outside/provider.ts'
import { doJobs, shopperWith } from '../../../../../../tests/support/selling/shopping.ts'

let passed = 0
const now = () => new Date(Date.now() + passed)
const app = await testApp({ now })
const { one, two } = app
const { bank, paying } = await phonepeOf(app, now)

const status = (token: string, id: string, site = one) => site.call('GET', `/api/phonepe/status/${id}`, { token })
const comeBack = (id: string, query: Record<string, string> = {}, site = one) =>
  site.call('GET', `/payment/phonepe/${id}/return`, { query })
const callsOf = (path: string) => bank.asked.filter((call) => call.endsWith(path)).length

// Shows C62, B238.
describe('the way to PhonePe', () => {
  test('is PhonePe’s page for this payment, in paise, with the way back', async () => {
    const { redirect, transactionId } = await paying(one, { price: 1_23_45_600 })
    expect(redirect).toBe(`${bank.url}/page/${transactionId}`)
    expect(bank.orders.get(transactionId)).toMatchObject({
      amount: 1_23_45_600,
      expireAfter: 3_600,
      redirectUrl: expect.stringMatching(RegExp(`^http.*one\\.localhost.*/payment/phonepe/${transactionId}/return$`)),
    })
  })

  test('is the same however often the checkout is asked', async () => {
    const { person, redirect } = await paying(one)
    const again = await Promise.all([beginAt('phonepe', person), beginAt('phonepe', person)])
    expect(again.map((start) => start.redirect)).toEqual([redirect, redirect])
  })

  test.each(['broken', 'silent'] as const)(
    'is refused while PhonePe is %s, and nothing stays reserved',
    async (mood) => {
      const { person, variantId } = await shopperWith(one, { stock: 1 })
      expect(await inMood(app, bank, mood, () => person.init('phonepe'))).toMatchObject({
        status: 502,
        body: { msg: expect.stringContaining('You weren’t charged') },
      })
      const { rows } = await app.owner.query('select stock from variants where id = $1', [variantId])
      expect(rows[0].stock).toBe(1)
      expect((await person.init('phonepe')).status).toBe(200)
    },
  )
})

// Shows B238.
test('a shop that sells in another currency than rupees is not offered PhonePe, and is told why', async () => {
  const { token } = await two.signIn({ userType: 'ADMIN' })
  const settings = async () => (await two.call('GET', '/api/v1/settings', { token })).body.data
  const modes = async () =>
    (await two.call('GET', '/api/v1/checkout/options')).body.data.map(({ mode }: { mode: string }) => mode)
  expect(await modes()).toContain('phonepe')
  const sellIn = async (currency: string) => {
    await app.owner.query('update sites set settings = settings || $2 where id = $1', [two.id, { currency }])
    app.services.bus.tell(two.id, ['site'])
  }
  await sellIn('USD')
  expect(await modes()).not.toContain('phonepe')
  const { ways } = await settings()
  expect(ways.find(({ mode }: { mode: string }) => mode === 'phonepe').off).toBe('PhonePe takes rupees only.')
  await sellIn('INR')
})

// Shows B238.
describe('coming back from PhonePe', () => {
  test('places the order by what PhonePe says', async () => {
    const { person, orderId, transactionId } = await paying(one)
    bank.pay(transactionId)
    const { headers } = await comeBack(transactionId, { shown: '60000' })
    const result = `/payment/result?order=${orderId}&shown=60000`
    expect(headers.get('location')).toBe(result)
    const payments = [{ status: 'PAID', provider: 'phonepe' }]
    expect(await person.order(orderId)).toMatchObject({ status: 'PLACED', payments })
  })

  test.each([
    ['a failure fails the attempt', { state: 'FAILED' }, 'FAILED'],
    ['a payment under way leaves it open', { state: 'PENDING' }, 'OPEN'],
    ['a failed try of an open order fails it', { state: 'PENDING', tried: 'FAILED' }, 'FAILED'],
  ] as const)('%s', async (_, given, expected) => {
    const { person, orderId, transactionId } = await paying(one)
    bank.pay(transactionId, given)
    await comeBack(transactionId)
    expect((await person.order(orderId)).payments).toMatchObject([{ status: expected }])
  })

  test('without a payment fails the attempt; a later payment of it still counts', async () => {
    const { person, orderId, transactionId } = await paying(one)
    await comeBack(transactionId)
    expect((await person.order(orderId)).payments).toMatchObject([{ status: 'FAILED' }])
    bank.pay(transactionId)
    await comeBack(transactionId)
    expect(await person.order(orderId)).toMatchObject({ status: 'PLACED', payments: [{ status: 'PAID' }] })
  })

  test.each(['broken', 'silent'] as const)('while PhonePe is %s leaves the attempt to the poller', async (mood) => {
    const { person, orderId, transactionId } = await paying(one)
    bank.pay(transactionId)
    await inMood(app, bank, mood, () => comeBack(transactionId))
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

// Shows C35.
describe('GET /api/phonepe/status/{id}', () => {
  test('asks PhonePe, settles the payment and answers its state', async () => {
    const { person, orderId, transactionId } = await paying(one)
    expect((await status(person.token, transactionId)).body.data.status).toBe('OPEN')
    bank.pay(transactionId)
    const data = { transactionId, orderId, status: 'PAID', amount: 50_000 }
    for (const _ of [1, 2])
      expect(await status(person.token, transactionId)).toMatchObject({ status: 200, body: { data } })
    expect(await person.order(orderId)).toMatchObject({ status: 'PLACED' })
  })

  test('knows the customer’s own payments at PhonePe alone, and needs a token', async () => {
    const { person, transactionId } = await paying(one)
    const other = await one.signIn()
    expect((await status(other.token, transactionId)).status).toBe(404)
    const elsewhere = await two.signIn()
    expect((await status(elsewhere.token, transactionId, two)).status).toBe(404)
    expect((await one.call('GET', `/api/phonepe/status/${transactionId}`)).status).toBe(401)
    const inSandbox = await person.init('sandbox')
    expect((await status(person.token, inSandbox.body.data.transactionId)).status).toBe(404)
  })

  test('another amount or currency pays nothing, and the order says so', async () => {
    const { person, orderId, transactionId } = await paying(one)
    bank.pay(transactionId, { amount: 100 })
    expect((await status(person.token, transactionId)).body.data.status).toBe('OPEN')
    expect((await person.order(orderId)).events.map(({ kind }) => kind)).toContain('PAYMENT_AMOUNT_DIFFERS')
    bank.pay(transactionId, { amount: 50_000 })
    await app.owner.query("update payments set currency = 'USD' where id = $1", [transactionId])
    expect((await status(person.token, transactionId)).body.data.status).toBe('OPEN')
    expect(await person.order(orderId)).toMatchObject({ status: 'PENDING_PAYMENT' })
  })
})

// Shows B239.
describe('the token of an account', () => {
  test('is fetched once by concurrent callers, and again shortly before it ends', async () => {
    passed += 2 * 3_600_000
    await paying(one)
    passed += 58 * 60_000
    const fetched = callsOf('/oauth/token')
    await paying(one)
    expect(callsOf('/oauth/token')).toBe(fetched)
    passed += 90_000
    const shoppers = await Promise.all([1, 2, 3].map(() => shopperWith(one)))
    const before = callsOf('/oauth/token')
    const starts = await Promise.all(shoppers.map(({ person }) => person.init('phonepe')))
    expect(starts.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(callsOf('/oauth/token') - before).toBe(1)
  })

  test('is fetched anew when PhonePe ended it, and never used with other keys', async () => {
    bank.dropTokens()
    const { transactionId } = await paying(one)
    expect(bank.orders.get(transactionId)?.keyId).toBe(phonepeKeys(one).keyId)
    const elsewhere = await paying(two)
    expect(bank.orders.get(elsewhere.transactionId)?.keyId).toBe(phonepeKeys(two).keyId)
  })

  test('that could not be fetched is asked for again by the next call', async () => {
    passed += 3_600_000
    const { person } = await shopperWith(one)
    expect((await inMood(app, bank, 'silent', () => person.init('phonepe'))).status).toBe(502)
    expect((await person.init('phonepe')).status).toBe(200)
  })
})

// Shows B234.
test('a PhonePe that does not answer holds no connection to the database', async () => {
  await paying(one)
  const shoppers = await Promise.all(Array.from({ length: 12 }, () => shopperWith(one)))
  app.services.config.providerAnswer = 60_000
  bank.setMood('silent')
  const before = bank.asked.length
  const waiting = shoppers.map(({ person }) => person.init('phonepe'))
  await expect.poll(() => bank.asked.length - before, { timeout: 20_000 }).toBe(12)
  expect((await one.call('GET', '/api/v1/checkout/options')).status).toBe(200)
  bank.setMood('well')
  expect((await Promise.all(waiting)).map(({ status }) => status)).toEqual(Array(12).fill(502))
})
