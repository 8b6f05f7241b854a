import { describe, expect, test } from 'vitest'
import { testApp } from '../../../../../../tests/support/app.ts'
import { inMood } from '../../../../../../tests/support/outside/provider.ts'
import { razorpayKeys, razorpayOf } from '../../../../../../tests/support/outside/razorpay.ts'
import { refundsOf } from '../../../../../../tests/support/selling/refunding.ts'
import { doJobs, shopperWith } from '../../../../../../tests/support/selling/shopping.ts'

let passed = 0
const now = () => new Date(Date.now() + passed)
const app = await testApp({ now })
const { one, two } = app
const { bank, tell, paying, begin, revoke } = await razorpayOf(app)
const { secret } = razorpayKeys(one)

const verify = (token: string, query: Record<string, string>, site = one) =>
  site.call('GET', '/api/razorpay/checkout/verify', { token, query })

const comeBack = (transactionId: string, fields: Record<string, string> = {}, query: Record<string, string> = {}) =>
  one.call('POST', `/payment/razorpay/${transactionId}/return`, {
    query,
    body: String(new URLSearchParams(fields)),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  })

describe('the way to Razorpay', () => {
  // Shows C62, B232.
  test('is a page of the shop with a form to Razorpay, which alone may be sent there', async () => {
    const { redirect, transactionId, bankOrder } = await paying(one, { price: 1_23_45_600 })
    expect(bank.orders.get(bankOrder)).toMatchObject({ amount: 1_23_45_600, currency: 'INR' })
    const { body, headers } = await one.call('GET', redirect)
    expect(headers.get('content-security-policy')).toContain(`form-action 'self' ${bank.url};`)
    expect(headers.get('cache-control')).toBe('no-store')
    for (const text of [
      '₹1,23,456.00',
      'Continue to Razorpay',
      `value="${bankOrder}"`,
      `value="${razorpayKeys(one).keyId}"`,
    ])
      expect(body).toContain(text)
    expect(body).toContain(`/payment/razorpay/${transactionId}/return"`)
    expect(body).not.toContain('<script')
    expect(body).not.toContain(secret)
  })

  test('is unknown on another site, and leads on once the payment is decided', async () => {
    const { redirect, transactionId, bankOrder } = await paying(one)
    expect((await two.call('GET', redirect)).status).toBe(404)
    expect((await two.call('GET', `${redirect}/return`)).status).toBe(404)
    bank.pay(bankOrder)
    await comeBack(transactionId)
    const after = await one.call('GET', redirect)
    expect([after.status, after.headers.get('location')]).toEqual([303, expect.stringContaining('/payment/result?')])
  })

  test('asks once for one payment, however often the checkout is asked', async () => {
    const { person, redirect } = await paying(one)
    const again = await Promise.all([begin(person), begin(person)])
    expect(again.map((start) => start.redirect)).toEqual([redirect, redirect])
  })

  test.each(['broken', 'silent'] as const)(
    'is refused while Razorpay is %s, and nothing stays reserved',
    async (mood) => {
      const { person, variantId } = await shopperWith(one, { stock: 1 })
      expect(await inMood(app, bank, mood, () => person.init('razorpay'))).toMatchObject({
        status: 502,
        body: { msg: expect.stringContaining('You weren’t charged') },
      })
      const { rows } = await app.owner.query('select stock from variants where id = $1', [variantId])
      expect(rows[0].stock).toBe(1)
      expect((await person.init('razorpay')).status).toBe(200)
    },
  )
})

// Shows B234.
test('the owner is told once a day that Razorpay refuses the keys, and the customer pays another way', async () => {
  const { person, variantId } = await shopperWith(two, { stock: 1 })
  const again = await shopperWith(two, { stock: 1 })
  await app.owner.query('update sites set settings = settings || $2 where id = $1', [
    two.id,
    { mailFrom: 'owner@two.example' },
  ])
  app.services.bus.tell(two.id, ['site'])
  revoke(two)
  for (const each of [person, person, again.person])
    expect(await each.init('razorpay')).toMatchObject({
      status: 502,
      body: { msg: expect.stringContaining('Please choose another way to pay') },
    })
  const { rows } = await app.owner.query('select stock from variants where id = $1', [variantId])
  expect(rows[0].stock).toBe(1)
  await doJobs(app, now())
  const mails = await app.owner.query(
    "select subject from mails where site_id = $1 and once_key like 'pay-refused:%'",
    [two.id],
  )
  expect(mails.rows).toEqual([{ subject: expect.stringContaining('Customers cannot pay by Razorpay') }])
  expect((await person.init('cod')).status).toBe(200)
})

