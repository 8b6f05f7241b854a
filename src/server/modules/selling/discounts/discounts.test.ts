import { afterEach, describe, expect, test } from 'vitest'
import { testApp } from '../../../../../tests/support/app.ts'
import { changesInOrder } from '../../../../../tests/support/lock-waits.ts'
import { discountDesk, enterCode, tenPercent } from '../../../../../tests/support/selling/discounts.ts'
import { doJobs, type Shopper, shopperWith } from '../../../../../tests/support/selling/shopping.ts'
import type { Ctx } from '../../../platform/context.ts'
import { activateDiscounts, deleteDiscounts } from './discounts.ts'

const day = 24 * 3_600_000
let passed = 0
const app = await testApp({ now: () => new Date(Date.now() + passed) })
const { one, two, owner } = app
const { add, call, read, clear } = await discountDesk(one)

afterEach(async () => {
  passed = 0
  await clear()
})

const from = (days: number) => new Date(Date.now() + days * day).toISOString()

/** A customer with one kurta at ₹500 in the bag. */
const withKurta = (price = 50_000) => shopperWith(one, { name: 'Kurta', price, mrp: price })
const discountsOf = async (person: Shopper) => (await person.cart()).discounts
const faultOf = async (person: Shopper) => (await person.cart()).coupon?.fault

describe('an automatic discount', () => {
  // Shows B262.
  test('is in the bag, in the order and in its lines, with its reason', async () => {
    await add({ title: 'Festive days' })
    const { person } = await withKurta()
    const cart = await person.cart()
    const reason = 'Festive days: 10% off'
    expect(cart.discounts).toEqual([{ code: null, reason, amount: 5_000, shipping: 0 }])
    expect(cart.amounts).toMatchObject({ items: 50_000, discount: 5_000, total: 45_000 })
    const order = await person.order((await person.init('cod')).body.data.orderId)
    expect(order).toMatchObject({ amounts: { discount: 5_000, total: 45_000 }, discounts: cart.discounts })
    expect(order.lines[0]?.discounts).toEqual([{ reason, amount: 5_000 }])
  })

  // Shows B267.
  test('stays in the order and stands in its mail, whatever becomes of the discount', async () => {
    await add({ title: 'Festive days' })
    const { person } = await withKurta()
    const { body } = await person.init('cod')
    await clear()
    const reason = 'Festive days: 10% off'
    expect((await person.order(body.data.orderId)).discounts).toMatchObject([{ reason, amount: 5_000 }])
    await doJobs(app, new Date())
    const { rows } = await owner.query('select body_text from mails where recipient = $1', [person.email])
    expect(rows[0].body_text).toMatch(/Festive days: 10% off\W+50\.00/)
  })

  // Shows B262.
  test('is for chosen products, or for those of a category and of categories below it', async () => {
    const { person, variantId } = await withKurta()
    const { rows } = await owner.query(
      `select p.id, c.category_id, n.path from variants v join products p on p.id = v.product_id
       join product_categories c on c.product_id = p.id join categories n on n.id = c.category_id where v.id = $1`,
      [variantId],
    )
    const { rows: above } = await owner.query(
      `insert into categories (site_id, path, title) values ($1, 'above', 'Above') returning id`,
      [one.id],
    )
    await owner.query('update categories set parent_id = $2 where id = $1', [rows[0].category_id, above[0].id])
    const only = async (of: string, id: string) => {
      await clear()
      await add({ scope: { of, ids: [id] } })
      return (await discountsOf(person)).length
    }
    expect(await only('products', rows[0].id)).toBe(1)
    expect(await only('categories', rows[0].category_id)).toBe(1)
    expect(await only('categories', above[0].id)).toBe(1)
    expect(await only('products', above[0].id)).toBe(0)
    await owner.query('update categories set parent_id = null where id = $1', [rows[0].category_id])
  })

  // Shows B262.
  test('of free delivery shows what it saves', async () => {
    await owner.query(
      `update sites set settings = settings || '{"shipping": {"amount": 4900, "freeFrom": 0}}' where id = $1`,
      [one.id],
    )
    app.services.bus.tell(one.id, ['site'])
    await add({ title: 'Sent free', gift: { kind: 'delivery' } })
    const { person } = await withKurta()
    expect(await person.cart()).toMatchObject({
      amounts: { shipping: 0, total: 50_000 },
      discounts: [{ reason: 'Sent free: free delivery', amount: 0, shipping: 4_900 }],
    })
    await owner.query(`update sites set settings = settings - 'shipping' where id = $1`, [one.id])
    app.services.bus.tell(one.id, ['site'])
  })

  test('of one site is unknown to another', async () => {
    await add()
    const { person } = await shopperWith(two)
    expect(await discountsOf(person)).toEqual([])
  })
})

