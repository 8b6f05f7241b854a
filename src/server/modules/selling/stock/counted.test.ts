import { describe, expect, test } from 'vitest'
import { changeStock } from '../../../../../tests/support/selling/catalogue.ts'
import { testOwnedCatalogue } from '../../../../../tests/support/selling/owned-catalogue.ts'

const { one, call, stored, ledger } = await testOwnedCatalogue()

describe('stock', () => {
  test('is booked as the difference to the stock seen, so that a sale in between counts', async () => {
    const product = await stored()
    const [small, medium] = product.variants
    await changeStock(await one.ctx(), small._id, -2, 'RESERVED')
    const { body } = await call('PUT', `/products/${product._id}`, {
      ...product,
      variants: [
        { ...small, stock: 25 },
        { ...medium, stock: 1 },
      ],
    })
    expect(body.data.variants.map(({ stock }: { stock: number }) => stock)).toEqual([23, 1])
    expect(await ledger(small._id)).toEqual(['RECEIVED 20', 'RESERVED -2', 'RECEIVED 5'])
    expect(await ledger(medium._id)).toEqual(['RECEIVED 3', 'CORRECTED -2'])
  })

  test('is booked once for two concurrent saves of a product, and the other is refused', async () => {
    for (let round = 0; round < 10; round++) {
      const product = await stored()
      const [small, medium] = product.variants
      const counts = [18, 25]
      const answers = await Promise.all(
        counts.map((stock) =>
          call('PUT', `/products/${product._id}`, { ...product, variants: [{ ...small, stock }, medium] }),
        ),
      )
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
      const kept = counts[answers.findIndex(({ status }) => status === 200)] ?? 0
      expect((await call('GET', `/products/${product._id}`)).body.data.variants[0].stock).toBe(kept)
      expect(await ledger(small._id)).toEqual(['RECEIVED 20', kept > 20 ? 'RECEIVED 5' : 'CORRECTED -2'])
    }
  })

  test('never becomes negative: the field names the remaining stock', async () => {
    const product = await stored()
    const [small, medium] = product.variants
    await changeStock(await one.ctx(), medium._id, -2, 'RESERVED')
    const { status, body } = await call('PUT', `/products/${product._id}`, {
      ...product,
      variants: [small, { ...medium, stock: 0 }],
    })
    expect({ status, error: body.errors[0] }).toMatchObject({
      status: 409,
      error: { field: 'variants.1.stock', defaultMessage: expect.stringContaining('1 are left') },
    })
  })

  test('of an existing variant requires the stock seen', async () => {
    const product = await stored()
    const variants = product.variants.map(({ stockSeen: _, ...variant }: { stockSeen: number }) => variant)
    const { body } = await call('PUT', `/products/${product._id}`, { ...product, variants })
    expect(body.errors[0].field).toBe('variants.0.stockSeen')
  })
})

describe('a variant', () => {
  test('can have price, MRP and stock changed in the table', async () => {
    const product = await stored()
    const [small] = product.variants
    const answer = await call('PATCH', `/variants/${small._id}`, {
      revision: product.revision,
      price: 50_000,
      mrp: 60_000,
      stock: 9,
      stockSeen: 20,
    })
    expect(answer).toMatchObject({ status: 200, body: { data: { _id: small._id } } })
    const { body } = await call('GET', `/products/${product._id}`)
    expect(body.data.variants[0]).toMatchObject({ price: 50_000, mrp: 60_000, stock: 9 })
    // A form opened earlier does not restore the old price.
    expect((await call('PUT', `/products/${product._id}`, product)).status).toBe(409)
  })

  test('counted by two users concurrently is corrected once, and the other is refused', async () => {
    for (let round = 0; round < 10; round++) {
      const { revision, variants } = await stored()
      const { _id } = variants[0]
      const counted = { revision, stock: 18, stockSeen: 20 }
      const answers = await Promise.all([1, 2].map(() => call('PATCH', `/variants/${_id}`, counted)))
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
      expect(await ledger(_id)).toEqual(['RECEIVED 20', 'CORRECTED -2'])
    }
  })

  test('keeps its new price when a stale request corrects its stock, while a sale makes none stale', async () => {
    const { _id: id, revision, variants } = await stored()
    const { _id, mrp, price } = variants[0]
    await changeStock(await one.ctx(), _id, -2, 'RESERVED')
    expect((await call('PATCH', `/variants/${_id}`, { revision, price: 60_000 })).status).toBe(200)
    const late = await call('PATCH', `/variants/${_id}`, { revision, price, mrp, stock: 25, stockSeen: 20 })
    expect(late).toMatchObject({
      status: 409,
      body: { msg: expect.stringContaining('has changed since you opened it') },
    })
    const { body } = await call('GET', `/products/${id}`)
    expect(body.data.variants[0]).toMatchObject({ price: 60_000, stock: 18 })
    const again = { revision: body.data.revision, stock: 25, stockSeen: 20 }
    expect((await call('PATCH', `/variants/${_id}`, again)).status).toBe(200)
    expect((await call('GET', `/products/${id}`)).body.data.variants[0]).toMatchObject({ price: 60_000, stock: 23 })
  })

  test.each([
    [{ price: 95_000 }, 'mrp'],
    [{ mrp: 1 }, 'mrp'],
    [{ price: 2, mrp: 1 }, 'mrp'],
    [{ stock: 5 }, 'stockSeen'],
    [{ stock: 0, stockSeen: 500 }, 'stock'],
    [{ price: -1 }, 'price'],
    [{ price: 1.5 }, 'price'],
  ])('is refused %j at %s', async (change, field) => {
    const product = await stored()
    const { revision } = product
    const { body } = await call('PATCH', `/variants/${product.variants[0]._id}`, { revision, ...change })
    expect(body.errors[0].field).toBe(field)
    expect((await call('GET', `/products/${product._id}`)).body.data.variants[0].price).toBe(80_000)
  })
})
