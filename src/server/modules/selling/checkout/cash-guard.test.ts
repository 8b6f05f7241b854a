import { afterEach, describe, expect, test } from 'vitest'
import { testSettings } from '../../../../../tests/support/app.ts'
import { testFulfilment } from '../../../../../tests/support/selling/fulfilling.ts'
import { home, newMobile, type Shopper, shopper, stockOf } from '../../../../../tests/support/selling/shopping.ts'
import type { Order, PaymentOption } from '../../../../shared/selling/orders/orders.ts'
import type { CashRules } from '../../../../shared/selling/payments/cash-rules.ts'
import { forgetBuyer } from '../orders/forget-buyer.ts'

const { app, one, two, owner, move, post, read, mailsTo } = await testFulfilment()
const { services } = app

async function set(cashOnDelivery: Partial<CashRules>, more: object = {}) {
  await owner.query('update sites set settings = $2 where id = $1', [
    one.id,
    { ...testSettings, cashOnDelivery, ...more },
  ])
  services.bus.tell(one.id, ['site'])
}
afterEach(() => set({}))

/** A customer with one piece of this price in the bag. */
async function bagOf(price: number, person?: Shopper) {
  const buyer = person ?? (await shopper(one))
  const { variantIds } = await one.product({ price, mrp: price })
  const [variantId = ''] = variantIds
  await buyer.add(variantId)
  return { person: buyer, variantId }
}
const reasonFor = async ({ token, addressId }: Shopper) =>
  (await one.call('GET', '/api/v1/checkout/cash', { token, query: { addressId } })).body.data.reason
const refused = (msg: string) => ({
  status: 409,
  body: { msg, errors: [{ field: 'paymentMode', defaultMessage: msg }] },
})

/** Asks why not, and for the order all the same. */
async function expectNoCash({ person, variantId }: { person: Shopper; variantId: string }, msg: string) {
  expect(await reasonFor(person)).toBe(msg)
  const before = (await stockOf(app, variantId)).stock
  expect(await person.init('cod')).toMatchObject(refused(msg))
  expect((await stockOf(app, variantId)).stock).toBe(before)
  expect((await person.init('sandbox')).status).toBe(200)
}
async function expectCash({ person }: { person: Shopper }): Promise<string> {
  expect(await reasonFor(person)).toBeNull()
  const { status, body } = await person.init('cod')
  expect(status).toBe(200)
  return body.data.orderId
}

// Shows B226.
describe('cash on delivery', () => {
  test('is taken up to the largest order, delivery included', async () => {
    await set({ largest: 500_000 }, { shipping: { amount: 10_000, freeFrom: 0 } })
    await expectCash(await bagOf(490_000))
    await expectNoCash(await bagOf(490_001), 'Cash on delivery is available up to ₹5,000.')
  })

  test('is taken from the smallest order on', async () => {
    await set({ smallest: 30_000 })
    await expectCash(await bagOf(30_000))
    await expectNoCash(await bagOf(29_999), 'Cash on delivery is available from ₹300.')
  })

  test.each([
    ['ONLY', ['411'], true],
    ['ONLY', ['411002', '560'], false],
    ['EXCEPT', ['411001'], false],
    ['EXCEPT', ['412'], true],
  ] as const)('is taken where the PIN codes say so (%s %j)', async (pinRule, pins, isTaken) => {
    await set({ pinRule, pins: [...pins] })
    const bag = await bagOf(50_000)
    if (isTaken) await expectCash(bag)
    else await expectNoCash(bag, 'Cash on delivery isn’t available at the PIN code 411001.')
  })

  test('is taken of customers who have received an order', async () => {
    await set({ receivedBefore: true })
    const { person, variantId } = await bagOf(50_000)
    const text = 'Cash on delivery becomes available once you have received an order from us.'
    await expectNoCash({ person, variantId }, text)
    await set({})
    const id = await expectCash({ person })
    await set({ receivedBefore: true })
    for (const to of ['PACKED', 'SHIPPED']) await move(id, to)
    await bagOf(50_000, person)
    expect(await reasonFor(person)).toBe(text)
    await move(id, 'DELIVERED')
    await expectCash({ person })
  })

  test('is said about in the language of the page', async () => {
    await set({ largest: 10_000 }, { languages: ['hi-IN'] })
    const { person } = await bagOf(50_000)
    const { token, addressId } = person
    const headers = { 'x-app-language': 'hi' }
    const { body } = await one.call('GET', '/api/v1/checkout/cash', { token, query: { addressId }, headers })
    expect(body.data.reason).toContain('कैश ऑन डिलीवरी')
  })

  test('is asked about with an address of one’s own', async () => {
    const { person } = await bagOf(50_000)
    const other = await shopper(one)
    const query = { addressId: other.addressId }
    expect((await one.call('GET', '/api/v1/checkout/cash', { token: person.token, query })).status).toBe(404)
    expect((await one.call('GET', '/api/v1/checkout/cash', { query })).status).toBe(401)
  })
})

