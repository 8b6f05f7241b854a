import { describe, expect, test } from 'vitest'
import { openEditor, words } from '../../../../../tests/support/editing.ts'
import { overHttp } from '../../../../../tests/support/outside/http.ts'
import { list } from '../../../../../tests/support/selling/catalogue.ts'
import { asForm, testOwnedCatalogue } from '../../../../../tests/support/selling/owned-catalogue.ts'
import { shopper } from '../../../../../tests/support/selling/shopping.ts'
import { standardTemplates } from '../../over/starters/index.ts'
import { announceSale } from '../stock/sales.ts'
import { publishDue } from './publish-later.ts'

let moment = new Date('2026-11-01T00:00:00Z')
const { one, two, app, owner, call, kurta, stored } = await testOwnedCatalogue({ now: () => moment, standardTemplates })
const get = await overHttp(app)

const at = (text: string) => {
  moment = new Date(text)
}
const begins = '2026-11-05T04:30:00.000Z'
const ends = '2026-11-07T18:30:00.000Z'
const sale = { salePrice: 80_000, saleFrom: begins, saleUntil: ends }

/** A product with one variant at ₹1,000, and ₹800 on sale. */
const onSale = (path: string, more: object = sale) =>
  kurta({ path, options: [], variants: [{ sku: path, price: 100_000, mrp: 120_000, stock: 9, ...more }] })

const inShop = async (path: string) => (await one.call('GET', '/api/public/product', { query: { path } })).body.data
const inList = async (path: string) =>
  (await list({ filters: { path: [{ operator: 'EQUALS', value: path }] } }, one)).body.data[0].price
const page = async (path: string) => (await get(one.host, `/p/${path}`)).text

describe('a sale', () => {
  // Shows B151.
  test('begins and ends at its moment, in lists, on the product, in the bag and at the checkout', async () => {
    at('2026-11-01T00:00:00Z')
    const product = await stored(onSale('diya'))
    expect(product.variants[0]).toMatchObject({ price: 100_000, ...sale })
    const buyer = await shopper(one)
    await buyer.add(product.variants[0]._id)
    const told = async () => ({
      list: await inList('diya'),
      product: (await inShop('diya')).price,
      variant: (await inShop('diya')).variants[0].price,
      bag: (await buyer.cart()).amounts.items,
    })
    const all = (price: number) => ({ list: price, product: price, variant: price, bag: price })
    expect(await told()).toEqual(all(100_000))
    at('2026-11-05T04:29:59.999Z')
    expect(await told()).toEqual(all(100_000))
    at(begins)
    expect(await told()).toEqual(all(80_000))
    at('2026-11-07T18:29:59.999Z')
    expect(await told()).toEqual(all(80_000))
    expect((await buyer.init('cod')).status).toBe(200)
    expect((await buyer.orders())[0]).toMatchObject({ amounts: { items: 80_000 } })
    at(ends)
    const late = await shopper(one)
    await late.add(product.variants[0]._id)
    expect((await late.cart()).amounts.items).toBe(100_000)
    expect(await inList('diya')).toBe(100_000)
  })

  // Shows B151.
  test('updates cached pages at its moment, with its end for search engines', async () => {
    at('2026-11-01T00:00:00Z')
    await stored(onSale('cached'))
    expect(await page('cached')).toContain('₹1,000')
    expect(await page('cached')).not.toContain('priceValidUntil')
    at(begins)
    const during = await page('cached')
    expect(during).toContain('₹800')
    expect(during).toContain(`"priceValidUntil":"${ends}"`)
    expect(during).toContain('"price":"800.00"')
    at(ends)
    expect(await page('cached')).toContain('₹1,000')
  })

  test('and a timed section of the same page each end on time', async () => {
    at('2026-11-01T00:00:00Z')
    await stored(onSale('festive'))
    const editor = await openEditor(one)
    const shelf = { id: 'shelf', type: 'product-list', v: 1, props: { show: 'chosen', products: ['festive'] } }
    const banner = (until: string) => ({ ...words('Festive days', 'banner'), when: { until } })
    await editor.publish('/banner-first', [shelf, banner('2026-11-06T00:00:00.000Z')])
    await editor.publish('/sale-first', [shelf, banner('2026-11-08T00:00:00.000Z')])
    const shown = async (path: string) => {
      const { text } = await get(one.host, path)
      return ['Festive days', '₹800', '₹1,000'].filter((part) => text.includes(part))
    }
    at(begins)
    for (const path of ['/banner-first', '/sale-first']) expect(await shown(path)).toEqual(['Festive days', '₹800'])
    at('2026-11-06T00:00:00.000Z')
    expect(await shown('/banner-first')).toEqual(['₹800'])
    at(ends)
    expect(await shown('/sale-first')).toEqual(['Festive days', '₹1,000'])
  })

  // Shows B151.
  test('is visible only to staff before it begins', async () => {
    at('2026-11-01T00:00:00Z')
    await stored(onSale('secret-sale'))
    expect(JSON.stringify(await inShop('secret-sale'))).not.toMatch(/80000|salePrice|saleFrom|2026-11-05/)
    expect(await page('secret-sale')).not.toContain('2026-11-05')
  })

  test('changes sort order and filters once it is announced', async () => {
    at('2026-11-01T00:00:00Z')
    const { _id } = await stored(onSale('sorted'))
    const cheap = { filters: { price: [{ operator: 'EQUALS', value: 80_000 }] } }
    const has = async () => (await list(cheap, one)).paths.includes('sorted')
    at(begins)
    await announceSale(await one.ctx(), { productIds: [_id], at: begins })
    expect(await has()).toBe(true)
    at(ends)
    await announceSale(await one.ctx(), { productIds: [_id], at: ends })
    expect(await has()).toBe(false)
  })

  test('is announced by a job at each of its moments, for its own site', async () => {
    at('2026-11-01T00:00:00Z')
    const { _id } = await stored(onSale('planned'))
    const { rows } = await owner.query(
      "select data, start_after from jobs.job where name = 'stock.sale' and data->'productIds' ? $1 order by start_after",
      [_id],
    )
    expect(rows.map(({ data, start_after }) => [data.siteId, start_after.toISOString()])).toEqual([
      [one.id, begins],
      [one.id, ends],
    ])
    await announceSale(await two.ctx(), { productIds: [_id], at: begins })
  })

  test('without a start applies at once, without an end until it is removed', async () => {
    at('2026-11-01T00:00:00Z')
    const product = await stored(onSale('open', { salePrice: 1 }))
    expect((await inShop('open')).price).toBe(1)
    expect((await inShop('open')).variants[0].saleUntil).toBeNull()
    const bare = product.variants.map((variant: object) => ({ ...variant, salePrice: null }))
    await call('PUT', `/products/${product._id}`, { ...product, variants: bare })
    expect((await inShop('open')).price).toBe(100_000)
  })

  // Shows B151.
  test('stays lower than the price when prices are changed alone, one or several', async () => {
    at('2026-11-01T00:00:00Z')
    const { variants, revision } = await stored(onSale('lowered'))
    const [{ _id }] = variants
    const seen = { price: 100_000, mrp: 120_000 }
    const change = (price: number) => ({ changes: [{ variantId: _id, price, mrp: 120_000, seen }] })
    const text = 'The sale price of lowered is not lower than this. Change it or take it off first.'
    expect(await call('POST', '/products/prices', change(80_000))).toMatchObject({
      status: 409,
      body: { msg: text, errors: [{ field: 'changes.0.price' }] },
    })
    expect(await call('PATCH', `/variants/${_id}`, { revision, price: 70_000 })).toMatchObject({
      status: 409,
      body: { errors: [{ field: 'price', defaultMessage: text }] },
    })
    expect((await call('POST', '/products/prices', change(80_001))).status).toBe(200)
  })

  test.each([
    [{ salePrice: 100_000 }, 'salePrice', 'The sale price is lower than the price.'],
    [{ saleFrom: begins }, 'salePrice', 'Enter the sale price.'],
    [{ salePrice: 1, saleFrom: ends, saleUntil: begins }, 'saleUntil', 'The sale ends after it begins.'],
    [{ salePrice: 1, saleFrom: 'soon' }, 'saleFrom', 'Enter date and time.'],
    [{ salePrice: 1, saleFrom: '0000-01-01T00:00:00Z' }, 'saleFrom', 'Enter a year from 1 to 9999.'],
  ])('is refused at its field: %j', async (more, field, text) => {
    const { status, body } = await call('POST', '/products', onSale('refused', more))
    expect(status).toBe(400)
    expect(body.errors[0]).toMatchObject({ field: `variants.0.${field}`, defaultMessage: text })
  })
})

