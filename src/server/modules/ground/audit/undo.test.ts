import { describe, expect, test } from 'vitest'
import { asForm, testOwnedCatalogue } from '../../../../../tests/support/selling/owned-catalogue.ts'
import { shopper } from '../../../../../tests/support/selling/shopping.ts'
import type { ActivityEntry, ActivityRow } from '../../../../shared/running/activity.ts'

const { one, two, stored, ledger } = await testOwnedCatalogue()
const { token } = await one.signIn({ userType: 'ADMIN' })

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
const call = (method: Method, path: string, body?: unknown) => one.call(method, `/api/v1${path}`, { token, body })
const category = async (title: string): Promise<string> =>
  (await call('POST', '/categories', { title, path: title.toLowerCase() })).body.data._id

const read = async (id: string) => (await call('GET', `/products/${id}`)).body.data
const settings = async () => (await call('GET', '/settings')).body.data
const latest = async (): Promise<ActivityRow> => (await call('GET', '/activity?s=1')).body.data[0]
const entry = async (number: string): Promise<ActivityEntry> => (await call('GET', `/activity/${number}`)).body.data
const undo = (number: string) => call('POST', `/activity/${number}/undo`)
const publicPrice = async (path: string) =>
  (await one.call('GET', '/api/public/product', { query: { path } })).body.data.price

/** Changes a product as its form does; returns the number of the entry. */
async function change(id: string, with_: object): Promise<string> {
  const now = asForm(await read(id))
  const body = { ...now, ...with_ }
  expect(await call('PUT', `/products/${id}`, body)).toMatchObject({ status: 200 })
  return (await latest())._id
}

async function changeSettings(parts: object): Promise<string> {
  const { revision } = await settings()
  expect((await call('PATCH', '/settings', { revision, ...parts })).status).toBe(200)
  return (await latest())._id
}

describe('a discount', () => {
  const ends = '2036-11-30T18:30:00.000Z'
  const wanted = {
    ...{ code: 'DIWALI10', title: '', gift: { kind: 'percent', percent: 10, most: 0 } },
    ...{ scope: { of: 'everything', ids: [] }, leastAmount: 0, leastPieces: 0, firstOrder: false },
    ...{ begins: null, ends, mostUses: 0, mostPerPerson: 0, priority: 0, combines: false, active: true },
  }
  const add = async (with_: object): Promise<string> =>
    (await call('POST', '/discounts', { ...wanted, ...with_ })).body.data._id
  const asWanted = async (id: string) => {
    const { code, gift, leastAmount, ends, active, revision } = (await call('GET', `/discounts/${id}`)).body.data
    return { code, gift, leastAmount, ends, active, revision }
  }

  // Shows B205.
  test('that was changed is told before and after, and is as before once that is undone', async () => {
    const id = await add({})
    const before = await asWanted(id)
    const gift = { kind: 'amount', amount: 50_000 }
    const changed = { ...wanted, gift, leastAmount: 200_000, ends: null, revision: before.revision }
    expect(await call('PUT', `/discounts/${id}`, changed)).toMatchObject({ status: 200 })
    const number = (await latest())._id
    expect(await entry(number)).toMatchObject({
      ...{ undo: 'possible', label: 'DIWALI10' },
      things: [{ fields: expect.arrayContaining([{ field: 'Least amount', before: '₹0', after: '₹2,000' }]) }],
    })
    expect(await undo(number)).toMatchObject({ status: 200, body: { data: { act: 'discount.undo' } } })
    expect(await asWanted(id)).toEqual({ ...before, revision: expect.any(Number) })
    expect((await undo(number)).status).toBe(409)
    expect((await undo((await latest())._id)).status).toBe(200)
    expect(await asWanted(id)).toMatchObject({ gift, leastAmount: 200_000, ends: null })
  })

  // Shows B205.
  test('that was turned off with others is turned on with them, unless it was changed since', async () => {
    const ids = [await add({ code: 'ONE1' }), await add({ code: 'TWO2' })]
    const off = async () => {
      expect((await call('POST', '/discounts/active', { ids, active: false })).status).toBe(200)
      return (await latest())._id
    }
    const number = await off()
    expect((await undo(number)).status).toBe(200)
    for (const id of ids) expect(await asWanted(id)).toMatchObject({ active: true })
    const again = await off()
    await call('POST', '/discounts/active', { ids: ids.slice(1), active: true })
    expect((await undo(again)).status).toBe(409)
    expect(await asWanted(ids[0] ?? '')).toMatchObject({ active: false })
    expect((await call('POST', '/discounts/delete', { ids })).status).toBe(200)
    expect(await undo(again)).toMatchObject({ status: 409, body: { msg: expect.stringContaining('deleted') } })
  })
})