// Shows B226.
describe('a cash order that was refused at the door', () => {
  const text = 'Cash on delivery isn’t available for your phone number, because orders were refused at the door.'

  async function refuse(person: Shopper) {
    const id = await expectCash(await bagOf(50_000, person))
    for (const to of ['PACKED', 'SHIPPED']) await move(id, to)
    expect((await move(id, 'RETURNED', { refusedAtDoor: true })).status).toBe(200)
    return id
  }

  test('counts against its phone number, also of another account and after its customer is forgotten', async () => {
    await set({ refusals: 2 })
    const mobileNumber = newMobile()
    const person = await shopper(one, { mobileNumber })
    const id = await refuse(person)
    expect((await read(id)).events.at(-1).note).toBe('It was refused at the door.')
    await refuse(person)
    await expectNoCash(await bagOf(50_000, person), text)
    await forgetBuyer(await one.ctx(), person.id)
    const other = await shopper(one, { mobileNumber })
    await expectNoCash(await bagOf(50_000, other), text)
    await expectCash(await bagOf(50_000))
    await set({ refusals: 3 })
    await expectCash(await bagOf(50_000, await shopper(one, { mobileNumber })))
    const { rows } = await owner.query('select * from door_refusals where site_id = $1', [one.id])
    expect(JSON.stringify(rows)).not.toContain(mobileNumber)
    expect(rows).toHaveLength(2)
  })

  test('counts on under another APP_SECRET', async () => {
    const mobileNumber = newMobile()
    await refuse(await shopper(one, { mobileNumber }))
    const former = services.secret
    services.secret = 'another secret of at least thirty-two characters'
    services.config.formerSecrets = [former]
    await set({ refusals: 1 })
    const { token } = await one.signIn()
    const saved = { ...home, mobileNumber }
    const { body } = await one.call('POST', '/api/io/crm/cuser/address/add', { token, body: saved })
    const query = { addressId: body.data._id }
    expect((await one.call('GET', '/api/v1/checkout/cash', { token, query })).body.data.reason).toBe(text)
    services.secret = former
    services.config.formerSecrets = []
  })

  test('is marked as it comes back unpaid, and nothing else is', async () => {
    const person = await shopper(one)
    const delivered = await expectCash(await bagOf(50_000, person))
    const refusal = { refusedAtDoor: true }
    expect((await move(delivered, 'PACKED', refusal)).status).toBe(400)
    for (const to of ['PACKED', 'SHIPPED', 'DELIVERED', 'RETURN_REQUESTED']) await move(delivered, to)
    expect(await move(delivered, 'RETURNED', refusal)).toMatchObject({
      status: 409,
      body: { msg: 'Only an unpaid cash order on its way can be refused at the door.' },
    })
    expect((await move(delivered, 'RETURNED')).status).toBe(200)
    const other = await expectCash(await bagOf(50_000, person))
    for (const to of ['PACKED', 'SHIPPED', 'RETURNED']) await move(other, to)
    await set({ refusals: 1 })
    await expectCash(await bagOf(50_000, person))
  })

  test('counts on its own site', async () => {
    const mobileNumber = newMobile()
    await refuse(await shopper(one, { mobileNumber }))
    const settings = { ...testSettings, cashOnDelivery: { refusals: 1 } }
    await owner.query('update sites set settings = $2 where id = $1', [two.id, settings])
    services.bus.tell(two.id, ['site'])
    const person = await shopper(two, { mobileNumber })
    const { variantIds } = await two.product()
    await person.add(variantIds[0] ?? '')
    expect((await person.init('cod')).status).toBe(200)
  })
})