describe('a scheduled product', () => {
  const scheduled = (path: string, publishAt: string | null) => kurta({ path, status: 'SCHEDULED', publishAt })

  // Shows B152.
  test('is published at its time, and not by the job of an earlier time', async () => {
    at('2026-11-01T00:00:00Z')
    const product = await stored(scheduled('launch', begins))
    expect(product).toMatchObject({ status: 'SCHEDULED', publishAt: begins })
    expect(await inShop('launch')).toBeUndefined()
    expect((await get(one.host, '/p/launch')).status).toBe(404)
    const later = await call('PUT', `/products/${product._id}`, { ...product, publishAt: ends })
    expect(later.status).toBe(200)
    at(begins)
    await publishDue(await one.ctx(), { id: product._id })
    expect(await inShop('launch')).toBeUndefined()
    at(ends)
    await publishDue(await one.ctx(), { id: product._id })
    expect((await inShop('launch')).name).toBe(product.name)
    expect((await get(one.host, '/p/launch')).status).toBe(200)
    expect((await call('GET', `/products/${product._id}`)).body.data).toMatchObject({
      status: 'PUBLISHED',
      publishAt: null,
    })
    // A form that was open meanwhile does not take it off sale again.
    const open = { ...asForm(later.body.data), status: 'DRAFT' }
    expect((await call('PUT', `/products/${product._id}`, open)).status).toBe(409)
  })

  test('that became a draft again stays one', async () => {
    at('2026-11-01T00:00:00Z')
    const product = await stored(scheduled('held-back', begins))
    await call('PUT', `/products/${product._id}`, { ...product, status: 'DRAFT' })
    at(ends)
    await publishDue(await one.ctx(), { id: product._id })
    expect(await inShop('held-back')).toBeUndefined()
  })

  // Shows B152.
  test.each([null, '2026-10-01T00:00:00.000Z'])('needs a time to come: %s', async (publishAt) => {
    at('2026-11-01T00:00:00Z')
    const { status, body } = await call('POST', '/products', scheduled('late', publishAt))
    expect(status).toBe(400)
    expect(body.errors[0]).toMatchObject({ field: 'publishAt', defaultMessage: 'Enter a time in the future.' })
  })
})