describe('a coupon', () => {
  // Shows B264.
  test('is entered in any spelling, is kept with the bag, and can be taken off', async () => {
    await add({ code: 'Diwali10' })
    const { person } = await withKurta()
    expect(await discountsOf(person)).toEqual([])
    expect((await enterCode(person, ' dｉwali 10 ')).body).toMatchObject({
      coupon: { code: 'Diwali10', fault: null },
      discounts: [{ code: 'Diwali10', reason: 'Diwali10: 10% off', amount: 5_000 }],
    })
    expect((await person.cart()).amounts.total).toBe(45_000)
    const { body } = await one.call('DELETE', '/api/v1/cart/coupon', { token: person.token })
    expect(body).toMatchObject({ coupon: null, discounts: [], amounts: { total: 50_000 } })
  })

  // Shows B264.
  test.each([
    ['is unknown', {}, 'DIWALI11', 'We don’t know the code DIWALI11. Check its spelling.'],
    ['is not active', { active: false }, 'DIWALI10', 'DIWALI10 has ended.'],
    ['has ended', { begins: from(-2), ends: from(-1) }, 'DIWALI10', 'DIWALI10 has ended.'],
    ['has not begun', { begins: from(1) }, 'DIWALI10', /^DIWALI10 starts on \d+ \w+ \d{4}\.$/],
  ])('that %s is refused', async (_, more, typed, text) => {
    await add({ code: 'DIWALI10', ...more })
    const { person } = await withKurta()
    const { status, body } = await enterCode(person, typed)
    expect(status).toBeGreaterThanOrEqual(404)
    expect(body.msg).toEqual(typeof text === 'string' ? text : expect.stringMatching(text))
    expect(body.errors[0].field).toBe('code')
    expect((await person.cart()).coupon).toBeNull()
  })

  // Shows B264.
  test('waits in the bag for what it lacks, and says what that is', async () => {
    await add({ code: 'BIG', leastAmount: 100_000 })
    const { person, variantId } = await withKurta()
    expect((await enterCode(person, 'BIG')).body.coupon.fault).toBe('Add items for ₹500 more to use BIG.')
    await person.add(variantId)
    expect(await person.cart()).toMatchObject({ coupon: { code: 'BIG', fault: null }, amounts: { discount: 10_000 } })
    await clear()
    await add({ code: 'BIG', leastPieces: 5 })
    expect(await faultOf(person)).toBe('Add 3 more to use BIG.')
    await clear()
    const other = await one.product()
    await add({ code: 'BIG', scope: { of: 'products', ids: [other.id] } })
    expect(await faultOf(person)).toBe('BIG is not for the items in your bag.')
  })

  // Shows B263.
  test('that does not combine gives way to what saves more, or has a higher priority', async () => {
    await add({ title: 'Big days', gift: { kind: 'percent', percent: 20, most: 0 } })
    const ten = await add({ code: 'TEN' })
    const { person } = await withKurta()
    await enterCode(person, 'TEN')
    expect(await faultOf(person)).toBe('TEN can’t be combined with Big days: 20% off.')
    await call('PUT', `/${ten._id}`, { ...ten, priority: 1 })
    expect(await person.cart()).toMatchObject({ coupon: { fault: null }, amounts: { discount: 5_000 } })
  })

  // Shows B264.
  test('that has nothing to give says what is missing, and blames no discount that combines with it', async () => {
    await add({ title: 'Days', combines: true })
    const gift = { kind: 'pieces', buy: 2, get: 1, percent: 100, times: 0, on: { of: 'everything', ids: [] } }
    await add({ code: 'B2G1', gift, combines: true })
    await add({ code: 'SHIP', gift: { kind: 'delivery' }, combines: true })
    const { person, variantId } = await withKurta()
    await person.add(variantId)
    await enterCode(person, 'B2G1')
    expect(await faultOf(person)).toBe('Add 1 more to use B2G1.')
    await person.add(variantId)
    expect((await person.cart()).discounts).toHaveLength(2)
    await enterCode(person, 'SHIP')
    expect(await faultOf(person)).toBe('Delivery is already free, so SHIP takes nothing off.')
  })

  // Shows B264.
  test('that ends is named in the bag, and no order is placed above what was seen', async () => {
    await add({ code: 'SOON', ends: from(1) })
    const { person } = await withKurta()
    await enterCode(person, 'SOON')
    const { amounts } = await person.cart()
    passed = 2 * day
    expect(await person.cart()).toMatchObject({ coupon: { fault: 'SOON has ended.' }, amounts: { total: 50_000 } })
    const press = (total: number) => person.init('cod', undefined, { total: String(total), pieces: '1' })
    expect((await press(amounts.total)).body.msg).toContain('Your order now comes to ₹500; this page showed ₹450.')
    expect((await press(50_000)).body.data.total).toBe(50_000)
  })

  test('of another discount makes another order of the same bag', async () => {
    await add({ code: 'A' })
    await add({ code: 'B' })
    const { person } = await withKurta()
    await enterCode(person, 'A')
    const first = await person.init('sandbox')
    expect((await person.init('sandbox')).body.data.orderId).toBe(first.body.data.orderId)
    await enterCode(person, 'B')
    expect((await person.init('sandbox')).body.data.orderId).not.toBe(first.body.data.orderId)
  })
})