describe('a price', () => {
  // Shows B204.
  // Shows B205.
  test('is told in rupees, and written back as an entry of its own, which can be undone too', async () => {
    const { id, path, variantIds } = await one.product({ price: 110_000, mrp: 150_000 })
    const { revision } = await read(id)
    await call('PATCH', `/variants/${variantIds[0]}`, { revision, price: 120_000 })
    const number = (await latest())._id
    expect(await entry(number)).toMatchObject({
      undo: 'possible',
      things: [{ label: '', fields: [{ field: 'Price', before: '₹1,100', after: '₹1,200' }] }],
    })
    expect(await undo(number)).toMatchObject({ status: 200, body: { data: { act: 'product.undo' } } })
    expect(await publicPrice(path)).toBe(110_000)
    const undone = await latest()
    expect(undone).toMatchObject({ undoes: { number: Number(number), act: 'variant.change' }, undoneBy: null })
    expect(await entry(number)).toMatchObject({ undo: 'done', undoneBy: Number(undone._id) })
    expect((await undo(number)).status).toBe(409)
    expect((await undo(undone._id)).status).toBe(200)
    expect(await publicPrice(path)).toBe(120_000)
  })

  // Shows B205.
  test('that was changed since is not written over, and the refusal says what it is', async () => {
    const { id, variantIds } = await one.product({ price: 100_000, mrp: 150_000 })
    const price = async (amount: number) =>
      call('PATCH', `/variants/${variantIds[0]}`, { revision: (await read(id)).revision, price: amount })
    await price(110_000)
    const number = (await latest())._id
    await price(120_000)
    const { status, body } = await undo(number)
    expect({ status, msg: body.msg }).toEqual({
      status: 409,
      msg: 'Can’t undo: the price is now ₹1,200, no longer ₹1,100. Nothing was changed.',
    })
  })

  test('of many things is reverted for all or none', async () => {
    const products = [await stored(), await stored()]
    const variants = products.flatMap((product) => product.variants)
    const changes = variants.map(({ _id, price, mrp }) => ({
      variantId: _id,
      price: price + 100,
      mrp: mrp + 100,
      seen: { price, mrp },
    }))
    expect((await call('POST', '/products/prices', { changes })).status).toBe(200)
    const number = (await latest())._id
    expect((await entry(number)).things.map(({ label }) => label)).toEqual(products.map(({ name }) => name))
    await change(products[1]?._id ?? '', { variants: variants.slice(2).map((one) => ({ ...one, price: 1 })) })
    expect((await undo(number)).body.msg).toContain(`of ${products[1]?.name}`)
    expect((await read(products[0]?._id ?? '')).variants[0].price).toBe(variants[0].price + 100)
    await undo((await latest())._id)
    expect((await undo(number)).status).toBe(200)
    for (const { _id, variants } of products)
      expect((await read(_id)).variants).toMatchObject(
        variants.map(({ price, mrp }: { price: number; mrp: number }) => ({ price, mrp })),
      )
  })
})

describe('stock', () => {
  // Shows B205.
  test('is undone by its difference, through the ledger, whatever was sold meanwhile', async () => {
    const { id, variantIds } = await one.product({ stock: 10 })
    const [variant = ''] = variantIds
    const { revision } = await read(id)
    await call('PATCH', `/variants/${variant}`, { revision, stock: 14, stockSeen: 10 })
    const number = (await latest())._id
    const person = await shopper(one)
    await person.add(variant, 3)
    expect((await person.init('cod')).status).toBe(200)
    expect((await undo(number)).status).toBe(200)
    expect((await read(id)).variants[0].stock).toBe(7)
    expect(await ledger(variant)).toEqual(['RECEIVED 10', 'RECEIVED 4', 'RESERVED -3', 'CORRECTED -4'])
  })

  test('that would fall below nothing is left', async () => {
    const { id, variantIds } = await one.product({ stock: 0 })
    const [variant = ''] = variantIds
    const { revision } = await read(id)
    await call('PATCH', `/variants/${variant}`, { revision, stock: 4, stockSeen: 0 })
    const number = (await latest())._id
    const person = await shopper(one)
    await person.add(variant, 3)
    await person.init('cod')
    expect(await undo(number)).toMatchObject({ status: 409, body: { msg: expect.stringContaining('1 are left') } })
    expect((await read(id)).variants[0].stock).toBe(1)
  })
})

