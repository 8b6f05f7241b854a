import { describe, expect, test } from 'vitest'
import { taxedSettings } from '../../../../../tests/support/app.ts'
import { testOwnedCatalogue } from '../../../../../tests/support/selling/owned-catalogue.ts'
import { placedOrder } from '../../../../../tests/support/selling/placed-order.ts'
import { shopper } from '../../../../../tests/support/selling/shopping.ts'
import { announce } from '../../../platform/context.ts'
import { countTogether } from '../orders/bought-together.ts'
import { togetherWith } from '../orders/index.ts'

const { one, two, owner, call, category, kurta, stored } = await testOwnedCatalogue()

const inShop = async (path: string) => (await one.call('GET', '/api/public/product', { query: { path } })).body.data

/** A product with one variant and these details. */
const alone = (path: string, more: object = {}, variant: object = {}) =>
  kurta({ path, options: [], variants: [{ sku: path, price: 24_900, mrp: 30_000, stock: 5, ...variant }], ...more })

const told = {
  tags: ['Handloom', 'summer'],
  countryOfOrigin: 'IN',
  makerRole: 'PACKER',
  maker: 'Kosi Looms\n4 River Road, Bhagalpur',
  consumerCare: 'Asha, 1800 000 000',
  netQuantity: 250,
  netUnit: 'g',
}

describe('the declarations of a product', () => {
  // Shows B149.
  test('are stored, shown in the shop and to staff, and copied with it', async () => {
    const product = await stored(alone('tea', told, { length: 200, width: 90, height: 60, netQuantity: 0.5 }))
    expect(product).toMatchObject({ ...told, tags: ['handloom', 'summer'] })
    expect(await inShop('tea')).toMatchObject({ ...told, tags: ['handloom', 'summer'] })
    expect((await inShop('tea')).variants).toMatchObject([{ length: 200, width: 90, height: 60, netQuantity: 0.5 }])
    const copy = await call('POST', `/products/${product._id}/duplicate`)
    expect(copy.body.data).toMatchObject({ maker: told.maker, tags: ['handloom', 'summer'], netQuantity: 250 })
  })

  test('are empty by default', async () => {
    const product = await stored()
    expect(product).toMatchObject({ tags: [], countryOfOrigin: '', maker: '', netQuantity: null, gstChanges: [] })
  })

  test.each([
    [{ countryOfOrigin: 'XX' }, 'countryOfOrigin', 'Choose a country.'],
    [{ hsn: '62111' }, 'hsn', 'An HSN code has 4, 6 or 8 digits.'],
    [{ netQuantity: 0 }, 'netQuantity', 'Enter more than 0.'],
    [{ netQuantity: 1.23456 }, 'netQuantity', 'Enter at most three decimals.'],
    [{ tags: ['a', 'A'] }, 'tags', 'Each tag may stand once.'],
    [{ maker: 'x'.repeat(501) }, 'maker', 'Use at most 500 characters.'],
  ])('are refused at their field: %j', async (more, field, text) => {
    const { status, body } = await call('POST', '/products', alone('refused', more))
    expect(status).toBe(400)
    expect(body.errors).toMatchObject([{ field, defaultMessage: text }])
  })

  test('a size in millimetres is refused at its field', async () => {
    const { body } = await call('POST', '/products', alone('flat', {}, { height: 0.5 }))
    expect(body.errors[0]).toMatchObject({
      field: 'variants.0.height',
      defaultMessage: 'Enter whole millimetres.',
    })
  })

  test.each(['1234', '123456', '12345678'])('an HSN code of %s is kept', async (hsn) => {
    expect(await stored(alone(`hsn-${hsn}`, { hsn }))).toMatchObject({ hsn })
  })
})

describe('a GST rate with a date', () => {
  // Shows B149.
  test('applies from that day on, for shoppers and for orders; until then the former rate applies', async () => {
    const gstChanges = [
      { from: '2999-01-01', rate: 40 },
      { from: '2020-01-01', rate: 18 },
    ]
    await owner.query('update sites set settings = $2 where id = $1', [one.id, taxedSettings])
    await announce(await one.ctx(), 'site')
    const product = await stored(alone('taxed', { gstRate: 5, gstChanges }, { price: 11_800, mrp: 11_800 }))
    expect(product).toMatchObject({ gstRate: 5, gstChanges: [gstChanges[1], gstChanges[0]] })
    expect((await inShop('taxed')).gstRate).toBe(18)
    const buyer = await shopper(one)
    await buyer.add(product.variants[0]._id)
    expect((await buyer.cart()).amounts.tax).toBeGreaterThanOrEqual(1_800)
  })
})

