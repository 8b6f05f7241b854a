import { afterEach, describe, expect, test } from 'vitest'
import { testApp } from '../../../../../tests/support/app.ts'
import { setSettings } from '../../../../../tests/support/selling/reviewing.ts'

const parts = await testApp()
const { one } = parts
const { token } = await one.signIn({ userType: 'ADMIN' })

afterEach(() => setSettings(parts, one, {}))

const [above] = [{ price: 120_000, mrp: 100_000 }]

/** Tries every way to enter a price; returns status and field. */
async function tried() {
  const { id, variantIds } = await one.product({ price: 90_000, mrp: 100_000, stock: 3 })
  const { body } = await one.call('GET', `/api/v1/products/${id}`, { token })
  const { _id, revision, currency, created, changed, variants, ...product } = body.data
  const [variant] = variants
  const whole = { ...product, revision, variants: [{ ...variant, ...above, stockSeen: variant.stock }] }
  const several = { changes: [{ variantId: variantIds[0], ...above, seen: { price: 90_000, mrp: 100_000 } }] }
  const answers = [
    await one.call('PUT', `/api/v1/products/${id}`, { token, body: whole }),
    await one.call('PATCH', `/api/v1/variants/${variantIds[0]}`, { token, body: { revision, price: 120_000 } }),
    await one.call('POST', '/api/v1/products/prices', { token, body: several }),
  ]
  return answers.map(({ status, body }) => [status, body.errors?.[0]?.field])
}

describe('a price above the list price', () => {
  // Shows B12, B135.
  test('is refused at its field, however it is entered', async () => {
    expect(await tried()).toEqual([
      [400, 'variants.0.mrp'],
      [400, 'mrp'],
      [400, 'changes.0.mrp'],
    ])
  })

  // Shows B12, B135.
  test('is allowed for goods without MRP, a setting that stays on while it is used', async () => {
    await setSettings(parts, one, { goodsWithoutMrp: true })
    expect((await tried())[0]?.[0]).toBe(200)
    const { variantIds } = await one.product({ ...above, stock: 3 })
    const person = await one.signIn()
    const body = { productVariantId: variantIds[0] }
    expect((await one.call('POST', '/api/io/crm/cart_items/add', { token: person.token, body })).status).toBe(200)
    const { revision } = (await one.call('GET', '/api/v1/settings', { token })).body.data
    const off = await one.call('PATCH', '/api/v1/settings', { token, body: { goodsWithoutMrp: false, revision } })
    expect([off.status, off.body.errors[0].field]).toEqual([409, 'goodsWithoutMrp'])
  })
})

test('a list price that changes alone is followed by lists that filter by it', async () => {
  const { id, variantIds } = await one.product({ price: 80_000, mrp: 100_000 })
  const { revision } = (await one.call('GET', `/api/v1/products/${id}`, { token })).body.data
  const change = { token, body: { revision, mrp: 120_000 } }
  expect((await one.call('PATCH', `/api/v1/variants/${variantIds[0]}`, change)).status).toBe(200)
  const found = []
  for (const value of [100_000, 120_000]) {
    const filters = { _id: [{ operator: 'EQUALS', value: id }], mrp: [{ operator: 'EQUALS', value }] }
    found.push((await one.call('POST', '/api/io/crm/admin/public/product/variants', { body: { filters } })).body.total)
  }
  expect(found).toEqual([0, 1])
})
