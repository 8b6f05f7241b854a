import { describe, expect, test } from 'vitest'
import { taxedSettings, testApp } from '../../../../../tests/support/app.ts'

const { one, two, owner } = await testApp()
await owner.query('update sites set settings = $2 where id = $1', [one.id, taxedSettings])

const all = '/api/io/crm/cuser/cart_items/all'
const add = '/api/io/crm/cuser/cart_items/add'
const edit = '/api/io/crm/cuser/cart_items/edit'
const remove = '/api/io/crm/cuser/cart_items/delete'

/** A signed-in customer with one variant in the cart. */
async function withOne(stock = 5) {
  const { token } = await one.signIn()
  const { variantIds } = await one.product({ name: 'Brass lamp', price: 120_000, mrp: 150_000, stock })
  const [productVariantId = ''] = variantIds
  const { body } = await one.call('POST', add, { token, body: { productVariantId, quantity: 1 } })
  return { token, productVariantId, id: body.data[0]._id as string }
}

describe('a cart', () => {
  // Shows P2.
  test('is only for people who are signed in', async () => {
    const answer = await one.call('POST', all, { body: { s: 100, p: 0 } })
    expect(answer).toMatchObject({ status: 401, body: { msg: 'Sign in to continue.' } })
  })

  test('is empty at first', async () => {
    const { token } = await one.signIn()
    const { body } = await one.call('POST', all, { token, body: { s: 100, p: 0 } })
    expect(body).toMatchObject({
      data: [],
      total: 0,
      amounts: { items: 0, shipping: 0, total: 0, tax: 0, currency: 'INR' },
    })
  })

  test('shows added items with name, price, list price and totals', async () => {
    const { token, productVariantId } = await withOne()
    const { body } = await one.call('POST', all, { token, body: { s: 100, p: 0 } })
    expect(body.data[0]).toMatchObject({
      productVariantId,
      quantity: 1,
      name: 'Brass lamp',
      price: 120_000,
      mrp: 150_000,
      amount: 120_000,
    })
    expect(body.amounts).toMatchObject({ items: 120_000, mrp: 150_000, total: 120_000, tax: 5_714 })
  })

  // Shows C19.
  test('is the same under the path that the specification prints without /cuser', async () => {
    const { token } = await withOne()
    const { body } = await one.call('POST', '/api/io/crm/cart_items/all', { token, body: {} })
    expect(body.total).toBe(1)
  })

  test('increases the quantity when a variant is added again', async () => {
    const { token, productVariantId } = await withOne()
    const { body } = await one.call('POST', add, { token, body: { productVariantId, quantity: 2 } })
    expect(body.data).toHaveLength(1)
    expect(body.data[0].quantity).toBe(3)
  })

  // Shows C19.
  test('refuses more pieces than are in stock, and says how many are left', async () => {
    const { token, productVariantId } = await withOne(2)
    const refused = await one.call('POST', add, { token, body: { productVariantId, quantity: 2 } })
    expect(refused).toMatchObject({ status: 409, body: { msg: 'Only 2 of Brass lamp left.' } })
    const { body } = await one.call('POST', all, { token, body: {} })
    expect(body.data[0].quantity).toBe(1)
  })

  test('refuses a variant that is out of stock', async () => {
    const { token } = await one.signIn()
    const { variantIds } = await one.product({ name: 'Silk stole', stock: 0 })
    const refused = await one.call('POST', add, { token, body: { productVariantId: variantIds[0] } })
    expect(refused).toMatchObject({ status: 409, body: { msg: 'Silk stole is out of stock.' } })
  })

  // Shows E5.
  test('updates quantity and totals', async () => {
    const { token, id, productVariantId } = await withOne()
    const { body } = await one.call('POST', edit, { token, query: { id }, body: { productVariantId, quantity: 4 } })
    expect(body.amounts.items).toBe(480_000)
  })

  // Shows E5, C61.
  test('removes an item, and removing it again changes nothing', async () => {
    const { token, id } = await withOne()
    const first = await one.call('GET', remove, { token, query: { id } })
    const again = await one.call('GET', remove, { token, query: { id } })
    expect([first.body.total, again.body.total]).toEqual([0, 0])
  })

  test('names the invalid field', async () => {
    const { token, id } = await withOne()
    const none = await one.call('POST', edit, { token, query: { id }, body: { quantity: 0 } })
    const lost = await one.call('POST', add, { token, body: { productVariantId: 'nonsense' } })
    expect(none.body.errors[0]).toMatchObject({ field: 'quantity', defaultMessage: 'Choose at least one.' })
    expect(lost.body.errors[0].field).toBe('productVariantId')
  })

  test('counts every addition when two devices add at the same time', async () => {
    const { token, productVariantId } = await withOne(50)
    await Promise.all(Array.from({ length: 10 }, () => one.call('POST', add, { token, body: { productVariantId } })))
    const { body } = await one.call('POST', all, { token, body: {} })
    expect(body.data[0].quantity).toBe(11)
  })

  test('cannot be seen or changed by another user', async () => {
    const { token, id } = await withOne()
    const other = await one.signIn()
    const changed = await one.call('POST', edit, { token: other.token, query: { id }, body: { quantity: 3 } })
    await one.call('GET', remove, { token: other.token, query: { id } })
    const { body } = await one.call('POST', all, { token, body: {} })
    expect(changed.status).toBe(404)
    expect(body.data[0].quantity).toBe(1)
  })

  test('refuses variants of another site', async () => {
    const { variantIds } = await two.product()
    const { token } = await one.signIn()
    const refused = await one.call('POST', add, { token, body: { productVariantId: variantIds[0] } })
    expect(refused).toMatchObject({ status: 404, body: { msg: 'This product is no longer sold.' } })
  })
})
