import { afterEach, describe, expect, test } from 'vitest'
import { testApp } from '../../../../../tests/support/app.ts'
import { discountDesk, enterCode } from '../../../../../tests/support/selling/discounts.ts'
import {
  doJobs,
  newMobile,
  press,
  type Shopper,
  settleBooks,
  shopper,
  shopperWith,
  webhook,
} from '../../../../../tests/support/selling/shopping.ts'

const minute = 60_000
let passed = 0
const now = () => new Date(Date.now() + passed)
const app = await testApp({ now })
const { one, owner } = app
const { add, read, clear } = await discountDesk(one)
const { token: admin } = await one.signIn({ userType: 'ADMIN' })

afterEach(clear)

const price = 50_000

async function withCode(code: string, given: Parameters<typeof shopper>[1] = {}) {
  const person = await shopper(one, given)
  const { variantIds } = await one.product({ price, mrp: price })
  await person.add(variantIds[0] ?? '')
  await enterCode(person, code)
  return person
}

test('an order is placed though its discount is deleted at the same moment, and keeps what it took off', async () => {
  const { _id: id } = await add({ code: 'ASIS', title: '' })
  const person = await withCode('ASIS')
  await owner.query('begin')
  await owner.query('delete from discounts where id = $1', [id])
  const placing = person.init('cod')
  await expect
    .poll(async () => (await owner.query('select from pg_locks where not granted')).rowCount)
    .toBeGreaterThan(0)
  await owner.query('commit')
  const { status, body } = await placing
  expect(status).toBe(200)
  expect((await person.order(body.data.orderId)).amounts.discount).toBe(price / 10)
})

/** The bag as the checkout shows it for a parcel with this phone number. */
const bagFor = async ({ token }: Shopper, mobile: string) =>
  (await one.call('POST', '/api/io/crm/cuser/cart_items/all', { token, query: { mobile }, body: {} })).body
/** The customer presses on the bag that their checkout shows. */
async function orderAsSeen(person: Shopper, mobile: string) {
  const { amounts } = await bagFor(person, mobile)
  const { status, body } = await person.init('cod', undefined, { total: String(amounts.total), pieces: '1' })
  return { status, discount: status === 200 ? (await person.order(body.data.orderId)).amounts.discount : null }
}

const discountOf = async (person: Shopper) => (await person.cart()).amounts.discount
const faultOf = async (person: Shopper) => (await person.cart()).coupon?.fault
const orderOf = async (person: Shopper, mode = 'cod') => (await person.init(mode)).body.data.orderId as string

const cancel = (id: string) =>
  one.call('POST', `/api/v1/orders/${id}/cancel`, { token: admin, body: { reason: 'Broken.' } })