describe('a product', () => {
  // Shows B204.
  test('is told field by field, with names in place of ids', async () => {
    const product = await stored()
    const other = await category('Lamps')
    const number = await change(product._id, { hsn: '6911', gstRate: 18, categoryIds: [other] })
    const [{ fields = [] } = {}] = (await entry(number)).things
    expect(fields).toContainEqual({ field: 'Categories', before: expect.any(String), after: 'Lamps' })
    expect(fields).toContainEqual({ field: 'HSN', before: '6211', after: '6911' })
    expect(fields).toContainEqual({ field: 'GST', before: '5 %', after: '18 %' })
  })

  test('gets variants back that were taken off, and loses those that were added, with the SKUs that they share', async () => {
    const product = await read((await stored())._id)
    const [first, second] = asForm(product).variants
    const { _id: _, ...fresh } = second
    const number = await change(product._id, { variants: [first, { ...fresh, price: 5_000, stock: 9 }] })
    expect((await undo(number)).status).toBe(200)
    const now = await read(product._id)
    expect(now.variants).toEqual(product.variants)
  })

  // Shows B205.
  test('is published and deleted as before, in one act for several', async () => {
    const products = [await stored(), await stored()]
    const ids = products.map(({ _id }) => _id)
    await call('POST', '/products/status', { ids, status: 'DRAFT' })
    const hidden = (await latest())._id
    await call('POST', '/products/delete', { ids })
    const deleted = (await latest())._id
    expect((await entry(deleted)).things.map(({ fields }) => fields)).toEqual(
      ids.map(() => [{ field: 'Deleted', before: 'No', after: 'Yes' }]),
    )
    expect((await undo(hidden)).body.msg).toContain('has since been deleted')
    expect((await undo(deleted)).status).toBe(200)
    expect((await undo(hidden)).status).toBe(200)
    for (const product of products)
      expect(asForm(await read(product._id))).toEqual({
        ...product,
        revision: expect.any(Number),
        changed: expect.any(String),
      })
  })

  test('does not come back without the category that it was in', async () => {
    const gone = await category('Passing')
    const product = await stored()
    await change(product._id, { categoryIds: [gone] })
    await call('DELETE', `/products/${product._id}`)
    const number = (await latest())._id
    expect((await call('DELETE', `/categories/${gone}`)).status).toBe(200)
    expect(await undo(number)).toMatchObject({
      status: 409,
      body: { msg: expect.stringContaining('Nothing was changed') },
    })
    expect((await call('GET', `/products/${product._id}`)).status).toBe(404)
  })
})

describe('settings', () => {
  // Shows B205.
  test('the theme is written back, and what was changed in it since stays', async () => {
    const before = await settings()
    const number = await changeSettings({ theme: { ...before.theme, radius: before.theme.radius === 0 ? 8 : 0 } })
    await changeSettings({ name: 'Sharma & Sons' })
    expect((await entry(number)).things).toMatchObject([{ fields: [{ field: 'Theme › radius' }] }])
    expect((await undo(number)).status).toBe(200)
    expect(await settings()).toMatchObject({ theme: before.theme, name: 'Sharma & Sons' })
  })

  test('texts whose names have dots come and go', async () => {
    const { messages } = await settings()
    const number = await changeSettings({ messages: { ...messages, 'cart.added': 'In your bag' } })
    expect((await undo(number)).status).toBe(200)
    expect((await settings()).messages).toEqual(messages)
  })
})

describe('undoing', () => {
  // Shows B205.
  test('takes the permission that the act takes', async () => {
    const product = await stored()
    const number = await change(product._id, { hsn: '6912' })
    const colleague = await one.signIn({ userType: 'STAFF', permissions: ['staff'] })
    const as = { token: colleague.token }
    expect((await one.call('GET', `/api/v1/activity/${number}`, as)).body.data.undo).toBe('forbidden')
    expect((await one.call('POST', `/api/v1/activity/${number}/undo`, as)).status).toBe(403)
    const theirs = await two.signIn({ userType: 'ADMIN' })
    const path = `/api/v1/activity/${number}/undo`
    expect((await two.call('POST', path, { token: theirs.token })).status).toBe(404)
    expect((await read(product._id)).hsn).toBe('6912')
  })

  test('by two at once is done once', async () => {
    const { id, variantIds } = await one.product({ stock: 10 })
    const { revision } = await read(id)
    await call('PATCH', `/variants/${variantIds[0]}`, { revision, stock: 12, stockSeen: 10 })
    const number = (await latest())._id
    const answers = await Promise.all([undo(number), undo(number)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect((await read(id)).variants[0].stock).toBe(10)
  })

  test('is refused for an act that changes nothing to write back, and for none', async () => {
    await call('POST', '/brands', { name: 'Kumbhar' })
    const number = (await latest())._id
    expect((await entry(number)).undo).toBe('never')
    expect((await undo(number)).status).toBe(409)
    expect((await undo('9999')).status).toBe(404)
  })

  test('leaves the record whole', async () => {
    const path = '/api/v1/activity/check'
    expect((await one.call('GET', path, { token })).body.data).toMatchObject({ isWhole: true })
  })
})
