import { describe, expect, test } from 'vitest'
import { testApp } from '../../../../../tests/support/app.ts'

const { one, two, owner } = await testApp()

const at = '/api/io/crm/cuser/wishlist'

type Person = { token: string }
const all = ({ token }: Person) => one.call('POST', `${at}/all`, { token, body: { s: 100, p: 0 } })
const add = ({ token }: Person, productVariantId: string) =>
  one.call('POST', `${at}/add`, { token, body: { productVariantId } })
const get = ({ token }: Person, productVariantId: string) =>
  one.call('GET', `${at}/get`, { token, query: { productVariantId } })

async function lamp(given: Parameters<typeof one.product>[0] = {}) {
  const { id, variantIds } = await one.product({ name: 'Brass lamp', price: 120_000, mrp: 150_000, stock: 5, ...given })
  return { id, variantId: variantIds[0] ?? '' }
}

describe('a wishlist', () => {
  // Shows P2.
  test('is only for people who are signed in', async () => {
    const answer = await one.call('POST', `${at}/all`, { body: { s: 100, p: 0 } })
    expect(answer).toMatchObject({ status: 401, body: { msg: 'Sign in to continue.' } })
  })

  // Shows E6.
  test('adds a variant, and removes it when called again', async () => {
    const person = await one.signIn()
    const { id, variantId } = await lamp()
    const kept = await add(person, variantId)
    expect(kept).toMatchObject({ status: 200, body: { data: { inWishlist: true } } })
    expect((await all(person)).body).toMatchObject({
      total: 1,
      data: [
        {
          ...{ _id: kept.body.data._id, productVariantId: variantId, productId: id, name: 'Brass lamp' },
          ...{ price: 120_000, mrp: 150_000, keptPrice: 120_000, available: 5, isSold: true },
        },
      ],
    })
    expect((await add(person, variantId)).body.data).toEqual({ inWishlist: false })
    expect((await all(person)).body).toEqual({ data: [], total: 0 })
  })

  // Shows C60.
  test('takes no filter and no sort, and neither does the bag', async () => {
    const { token } = await one.signIn()
    const filters = { colour: [{ operator: 'EQUALS', value: 'red' }] }
    for (const list of [`${at}/all`, '/api/io/crm/cuser/cart_items/all'])
      for (const [body, field] of [
        [{ filters }, 'filters.colour'],
        [{ sort: { field: 'price' } }, 'sort.price'],
      ] as const) {
        const refused = await one.call('POST', list, { token, body })
        expect([refused.status, refused.body.errors[0]]).toMatchObject([400, { field, code: 'list.field' }])
      }
  })

  test('replies with the entry of a variant, or null', async () => {
    const person = await one.signIn()
    const { variantId } = await lamp()
    expect((await get(person, variantId)).body).toEqual({ data: null })
    const { body } = await add(person, variantId)
    expect((await get(person, variantId)).body.data).toMatchObject({ _id: body.data._id, productVariantId: variantId })
  })

  test('removes an entry, and removing it again changes nothing', async () => {
    const person = await one.signIn()
    const { body } = await add(person, (await lamp()).variantId)
    const query = { _id: body.data._id }
    for (const _ of [1, 2])
      expect((await one.call('GET', '/api/io/crm/wishlist/delete', { token: person.token, query })).status).toBe(200)
    expect((await all(person)).body.total).toBe(0)
  })

  // Shows C25.
  test('is the same under the paths without /cuser', async () => {
    const person = await one.signIn()
    const { variantId } = await lamp()
    const without = '/api/io/crm/wishlist'
    const { token } = person
    const kept = await one.call('POST', `${without}/add`, { token, body: { productVariantId: variantId } })
    expect(kept.body.data.inWishlist).toBe(true)
    expect((await one.call('POST', `${without}/all`, { token, body: {} })).body.total).toBe(1)
    const found = await one.call('GET', `${without}/get`, { token, query: { productVariantId: variantId } })
    expect(found.body.data._id).toBe(kept.body.data._id)
    await one.call('GET', `${at}/delete`, { token, query: { _id: kept.body.data._id } })
    expect((await all(person)).body.total).toBe(0)
  })

  test('shows newest entries first, with price changes and availability', async () => {
    const person = await one.signIn()
    const [dear, empty, gone] = [await lamp(), await lamp({ name: 'Silk stole' }), await lamp({ name: 'Old toy' })]
    for (const { variantId } of [dear, empty, gone]) await add(person, variantId)
    await owner.query('update variants set price = 90000 where id = $1', [dear.variantId])
    await owner.query('update variants set stock = 0 where id = $1', [empty.variantId])
    await owner.query('update variants set archived_at = now() where id = $1', [gone.variantId])
    const { data } = (await all(person)).body
    expect(data).toMatchObject([
      { name: 'Old toy', isSold: false, available: 0 },
      { name: 'Silk stole', isSold: true, available: 0 },
      { name: 'Brass lamp', price: 90_000, keptPrice: 120_000 },
    ])
  })

  // Shows B136.
  test('refuses unpublished variants, and can remove those no longer for sale', async () => {
    const person = await one.signIn()
    const { variantId } = await lamp()
    await add(person, variantId)
    await owner.query('update variants set archived_at = now() where id = $1', [variantId])
    expect((await add(person, variantId)).body.data).toEqual({ inWishlist: false })
    expect(await add(person, variantId)).toMatchObject({
      status: 404,
      body: { errors: [{ field: 'productVariantId', code: 'variant.notFound' }] },
    })
    const { variantIds } = await two.product()
    expect((await add(person, variantIds[0] ?? '')).status).toBe(404)
    expect((await add(person, 'nonsense')).body.errors[0].field).toBe('productVariantId')
  })

  // Shows B136.
  test('holds a hundred entries, as many as one call reads', async () => {
    const person = await one.signIn()
    const { id, variantId } = await lamp()
    await owner.query(
      `with made as (
         insert into variants (site_id, product_id, sku, price, mrp)
         select $1::int, $2::uuid, 'many-' || n, 100, 100 from generate_series(1, 99) n returning site_id, id
       )
       insert into wishlist_items (site_id, user_id, variant_id, kept_price, told_price)
       select site_id, $3::uuid, id, 100, 100 from made`,
      [one.id, id, person.id],
    )
    expect((await add(person, variantId)).status).toBe(200)
    const { data, total } = (await all(person)).body
    expect([data.length, total]).toEqual([100, 100])
    expect(await add(person, (await lamp()).variantId)).toMatchObject({
      status: 409,
      body: { msg: 'A wishlist can hold up to 100 items. Remove some first.' },
    })
  })

  // Shows C24.
  test('toggles once per press under concurrent presses', async () => {
    const person = await one.signIn()
    const { variantId } = await lamp()
    const answers = await Promise.all(Array.from({ length: 8 }, () => add(person, variantId)))
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200))
    expect(answers.filter(({ body }) => body.data.inWishlist)).toHaveLength(4)
    expect((await all(person)).body.total).toBe(0)
  })

  test('cannot be seen or changed by another user', async () => {
    const [person, other] = [await one.signIn(), await one.signIn()]
    const { body } = await add(person, (await lamp()).variantId)
    await one.call('GET', `${at}/delete`, { token: other.token, query: { _id: body.data._id } })
    expect([(await all(person)).body.total, (await all(other)).body.total]).toEqual([1, 0])
  })
})