// Shows B265.
describe('a coupon with a number of uses', () => {
  test('is given to one of many customers who order at once', async () => {
    const last = await add({ code: 'LAST', mostUses: 1 })
    const people = await Promise.all(Array.from({ length: 12 }, () => withCode('LAST')))
    const seen = { total: String(price * 0.9), pieces: '1' }
    const answers = await Promise.all(people.map((person) => person.init('cod', undefined, seen)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    for (const { status, body } of answers.filter(({ status }) => status !== 200))
      expect({ status, msg: body.msg }).toEqual({
        status: 409,
        msg: expect.stringContaining('₹500; this page showed ₹450.'),
      })
    expect(await read(last._id)).toMatchObject({ uses: 1, taken: 5_000 })
    const other = await withCode('LAST')
    expect((await enterCode(other, 'LAST')).body.msg).toBe('LAST has been used up.')
  })

  test('can be used again once the order lapses, and its own unpaid order does not use it up', async () => {
    await add({ code: 'LAST', mostUses: 1 })
    const [first, second] = [await withCode('LAST'), await withCode('LAST')]
    const id = await orderOf(first, 'sandbox')
    expect(await discountOf(first)).toBe(5_000)
    expect(await orderOf(first, 'sandbox')).toBe(id)
    expect(await faultOf(second)).toBe('LAST has been used up.')
    passed += 16 * minute
    await doJobs(app, now())
    expect((await first.order(id)).status).toBe('LAPSED')
    expect(await discountOf(second)).toBe(5_000)
  })

  test('can be used again once the order is cancelled', async () => {
    const last = await add({ code: 'LAST', mostUses: 1 })
    const [first, second] = [await withCode('LAST'), await withCode('LAST')]
    const id = await orderOf(first)
    await enterCode(second, 'LAST')
    expect(await discountOf(second)).toBe(0)
    expect((await cancel(id)).status).toBe(200)
    expect((await first.order(id)).status).toBe('CANCELLED')
    expect(await read(last._id)).toMatchObject({ uses: 0, taken: 0 })
    expect((await enterCode(second, 'LAST')).body.amounts.discount).toBe(5_000)
  })

  test('is not exceeded by money that comes late', async () => {
    await add({ code: 'LAST', mostUses: 1 })
    const [first, second] = [await withCode('LAST'), await withCode('LAST')]
    const start = await first.init('sandbox')
    passed += 16 * minute
    await doJobs(app, now())
    await enterCode(second, 'LAST')
    expect((await second.order(await orderOf(second))).amounts.discount).toBe(5_000)
    await settleBooks(app, start, 'PAID')
    const bank = String(start.body.data.redirect).split('/').at(-1)
    await webhook(app, one, { id: bank, status: 'PAID', amount: 45_000, currency: 'INR' })
    const order = await first.order(start.body.data.orderId)
    expect(order).toMatchObject({ status: 'LAPSED', paymentStatus: 'REFUND_DUE' })
    expect(order.events.at(-1)?.note).toContain('Its discount has been used up.')
  })

  test('counts an order that is paid late', async () => {
    const last = await add({ code: 'LAST', mostUses: 1 })
    const start = await (await withCode('LAST')).init('sandbox')
    passed += 16 * minute
    await doJobs(app, now())
    expect((await read(last._id)).uses).toBe(0)
    expect((await press(one, start, 'pay')).status).toBe(303)
    expect((await read(last._id)).uses).toBe(1)
  })
})

// Shows B265.
describe('a coupon for once per customer', () => {
  test('counts by account, and by the phone number of the parcel in any spelling', async () => {
    await add({ code: 'ONCE', mostPerPerson: 1 })
    const mobileNumber = newMobile()
    const person = await withCode('ONCE', { mobileNumber })
    expect((await person.order(await orderOf(person))).amounts.discount).toBe(5_000)
    expect((await enterCode(person, 'ONCE')).body.msg).toBe('You have already used ONCE.')
    const sameNumber = await withCode('ONCE', { mobileNumber })
    expect((await sameNumber.init('cod', undefined, { total: '45000', pieces: '1' })).status).toBe(409)
    const inHindi = mobileNumber.replace(/\d/g, (digit) => String.fromCodePoint(0x966 + Number(digit)))
    for (const typed of [`+91 ${mobileNumber}`, inHindi])
      expect((await bagFor(sameNumber, typed)).coupon.fault).toBe('You have already used ONCE.')
    expect(await orderAsSeen(sameNumber, mobileNumber)).toEqual({ status: 200, discount: 0 })
    const other = await withCode('ONCE')
    expect((await other.order(await orderOf(other))).amounts.discount).toBe(5_000)
    const { rows } = await owner.query('select * from order_buyers where site_id = $1', [one.id])
    expect(JSON.stringify(rows)).not.toContain(mobileNumber)
  })

  test('can be used again once the order is cancelled, or was not paid', async () => {
    await add({ code: 'ONCE', mostPerPerson: 1 })
    const person = await withCode('ONCE')
    const id = await orderOf(person)
    expect((await enterCode(person, 'ONCE')).body.msg).toBe('You have already used ONCE.')
    await cancel(id)
    expect((await enterCode(person, 'ONCE')).status).toBe(200)
    const { variantIds } = await one.product({ price, mrp: price })
    await person.add(variantIds[0] ?? '')
    expect((await person.order(await orderOf(person, 'sandbox'))).amounts.discount).toBe(5_000)
    passed += 16 * minute
    await doJobs(app, now())
    expect((await person.order(await orderOf(person))).amounts.discount).toBe(5_000)
  })

  test('is used once by two accounts with one number that order at once', async () => {
    const once = await add({ code: 'ONCE', mostPerPerson: 1 })
    const mobileNumber = newMobile()
    const people = await Promise.all(Array.from({ length: 4 }, () => withCode('ONCE', { mobileNumber })))
    await Promise.all(people.map((person) => person.init('cod')))
    expect((await read(once._id)).uses).toBe(1)
  })
})

// Shows B265.
test('a discount for a first order ends with it, for the account and for its number', async () => {
  await add({ title: 'Welcome', firstOrder: true })
  const mobileNumber = newMobile()
  const { person } = await shopperWith(one)
  expect(await discountOf(person)).toBeGreaterThan(0)
  const first = await shopper(one, { mobileNumber })
  const { variantIds } = await one.product({ price, mrp: price })
  const [variantId = ''] = variantIds
  await first.add(variantId)
  const id = await orderOf(first)
  expect((await first.order(id)).amounts.discount).toBe(5_000)
  await first.add(variantId)
  expect(await discountOf(first)).toBe(0)
  const second = await shopper(one, { mobileNumber })
  await second.add(variantId)
  expect((await bagFor(second, newMobile())).discounts).toHaveLength(1)
  expect((await bagFor(second, mobileNumber)).discounts).toEqual([])
  expect(await orderAsSeen(second, mobileNumber)).toEqual({ status: 200, discount: 0 })
  // Their own unpaid order, which the next one replaces, hides no other.
  const third = await shopper(one, { mobileNumber })
  for (const _ of ['once', 'again']) {
    await third.add(variantId)
    expect((await third.order(await orderOf(third, 'sandbox'))).amounts.discount).toBe(0)
  }
  await cancel(id)
})
