import { describe, expect, test } from 'vitest'
import { testApp, testSettings } from '../../../../../tests/support/app.ts'
import { limitOrders, shopperWith, stockOf } from '../../../../../tests/support/selling/shopping.ts'
import { itemsOf } from '../../../../shared/selling/bag/bag.ts'
import type { Cart } from '../../../../shared/selling/bag/cart.ts'

const app = await testApp()
const { one, owner, services } = app

/** Changes the price or publication of a variant's product. */
const setPrice = (variantId: string, price: number) =>
  owner.query('update variants set price = $2, mrp = $2 where id = $1', [variantId, price])
const takeOffSale = (variantId: string) =>
  owner.query(`update products set status = 'DRAFT' where id = (select product_id from variants where id = $1)`, [
    variantId,
  ])
const setShipping = async (amount: number) => {
  await owner.query('update sites set settings = $2 where id = $1', [
    one.id,
    { ...testSettings, shipping: { amount, freeFrom: 0 } },
  ])
  services.bus.tell(one.id, ['site'])
}

/** A customer whose checkout page shows one kurta at ₹579. */
async function atCheckout() {
  const { person, variantId } = await shopperWith(one, { name: 'Kurta', price: 57_900, mrp: 57_900 })
  const { amounts } = await person.cart()
  const press = (mode = 'cod', seen: Record<string, string> = { total: String(amounts.total), pieces: '1' }) =>
    person.init(mode, undefined, seen)
  return { person, variantId, press }
}

// Shows B164.
describe('an order that costs more than the checkout showed', () => {
  test('is refused after another tab added pieces, and accepted once the new total was shown', async () => {
    const { person, variantId, press } = await atCheckout()
    await person.add(variantId, 3)
    for (const mode of ['cod', 'sandbox'])
      expect(await press(mode)).toMatchObject({
        status: 409,
        body: { msg: expect.stringContaining('Your order now comes to ₹2,316; this page showed ₹579.') },
      })
    expect(await person.orders()).toEqual([])
    expect(await stockOf(app, variantId)).toEqual({ stock: 10, ledger: 10 })
    const { body } = await press('cod', { total: '231600', pieces: '4' })
    expect(body.data.total).toBe(231_600)
  })

  test('is refused after the price or the delivery charge rose by a paisa', async () => {
    const { variantId, press } = await atCheckout()
    await setPrice(variantId, 57_901)
    expect((await press()).body.msg).toContain('₹579.01; this page showed ₹579.')
    await setPrice(variantId, 57_900)
    await setShipping(4_900)
    expect((await press()).body.msg).toContain('₹628; this page showed ₹579.')
    await setShipping(0)
    expect((await press()).status).toBe(200)
  })

  test('is refused when it would pay a pending order at its former price', async () => {
    const { person, variantId, press } = await atCheckout()
    expect((await press('sandbox')).status).toBe(200)
    await setPrice(variantId, 60_000)
    expect((await press('cod')).status).toBe(409)
    expect((await person.orders()).map(({ status }) => status)).toEqual(['PENDING_PAYMENT'])
  })
})

// Shows B164.
test('an order of more pieces for the same total is refused', async () => {
  const { person, variantId, press } = await atCheckout()
  await person.add(variantId, 1)
  await setPrice(variantId, 28_950)
  expect((await press()).body.msg).toContain('Your bag now holds 2 pieces; this page showed 1.')
})

// Shows B164.
describe('an order of other items than the checkout showed', () => {
  /** The checkout shows a kurta; another tab puts a lamp in its place. */
  async function swapped(price: number) {
    const { person, variantId, press } = await atCheckout()
    const { variantIds } = await one.product({ name: 'Lamp', price, mrp: 57_900 })
    const [lamp = ''] = variantIds
    await person.add(lamp)
    const [kurta] = (await person.cart()).data
    await one.call('GET', '/api/io/crm/cuser/cart_items/delete', { token: person.token, query: { id: kurta._id } })
    const seen = { total: '57900', pieces: '1', items: `${variantId}:1` }
    return { person, lamp, kurta: variantId, seen, press }
  }

  test.each([57_900, 50_000])('is refused by the name of the new item, also at a price of %i', async (price) => {
    const { person, lamp, kurta, seen, press } = await swapped(price)
    for (const mode of ['cod', 'sandbox'])
      expect(await press(mode, seen)).toMatchObject({
        status: 409,
        body: { msg: expect.stringContaining('Your bag changed since this page showed it: Lamp was added.') },
      })
    expect(await person.orders()).toEqual([])
    const { body } = await press('cod', { ...seen, items: `${kurta}:1,${lamp}:1` })
    expect((await person.order(body.data.orderId)).lines.map(({ name }) => name)).toEqual(['Lamp'])
  })

  test('is refused when another tab took one more of one and one less of another', async () => {
    const { person, lamp, kurta, seen, press } = await swapped(57_900)
    await person.add(lamp)
    const items = `${kurta}:1,${lamp}:1`
    expect(await press('cod', { ...seen, total: '115800', pieces: '2', items })).toMatchObject({ status: 409 })
  })

  test('is accepted when something was taken out', async () => {
    const { person, variantId, press } = await atCheckout()
    const { variantIds } = await one.product({ name: 'Lamp', price: 10_000, mrp: 10_000 })
    const items = `${variantId}:1,${variantIds[0]}:2`
    const { body } = await press('cod', { ...{ total: '77900', pieces: '3' }, ...{ items } })
    expect((await person.order(body.data.orderId)).lines.map(({ name }) => name)).toEqual(['Kurta'])
  })

  test('is refused at its field where the items are not written as they should be', async () => {
    const { person } = await atCheckout()
    const { status, body } = await person.init('cod', undefined, { items: 'two kurtas' })
    expect([status, body.errors[0].field]).toEqual([400, 'items'])
  })
})