describe('coming back from Razorpay', () => {
  test('with its signature places the order, by the amount that Razorpay tells', async () => {
    const { person, orderId, transactionId, bankOrder } = await paying(one)
    const payment = bank.pay(bankOrder)
    const back = await comeBack(transactionId, bank.returned(payment, secret), { shown: '60000' })
    expect(back.headers.get('location')).toBe(`/payment/result?order=${orderId}&shown=60000`)
    expect(await person.order(orderId)).toMatchObject({
      status: 'PLACED',
      payments: [{ status: 'PAID', provider: 'razorpay' }],
    })
  })

  test('without a payment fails the attempt; a later payment of it still counts', async () => {
    const { person, orderId, transactionId, bankOrder } = await paying(one)
    await one.call('GET', `/payment/razorpay/${transactionId}/return`)
    expect((await person.order(orderId)).payments).toMatchObject([{ status: 'FAILED' }])
    const payment = bank.pay(bankOrder)
    expect((await tell(one, 'payment.captured', payment)).status).toBe(200)
    expect(await person.order(orderId)).toMatchObject({ status: 'PLACED', payments: [{ status: 'PAID' }] })
  })

  test('with a payment under way leaves the attempt open', async () => {
    const { person, orderId, transactionId, bankOrder } = await paying(one)
    bank.pay(bankOrder, { status: 'created' })
    await comeBack(transactionId, { 'error[code]': 'BAD_REQUEST_ERROR' })
    expect((await person.order(orderId)).payments).toMatchObject([{ status: 'OPEN' }])
  })

  test('while Razorpay is silent leaves the attempt open, and the poller finds the payment', async () => {
    const { person, orderId, transactionId, bankOrder } = await paying(one)
    const payment = bank.pay(bankOrder)
    await inMood(app, bank, 'silent', () => comeBack(transactionId, bank.returned(payment, secret)))
    expect((await person.order(orderId)).payments).toMatchObject([{ status: 'OPEN' }])
    passed += 60_000
    await doJobs(app, now())
    expect(await person.order(orderId)).toMatchObject({ status: 'PLACED' })
  })
})

// Shows B189.
test('a refund goes out of the payment that was kept, beside one that Razorpay gave back by itself', async () => {
  const { cancel, refund, read, latest, later } = await refundsOf(app, one)
  const { orderId, bankOrder } = await paying(one)
  bank.pay(bankOrder, { status: 'refunded' })
  const kept = bank.pay(bankOrder)
  await tell(one, 'payment.captured', kept)
  await cancel(orderId)
  await refund(orderId, { amount: 20_000 })
  await later(5_000)
  const [first] = (await read(orderId)).refunds
  expect(first).toMatchObject({ state: 'SENT' })
  expect(bank.refunds.get(first?.providerId ?? '')).toMatchObject({ payment_id: kept.id, amount: 20_000 })
  await refund(orderId)
  await later(10_000)
  const second = await latest(orderId)
  for (const id of [first?._id, second?._id]) bank.decide(id ?? '', 'processed')
  await later(120_000)
  expect(await read(orderId)).toMatchObject({
    paymentStatus: 'REFUNDED',
    refunds: [{ state: 'DONE' }, { state: 'DONE' }],
  })
})

