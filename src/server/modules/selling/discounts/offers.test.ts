import { afterEach, expect, test } from 'vitest'
import { testApp } from '../../../../../tests/support/app.ts'
import { discountDesk, enterCode } from '../../../../../tests/support/selling/discounts.ts'
import { type Shopper, shopper, shopperWith } from '../../../../../tests/support/selling/shopping.ts'

let time = Date.now()
const app = await testApp({ now: () => new Date(time) })
const { one, owner } = app
const { add, call, read, clear } = await discountDesk(one)

afterEach(clear)

const discountOf = async (person: Shopper) => (await person.cart()).amounts.discount

test('discounts with a code and without begin and end at the very instants that staff entered', async () => {
  const [begins, ends] = [time + 60_000, time + 120_000]
  const span = { begins: new Date(begins).toISOString(), ends: new Date(ends).toISOString(), combines: true }
  await add({ title: 'By itself', gift: { kind: 'amount', amount: 100 }, ...span })
  await add({ code: 'SOON', gift: { kind: 'amount', amount: 1_000 }, ...span })
  const { person } = await shopperWith(one)
  const seen = []
  for (const at of [begins - 1, begins, ends - 1, ends]) {
    time = at
    await enterCode(person, 'SOON')
    seen.push(await discountOf(person))
  }
  expect(seen).toEqual([0, 1_100, 1_100, 0])
})

/** The category of a product, and a new collection of it. */
async function groupsOf(productId: string) {
  const { rows } = await owner.query('select category_id as id from product_categories where product_id = $1', [
    productId,
  ])
  const { rows: made } = await owner.query(
    `insert into collections (site_id, path, title) values ($1, $2, 'Gifts') returning id`,
    [one.id, productId],
  )
  await owner.query('insert into collection_products (site_id, collection_id, product_id) values ($1, $2, $3)', [
    one.id,
    made[0].id,
    productId,
  ])
  return { products: productId, categories: rows[0].id as string, collections: made[0].id as string }
}

test.each(['products', 'categories', 'collections'] as const)(
  'pieces of %s are given to who buys anything else, and bought for a piece of anything else',
  async (of) => {
    const [lamp, kurta] = [
      await one.product({ name: 'Lamp', price: 10_000, mrp: 10_000, category: `lamps-${of}` }),
      await one.product({ name: 'Kurta', price: 4_000, mrp: 4_000, category: `kurtas-${of}` }),
    ]
    const some = { of, ids: [(await groupsOf(lamp.id))[of]] }
    const everything = { of: 'everything', ids: [] }
    const person = await shopper(one)
    for (const { variantIds } of [lamp, kurta]) await person.add(variantIds[0] ?? '')
    const pieces = { kind: 'pieces', buy: 1, get: 1, percent: 100, times: 0 }
    const given = await add({ gift: { ...pieces, on: some }, scope: everything })
    expect(await discountOf(person)).toBe(10_000)
    expect((await read(given._id)).gift).toMatchObject({ on: some })
    await clear()
    await add({ gift: { ...pieces, on: everything }, scope: some })
    expect(await discountOf(person)).toBe(4_000)
  },
)

test('fifty discounts without a code are on at once, not more, in whichever way one more is turned on', async () => {
  const off = await add({ title: 'Off', active: false })
  const coupon = await add({ code: 'CODE' })
  const over = await add({ title: 'Over', ends: new Date(time + 1_000).toISOString() })
  time += 1_000
  for (let count = 0; count < 50; count++) await add({ title: `Ten ${count}` })
  const more = await call('POST', '', { ...off, active: true })
  const turnedOn = await call('POST', '/active', { ids: [off._id], active: true })
  const saved = await call('PUT', `/${off._id}`, { ...off, active: true })
  const withoutCode = await call('PUT', `/${coupon._id}`, { ...coupon, code: null, title: 'Ten' })
  const longer = await call('PUT', `/${over._id}`, { ...over, ends: null })
  const refused = [more, turnedOn, saved, withoutCode, longer]
  expect(refused.map(({ status, body }) => ({ status, says50: body.msg.includes('50') }))).toEqual(
    refused.map(() => ({ status: 409, says50: true })),
  )
  expect((await read(off._id)).state).toBe('OFF')
  expect((await call('PUT', `/${off._id}`, { ...off, title: 'Still off' })).status).toBe(200)
})