// Shows B164.
test('a cheaper order is accepted, and the result page is told what was shown', async () => {
  const { variantId, press } = await atCheckout()
  await setPrice(variantId, 50_000)
  const { body } = await press('sandbox')
  expect(body.data.total).toBe(50_000)
  const { rows } = await owner.query('select return_url from sandbox_payments where id = $1', [
    String(body.data.redirect).split('/').at(-1),
  ])
  expect(rows[0].return_url).toContain('&shown=57900')
})

// Shows B164.
describe('a variant that is no longer sold', () => {
  test('is named in the bag beside the available items', async () => {
    const { person, variantId } = await shopperWith(one, { name: 'Old stock' })
    await takeOffSale(variantId)
    expect(await person.cart()).toMatchObject({
      data: [],
      total: 0,
      amounts: { total: 0 },
      unsold: [{ productVariantId: variantId, name: 'Old stock', options: {} }],
    })
  })

  test('is left out of an order that was shown without it, and stays in the bag', async () => {
    const { person, press } = await atCheckout()
    const { variantIds } = await one.product({ name: 'Old stock' })
    await person.add(variantIds[0] ?? '')
    await takeOffSale(variantIds[0] ?? '')
    const { body } = await press()
    expect((await person.order(body.data.orderId)).lines.map(({ name }) => name)).toEqual(['Kurta'])
    expect((await person.cart()).unsold).toHaveLength(1)
  })

  test('is refused by name when the page still showed it for sale', async () => {
    const { person, press } = await atCheckout()
    const { variantIds } = await one.product({ name: 'Old stock', price: 10_000, mrp: 10_000 })
    await person.add(variantIds[0] ?? '')
    await takeOffSale(variantIds[0] ?? '')
    expect((await press('cod', { total: '67900', pieces: '2' })).body.msg).toBe(
      'Old stock is no longer sold. We removed it from your bag.',
    )
    expect(await person.orders()).toEqual([])
  })
})

test('an invalid total or count is refused at its field', async () => {
  const { person } = await atCheckout()
  const { status, body } = await person.init('cod', undefined, { total: '-1', pieces: '1.5' })
  expect(status).toBe(400)
  expect(body.errors.map(({ field }: { field: string }) => field)).toEqual(['total', 'pieces'])
})

// Shows B164, K2.
test('a bag of more items than one page shows is ordered as all of its pages show it', async () => {
  const { person } = await shopperWith(one, { name: 'Kurta' })
  const { token } = person
  const sizes = Array.from({ length: 50 }, (_, index) => `S${index}`)
  for (const name of ['Shirt', 'Shawl']) {
    const { id } = await one.product({
      ...{ name, options: [{ name: 'Size', values: sizes }] },
      variants: sizes.map((size) => ({
        ...{ sku: `${name}-${size}`, options: { Size: size }, price: 1_000, mrp: 1_000, stock: 5 },
      })),
    })
    await owner.query(
      'insert into cart_items (site_id, user_id, variant_id, quantity) select $1, $2, id, 1 from variants where product_id = $3',
      [one.id, person.id, id],
    )
  }
  await limitOrders(app, one, { lines: 150, newLines: 500, newValue: 1_000_000_000 })
  const page = async (p: number): Promise<Cart> =>
    (await one.call('POST', '/api/io/crm/cuser/cart_items/all', { token, body: { s: 100, p } })).body
  const [first, second] = [await page(0), await page(1)]
  expect([first.data.length, second.data.length, first.total]).toEqual([100, 1, 101])
  const items = itemsOf({ ...first, data: [...first.data, ...second.data] })
  const body = { addressId: person.addressId, paymentMode: 'cod', total: first.amounts.total, pieces: 101, items }
  const few = await one.call('POST', '/api/v1/checkout', { token, body: { ...body, items: itemsOf(first) } })
  expect(few).toMatchObject({ status: 409, body: { msg: expect.stringContaining('was added') } })
  const { data } = (await one.call('POST', '/api/v1/checkout', { token, body })).body
  expect((await person.order(data.orderId)).lines).toHaveLength(101)
})