// Shows B21.
describe('an order whose first try failed and whose second one was paid without our being told', () => {
  const retried = async () => {
    const begun = await paying(one)
    await tell(one, 'payment.failed', bank.pay(begun.bankOrder, { status: 'failed' }))
    expect((await begun.person.order(begun.orderId)).payments).toMatchObject([{ status: 'FAILED' }])
    bank.pay(begun.bankOrder)
    return begun
  }

  test('is placed, and not released, when staff release what it reserves', async () => {
    const { person, orderId } = await retried()
    const { token } = await one.signIn({ userType: 'ADMIN' })
    const released = await one.call('POST', `/api/v1/orders/${orderId}/release`, { token })
    expect(released.status).toBe(409)
    expect(await person.order(orderId)).toMatchObject({ status: 'PLACED', payments: [{ status: 'PAID' }] })
  })

  test('is placed with its pieces at the end of its reservation, also where the poll comes later', async () => {
    const { person, orderId } = await retried()
    await app.owner.query("delete from jobs.job where name = 'payments.poll' and data->>'siteId' = $1", [
      String(one.id),
    ])
    passed += 16 * 60_000
    await doJobs(app, now())
    const { status, events } = await person.order(orderId)
    expect([status, events.some(({ kind }) => kind === 'LAPSED')]).toEqual(['PLACED', false])
  })
})

// Shows C36.
describe('GET /api/razorpay/checkout/verify', () => {
  test('asks Razorpay, settles the payment and answers its state', async () => {
    const { person, orderId, transactionId, bankOrder } = await paying(one)
    const given = bank.returned(bank.pay(bankOrder), secret)
    const data = { transactionId, orderId, status: 'PAID', amount: 50_000 }
    expect(await verify(person.token, given)).toMatchObject({ status: 200, body: { data } })
    expect(await verify(person.token, given)).toMatchObject({ status: 200, body: { data } })
    expect(await person.order(orderId)).toMatchObject({ status: 'PLACED' })
  })

  test('refuses a signature that does not fit', async () => {
    const { person, orderId, bankOrder } = await paying(one)
    const given = bank.returned(bank.pay(bankOrder), secret)
    const other = bank.returned(bank.pay((await paying(one)).bankOrder), secret)
    for (const razorpay_signature of ['0'.repeat(64), given.razorpay_signature.slice(1), 'é', other.razorpay_signature])
      expect(await verify(person.token, { ...given, razorpay_signature })).toMatchObject({ status: 401 })
    const stolen = {
      ...given,
      razorpay_signature: other.razorpay_signature,
      razorpay_payment_id: other.razorpay_payment_id,
    }
    expect((await verify(person.token, stolen)).status).toBe(401)
    expect(await person.order(orderId)).toMatchObject({ status: 'PENDING_PAYMENT' })
  })

  test('knows the customer’s own payments alone, and needs a token', async () => {
    const { bankOrder } = await paying(one)
    const given = bank.returned(bank.pay(bankOrder), secret)
    const [other, elsewhere] = [await one.signIn(), await two.signIn()]
    expect((await verify(other.token, given)).status).toBe(404)
    expect((await verify(elsewhere.token, given, two)).status).toBe(404)
    expect((await one.call('GET', '/api/razorpay/checkout/verify', { query: given })).status).toBe(401)
  })

  test('a signature without a payment behind it pays nothing', async () => {
    const { person, orderId, bankOrder } = await paying(one)
    const payment = bank.pay(bankOrder, { status: 'authorized' })
    const { body } = await verify(person.token, bank.returned(payment, secret))
    expect(body.data.status).toBe('OPEN')
    expect(await person.order(orderId)).toMatchObject({ status: 'PENDING_PAYMENT' })
  })
})

// Shows B234.
test('a Razorpay that does not answer holds no connection to the database', async () => {
  const shoppers = await Promise.all(Array.from({ length: 12 }, () => shopperWith(one)))
  app.services.config.providerAnswer = 60_000
  bank.setMood('silent')
  const before = bank.asked.length
  const waiting = shoppers.map(({ person }) => person.init('razorpay'))
  await expect.poll(() => bank.asked.length - before, { timeout: 20_000 }).toBe(12)
  expect((await one.call('GET', '/api/v1/checkout/options')).status).toBe(200)
  bank.setMood('well')
  expect((await Promise.all(waiting)).map(({ status }) => status)).toEqual(Array(12).fill(502))
  app.services.config.providerAnswer = 2_000
})
