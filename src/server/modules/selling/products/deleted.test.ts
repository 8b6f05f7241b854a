import { beforeAll, describe, expect, test } from 'vitest'
import { testApp } from '../../../../../tests/support/app.ts'
import { forgetOld } from '../../../../../tests/support/forget-old.ts'
import { asForm } from '../../../../../tests/support/selling/owned-catalogue.ts'
import { doJobs, shopper } from '../../../../../tests/support/selling/shopping.ts'
import { readyRoles } from '../../../../shared/people/roles.ts'

const start = new Date()
let time = start
const app = await testApp({ now: () => time })
const { one, two, owner, services } = app
const { token } = await one.signIn({ userType: 'STAFF', permissions: ['catalogue', ...readyRoles.orders.permissions] })
const elsewhere = await two.signIn({ userType: 'ADMIN' })
type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
const call = (method: Method, path: string, body?: unknown) => one.call(method, `/api/v1${path}`, { token, body })
const read = async (id: string) => (await call('GET', `/products/${id}`)).body.data
const shown = async (path: string) => (await one.call('GET', '/api/public/product', { query: { path } })).status
const restore = (...ids: string[]) => call('POST', '/products/restore', { ids })
const remove = (...ids: string[]) => call('POST', '/products/delete', { ids })

let lamp: Awaited<ReturnType<typeof one.product>>
let bowl: typeof lamp
let count = 0

beforeAll(async () => {
  lamp = await one.product({ stock: 5, brand: 'Moradabad' })
  bowl = await one.product({ stock: 5 })
})

/** A product as its form would submit it. */
const whole = async () => asForm(await read((await one.product({ name: `Thing ${count++}`, stock: 3 })).id))