// Shows B293.
describe('the fee for cash on delivery', () => {
  const fee = 4_900
  const shipping = { amount: 10_000, freeFrom: 0 }
  const cartFor = async ({ token }: Shopper, paymentMode: string) =>
    (await one.call('POST', '/api/io/crm/cuser/cart_items/all', { token, query: { paymentMode }, body: {} })).body
  const kept = ({ status, amounts }: Order) => ({ status, left: amounts.total - amounts.cancelled - amounts.returned })

  test('is told at the checkout, and is part of the delivery charge of cash orders alone', async () => {
    await set({ fee }, { shipping })
    const { body } = await one.call('GET', '/api/v1/checkout/options', {})
    const described = new Map(body.data.map(({ mode, description }: PaymentOption) => [mode, description]))
    expect(described.get('cod')).toBe('Pay in cash or by UPI when your order arrives, for ₹49 more.')
    const { person } = await bagOf(50_000)
    expect((await cartFor(person, 'sandbox')).amounts).toMatchObject({ shipping: 10_000, cashFee: 0, total: 60_000 })
    expect((await cartFor(person, 'cod')).amounts).toMatchObject({ shipping: 14_900, cashFee: fee, total: 64_900 })
    const { body: start } = await person.init('cod', person.addressId, { total: '64900' })
    expect((await person.order(start.data.orderId)).amounts).toMatchObject({
      shipping: 14_900,
      cashFee: fee,
      total: 64_900,
    })
  })

  test('is never charged unseen', async () => {
    const { person } = await bagOf(50_000)
    const { total } = (await cartFor(person, 'cod')).amounts
    await set({ fee })
    expect(await person.init('cod', person.addressId, { total: String(total) })).toMatchObject({
      status: 409,
      body: {
        msg: 'Your order now comes to ₹549; this page showed ₹500. Nothing has been ordered. Check what changed, then order again.',
      },
    })
  })

  test('comes with a change from paying at once to cash, and goes with the change back', async () => {
    await set({ fee })
    const { person, variantId } = await bagOf(50_000)
    const { stock } = await stockOf(app, variantId)
    const online = (await person.init('sandbox')).body.data
    expect(online.total).toBe(50_000)
    const cash = (await person.init('cod')).body.data
    expect(cash.total).toBe(50_000 + fee)
    expect((await person.order(online.orderId)).status).toBe('LAPSED')
    expect((await stockOf(app, variantId)).stock).toBe(stock - 1)
  })

  test('counts towards the largest order, and not towards the smallest', async () => {
    await set({ fee, largest: 50_000 })
    await expectCash(await bagOf(50_000 - fee))
    await expectNoCash(await bagOf(50_000 - fee + 1), 'Cash on delivery is available up to ₹500.')
    await set({ fee, smallest: 50_000 })
    await expectCash(await bagOf(50_000))
    await expectNoCash(await bagOf(49_999), 'Cash on delivery is available from ₹500.')
  })

  test('stays where delivery is free, and is not asked for where nothing is collected', async () => {
    await set({ fee }, { shipping: { amount: 10_000, freeFrom: 50_000 } })
    const { person } = await bagOf(50_000)
    expect((await cartFor(person, 'cod')).amounts).toMatchObject({ shipping: fee, cashFee: fee, total: 50_000 + fee })
    const { person: given } = await bagOf(0)
    expect((await cartFor(given, 'cod')).amounts).toMatchObject({ shipping: 0, cashFee: 0, total: 0 })
  })

  test('is collected with the first parcel, and named in the mail and on the invoice', async () => {
    await set({ fee })
    const { person, variantId } = await bagOf(50_000)
    await person.add(variantId)
    const id = await expectCash({ person })
    await move(id, 'PACKED')
    const lines = [{ position: 0, pieces: 1 }]
    expect((await post(id, 'parcels', { lines })).status).toBe(200)
    expect((await post(id, 'parcels', {})).status).toBe(200)
    const { parcels, invoices } = await read(id)
    expect(parcels.map(({ collect }: { collect: number }) => collect)).toEqual([50_000 + fee, 50_000])
    const { rows } = await owner.query(
      'select name, amount::int from invoice_lines where site_id = $1 and invoice_id = $2 order by position',
      [one.id, invoices[0]._id],
    )
    const mails = await mailsTo(person.email)
    expect(mails.some(({ body_text }) => body_text.includes('Cash on delivery fee: ₹49'))).toBe(true)
    expect(rows).toEqual([
      { name: expect.any(String), amount: 100_000 },
      { name: 'Shipping and cash on delivery', amount: fee },
    ])
  })

  test('is not kept of an order that is refused at the door or cancelled', async () => {
    await set({ fee })
    const refused = await bagOf(50_000)
    const id = await expectCash(refused)
    for (const to of ['PACKED', 'SHIPPED']) await move(id, to)
    await move(id, 'RETURNED', { refusedAtDoor: true })
    expect(kept(await refused.person.order(id))).toEqual({ status: 'RETURNED', left: 0 })
    const cancelled = await bagOf(50_000)
    const other = await expectCash(cancelled)
    expect((await post(other, 'cancel', { reason: 'Sold out.' })).status).toBe(200)
    expect(kept(await cancelled.person.order(other))).toEqual({ status: 'CANCELLED', left: 0 })
  })
})