// Shows B266.
describe('staff', () => {
  test('find discounts by code and state, and see what they took off', async () => {
    const made = await add({ code: 'Diwali10' })
    await add({ title: 'Later', begins: from(1) })
    const { person } = await withKurta()
    await enterCode(person, 'DIWALI10')
    await person.init('cod')
    const list = async (query: Record<string, string>) =>
      (await call('GET', '', undefined, query)).body.data.map(({ code, title }: typeof made) => code ?? title)
    expect(await list({ q: 'diwali 1' })).toEqual(['Diwali10'])
    expect(await list({ q: 'late' })).toEqual(['Later'])
    expect(await list({ state: 'SCHEDULED' })).toEqual(['Later'])
    expect((await call('GET', '/counts')).body.data).toEqual({
      all: 2,
      by: { ACTIVE: 1, SCHEDULED: 1, ENDED: 0, OFF: 0 },
    })
    expect(await read(made._id)).toMatchObject({ uses: 1, taken: 5_000, state: 'ACTIVE' })
  })

  test('cannot give a code twice, nor save over a change', async () => {
    const made = await add({ code: 'TEN' })
    expect(await call('POST', '', { ...tenPercent, code: ' t e n ' })).toMatchObject({
      status: 409,
      body: { errors: [{ field: 'code' }] },
    })
    expect((await call('PUT', `/${made._id}`, { ...made, priority: 2 })).body.data.revision).toBe(2)
    expect((await call('PUT', `/${made._id}`, made)).status).toBe(409)
    expect((await call('POST', '/active', { ids: [made._id], active: false })).body.data.count).toBe(1)
    expect((await read(made._id)).state).toBe('OFF')
  })

  // Shows B63.
  test('leave a record of a coupon that is called otherwise', async () => {
    const made = await add({ code: 'MONSOON' })
    expect((await call('PUT', `/${made._id}`, { ...made, code: 'MONSOON25' })).status).toBe(200)
    const { token } = await one.signIn({ userType: 'ADMIN' })
    const { body } = await one.call('GET', '/api/v1/activity', { token })
    expect(body.data[0].changes).toEqual([{ field: 'coupon', before: 'MONSOON', after: 'MONSOON25' }])
  })

  // Shows B266.
  test.each([
    ['turned off', (ctx: Ctx, ids: string[]) => activateDiscounts(ctx, ids, false)],
    ['deleted', deleteDiscounts],
  ])('that are %s together are held in the order in which orders hold them', async (_, change) => {
    const ids = [(await add({ code: 'ONE' }))._id, (await add({ code: 'TWO' }))._id]
    expect(await changesInOrder(app, 'discounts', ids, (ctx) => change(ctx, ids))).toBe(2)
  })

  test.each([
    ['without a title', { title: '' }, 'title'],
    ['without a code', { code: ' ' }, 'code'],
    ['of 101 %', { gift: { kind: 'percent', percent: 101, most: 0 } }, 'gift.percent'],
    ['for no product', { scope: { of: 'products', ids: [] } }, 'scope.ids'],
    ['that ends before it begins', { begins: from(2), ends: from(1) }, 'ends'],
  ])('cannot add a discount %s', async (_, more, field) => {
    const { status, body } = await call('POST', '', { ...tenPercent, ...more })
    expect({ status, field: body.errors[0].field }).toEqual({ status: 400, field })
  })
})

// Shows B264.
test('a coupon is told about in the language of the page', async () => {
  await owner.query(`update sites set settings = settings || '{"languages": ["hi-IN"]}' where id = $1`, [one.id])
  app.services.bus.tell(one.id, ['site'])
  await add({ code: 'TEN', leastAmount: 60_000 })
  const { person, variantId } = await withKurta()
  await enterCode(person, 'TEN')
  const cart = async () =>
    (
      await one.call('POST', '/api/io/crm/cuser/cart_items/all', {
        token: person.token,
        body: {},
        headers: { 'x-app-language': 'hi' },
      })
    ).body
  expect((await cart()).coupon.fault).toBe('TEN के लिए ₹100 का सामान और जोड़ें।')
  await person.add(variantId)
  expect((await cart()).discounts[0].reason).toBe('TEN: 10% छूट')
})