describe('products that are deleted', () => {
  test('disappear from the shop, lists, search, and by id', async () => {
    const before = await whole()
    expect((await call('DELETE', `/products/${before._id}`)).status).toBe(200)
    expect((await call('GET', `/products/${before._id}`)).status).toBe(404)
    expect((await call('PUT', `/products/${before._id}`, before)).status).toBe(404)
    expect((await call('PATCH', `/products/${before._id}`, { status: 'PUBLISHED' })).status).toBe(404)
    expect((await call('DELETE', `/products/${before._id}`)).status).toBe(404)
    expect(await shown(before.path)).toBe(404)
    for (const q of [before.name, before.variants[0].sku])
      expect((await one.call('GET', '/api/v1/products', { token, query: { q } })).body.total).toBe(0)
    expect((await call('GET', `/products/several?ids=${before._id}`)).body.data).toEqual([])
  })

  // Shows B44.
  test('are restored with path, categories, brand, stock and state', async () => {
    const before = await read(lamp.id)
    await remove(lamp.id)
    expect((await restore(lamp.id)).status).toBe(200)
    const after = await read(lamp.id)
    expect({ ...after, revision: 0, changed: '' }).toEqual({ ...before, revision: 0, changed: '' })
    expect(await shown(before.path)).toBe(200)
    expect((await restore(lamp.id)).status).toBe(404)
  })

  test('are deleted all or none, and those of another site stay', async () => {
    const theirs = await two.product()
    expect((await remove(bowl.id, theirs.id)).status).toBe(404)
    expect(await read(bowl.id)).toMatchObject({ _id: bowl.id })
    const path = `/api/v1/products/${bowl.id}`
    expect((await two.call('DELETE', path, { token: elsewhere.token })).status).toBe(404)
    expect(await read(bowl.id)).toMatchObject({ _id: bowl.id })
  })

  test('free their path, SKUs, brand and categories; taken ones prevent a restore', async () => {
    const { _id, ...before } = await whole()
    await remove(_id)
    const { body, status } = await call('POST', '/products', { ...before, name: 'Its successor' })
    expect(status).toBe(200)
    expect(await restore(_id)).toMatchObject({ status: 409, body: { msg: expect.stringContaining('SKU') } })
    const [variant] = asForm(body.data).variants
    await call('PUT', `/products/${body.data._id}`, {
      ...asForm(body.data),
      variants: [{ ...variant, sku: 'ANOTHER' }],
    })
    expect(await restore(_id)).toMatchObject({ status: 409, body: { msg: expect.stringContaining(before.path) } })
    expect((await call('GET', `/products/${_id}`)).status).toBe(404)
  })

  // Shows B44.
  test('stay in their orders, which continue', async () => {
    const person = await shopper(one)
    const product = await one.product({ name: 'Ordered bowl', stock: 5 })
    await person.add(product.variantIds[0] ?? '')
    const { body } = await person.init('cod')
    await person.add(product.variantIds[0] ?? '')
    expect((await remove(product.id)).status).toBe(200)
    const order = await person.order(body.data.orderId)
    expect(order.lines).toMatchObject([{ name: 'Ordered bowl', quantity: 1 }])
    expect((await person.init('cod')).status).toBeGreaterThanOrEqual(400)
    const cancelled = await call('POST', `/orders/${body.data.orderId}/cancel`, { reason: 'Sold no more.' })
    expect(cancelled.status).toBe(200)
    await restore(product.id)
    expect((await read(product.id)).variants).toMatchObject([{ stock: 5 }])
  })

  test('are restored without the sizes that were taken off them before', async () => {
    const options = [{ name: 'Size', values: ['S', 'M'] }]
    const sizes = ['S', 'M'].map((Size) => ({ sku: `size-${Size}`, options: { Size }, price: 100, mrp: 100, stock: 1 }))
    const { id } = await one.product({ options, variants: sizes })
    const form = asForm(await read(id))
    await call('PUT', `/products/${id}`, { ...form, variants: form.variants.slice(0, 1) })
    time = new Date(time.getTime() + 60_000)
    await remove(id)
    await restore(id)
    expect((await read(id)).variants).toMatchObject([{ sku: form.variants[0].sku, options: { Size: 'S' } }])
    time = start
  })

  test('are published once they are restored, if the time for that passed meanwhile, and else at that time', async () => {
    const hour = 3_600_000
    const publishAt = new Date(start.getTime() + hour).toISOString()
    const [soon, late] = [await whole(), await whole()]
    for (const product of [soon, late]) {
      await call('PUT', `/products/${product._id}`, { ...product, status: 'SCHEDULED', publishAt })
      await remove(product._id)
    }
    const states = async () => [await shown(soon.path), await shown(late.path)]
    await restore(soon._id)
    await doJobs(app, time)
    expect(await states()).toEqual([404, 404])
    time = new Date(start.getTime() + 2 * hour)
    await doJobs(app, time)
    expect(await states()).toEqual([200, 404])
    await restore(late._id)
    await doJobs(app, time)
    expect(await states()).toEqual([200, 200])
    time = start
  })

  test('are restored without references deleted meanwhile', async () => {
    const product = await one.product({ brand: 'Gone soon', category: 'short-lived' })
    const { brandId, categoryIds } = await read(product.id)
    await remove(product.id)
    expect((await call('DELETE', `/brands/${brandId}`)).status).toBe(200)
    expect((await call('DELETE', `/categories/${categoryIds[0]}`)).status).toBe(200)
    expect((await restore(product.id)).status).toBe(200)
    expect(await read(product.id)).toMatchObject({ status: 'DRAFT', brandId: null, categoryIds: [] })
  })

  test('without orders are purged after thirty days; others stay for their orders', async () => {
    const [never, ordered] = [await one.product(), await one.product()]
    const person = await shopper(one)
    await person.add(ordered.variantIds[0] ?? '')
    await person.init('cod')
    await remove(never.id, ordered.id)
    const left = async () =>
      (await owner.query('select id from products where id = any($1)', [[never.id, ordered.id]])).rows.map(
        ({ id }) => id,
      )
    time = new Date(start.getTime() + 29 * 24 * 3_600_000)
    await forgetOld(services)
    expect(await left()).toHaveLength(2)
    time = new Date(start.getTime() + 31 * 24 * 3_600_000)
    await forgetOld(services)
    expect(await left()).toEqual([ordered.id])
    time = start
  })
})