describe('a size guide', () => {
  const guide = { title: 'Shirts', columns: ['Size', 'Chest'], rows: [['M', '96 cm']], note: '<p>Lie flat.</p>' }

  // Shows B150.
  test('comes from the product, its main category, or the nearest ancestor', async () => {
    const add = async (title: string) => (await call('POST', '/size-guides', { ...guide, title })).body.data._id
    const [own, near, far] = [await add('Own'), await add('Near'), await add('Far')]
    const product = await stored({ path: 'sized' })
    expect((await inShop('sized')).sizeGuide).toBeNull()
    const rows = (await call('GET', '/categories')).body.data
    const choose = (path: string, sizeGuideId: string | null) => {
      const { title, parentId, description, revision, _id } = rows.find((row: { path: string }) => row.path === path)
      return call('PUT', `/categories/${_id}`, { title, path, parentId, description, revision, sizeGuideId })
    }
    expect((await choose('home', far)).status).toBe(200)
    expect((await inShop('sized')).sizeGuide).toMatchObject({ ...guide, title: 'Far' })
    expect((await choose('textiles', near)).status).toBe(200)
    expect((await inShop('sized')).sizeGuide.title).toBe('Near')
    const changed = await call('PUT', `/products/${product._id}`, { ...product, sizeGuideId: own })
    expect(changed.body.data.sizeGuideId).toBe(own)
    expect((await inShop('sized')).sizeGuide.title).toBe('Own')
    const used = await call('DELETE', `/size-guides/${near}`)
    expect(used.status).toBe(409)
    expect(used.body.msg).toContain('categories: 1')
  })

  test('refuses stale changes, and its note is sanitised', async () => {
    const { _id } = (await call('POST', '/size-guides', guide)).body.data
    const change = { ...guide, note: '<p>Flat<script>alert(1)</script></p>', revision: 1 }
    expect((await call('PUT', `/size-guides/${_id}`, change)).status).toBe(200)
    expect((await call('PUT', `/size-guides/${_id}`, change)).status).toBe(409)
    const all = (await call('GET', '/size-guides')).body.data
    expect(all.find((row: { _id: string }) => row._id === _id).note).toBe('<p>Flat</p>')
    expect((await call('DELETE', `/size-guides/${_id}`)).status).toBe(200)
    expect((await call('DELETE', `/size-guides/${_id}`)).status).toBe(404)
  })

  test('has as many cells per row as columns', async () => {
    const { status, body } = await call('POST', '/size-guides', { ...guide, rows: [['M', '96'], ['L']] })
    expect(status).toBe(400)
    expect(body.errors[0].field).toBe('rows.1')
  })

  test('of another site cannot be chosen', async () => {
    const { token } = await two.signIn({ userType: 'STAFF', permissions: ['catalogue'] })
    const other = await two.call('POST', '/api/v1/size-guides', { token, body: guide })
    const { status, body } = await call('POST', '/products', kurta({ sizeGuideId: other.body.data._id }))
    expect(status).toBe(404)
    expect(body.errors[0].field).toBe('sizeGuideId')
  })
})

describe('the complements of a product', () => {
  test('keep their order, without missing products and the product itself', async () => {
    const [first, second] = [await stored(), await stored()]
    const product = await stored({ complementIds: [second._id, first._id] })
    expect(product.complementIds).toEqual([second._id, first._id])
    for (const stranger of [product._id, category('toys')]) {
      const refused = await call('PUT', `/products/${product._id}`, {
        ...product,
        complementIds: [first._id, stranger],
      })
      expect(refused.status).toBe(400)
      expect(refused.body.errors[0].field).toBe('complementIds.1')
    }
  })
})

describe('bought together', () => {
  // Shows B150.
  test('counts the orders that contained both, except cancelled ones', async () => {
    const ctx = await one.ctx()
    const [lamp, oil, wick] = await Promise.all(
      ['lamp', 'oil', 'wick'].map((name) => one.product({ name, path: `with-${name}` })),
    )
    if (!lamp || !oil || !wick) throw new Error('products are missing')
    const first = await placedOrder(one, [lamp, oil])
    await countTogether(ctx, first)
    expect(await togetherWith(ctx, lamp.id, 5)).toEqual([oil.id])
    const both = [await placedOrder(one, [lamp, wick]), await placedOrder(one, [lamp, wick, oil])]
    for (const id of both) await countTogether(ctx, id)
    expect(new Set(await togetherWith(ctx, lamp.id, 5))).toEqual(new Set([oil.id, wick.id]))
    await owner.query("update orders set status = 'CANCELLED' where id = any($1)", [[first, both[1]]])
    await countTogether(ctx, first)
    expect(await togetherWith(ctx, lamp.id, 5)).toEqual([wick.id])
    expect(await togetherWith(ctx, oil.id, 5)).toEqual([])
  })
})
