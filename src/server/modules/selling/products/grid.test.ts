import { expect, test } from 'vitest'
import { testOwnedCatalogue } from '../../../../../tests/support/selling/owned-catalogue.ts'

const { two, call, stored, ledger } = await testOwnedCatalogue()

const grid = async (query = '') => (await call('GET', `/products/grid${query}`)).body
const save = (products: object[]) => call('POST', '/products/grid', { products })
const read = async (id: string) => (await call('GET', `/products/${id}`)).body.data

test('the grid has the products that match the filters, with their variants', async () => {
  const product = await stored({ name: 'Grid kurta' })
  const { data } = await grid()
  expect(data.find(({ _id }: { _id: string }) => _id === product._id)).toMatchObject({
    ...{ name: 'Grid kurta', revision: 1, hsn: '6211', gstRate: 5, tags: [] },
    variants: [
      { price: 80_000, stock: 20, options: { Size: 'S' } },
      { price: 70_000, stock: 3 },
    ],
  })
})

// Shows B155.
test('changed cells are saved, others stay, and stock is booked as the difference', async () => {
  const product = await stored()
  const [small] = product.variants
  const { body } = await save([
    {
      ...{ _id: product._id, revision: 1, product: { hsn: '1234', tags: ['new'] } },
      variants: [{ _id: small._id, change: { price: 75_000, stock: 25 }, stockSeen: 20 }],
    },
  ])
  expect(body.data.refused).toEqual([])
  expect(body.data.saved).toMatchObject([{ revision: 2, hsn: '1234', tags: ['new'] }])
  expect(await read(product._id)).toMatchObject({
    ...{ name: product.name, summary: 'Soft cotton', hsn: '1234' },
    variants: [
      { price: 75_000, mrp: 90_000, stock: 25 },
      { price: 70_000, stock: 3 },
    ],
  })
  expect(await ledger(small._id)).toEqual(['RECEIVED 20', 'RECEIVED 5'])
})

// Shows B155.
test('stale and invalid rows are reported by name and cell, and do not stop the others', async () => {
  const [stale, wrong, good] = [await stored({ name: 'Stale' }), await stored({ name: 'Wrong' }), await stored()]
  await call('PUT', `/products/${stale._id}`, { ...stale, summary: 'Changed' })
  const [, medium] = wrong.variants
  const { status, body } = await save([
    { _id: stale._id, revision: 1, product: { hsn: '1111' } },
    { _id: wrong._id, revision: 1, product: { hsn: '1111' }, variants: [{ _id: medium._id, change: { mrp: 1 } }] },
    { _id: good._id, revision: 1, product: { hsn: '1111' } },
  ])
  expect(status).toBe(200)
  expect(body.data.saved.map(({ _id }: { _id: string }) => _id)).toEqual([good._id])
  expect(body.data.refused).toMatchObject([
    { _id: stale._id, name: 'Stale', isStale: true },
    {
      ...{ _id: wrong._id, name: 'Wrong', isStale: false },
      faults: [{ variantId: medium._id, field: 'mrp', text: 'The MRP can’t be lower than the price.' }],
    },
  ])
  expect((await read(stale._id)).hsn).toBe('6211')
  expect((await read(wrong._id)).hsn).toBe('6211')
})

test('unknown products and those of another site are reported and change nothing', async () => {
  const product = await stored()
  const { token } = await two.signIn({ userType: 'STAFF', permissions: ['catalogue'] })
  const products = [{ _id: product._id, revision: 1, product: { hsn: '1111' } }]
  const { body } = await two.call('POST', '/api/v1/products/grid', { token, body: { products } })
  expect(body.data).toMatchObject({ saved: [], refused: [{ _id: product._id, name: '', isStale: true }] })
  expect((await read(product._id)).hsn).toBe('6211')
})

// Shows B155.
test('brand, categories and the site’s own fields are changed, and an own field is emptied', async () => {
  const add = async (path: string, body: object) => (await call('POST', path, body)).body.data._id as string
  const product = await stored()
  const brand = await add('/brands', { name: 'Kosi Looms', path: 'kosi-looms' })
  const category = await add('/categories', { title: 'Festive', path: 'festive' })
  const weave = await add('/custom-fields', { owner: 'PRODUCT', name: 'Weave', type: 'CHOICE', choices: ['Twill'] })
  const dyed = await add('/custom-fields', { owner: 'VARIANT', name: 'Dyed', type: 'TEXT' })
  const [small] = product.variants
  const change = (revision: number, custom: object, ofVariant: object) => ({
    ...{ _id: product._id, revision, product: { brandId: brand, categoryIds: [category], custom } },
    variants: [{ _id: small._id, change: { custom: ofVariant } }],
  })
  const { body } = await save([change(1, { [weave]: 'Twill' }, { [dyed]: 'Indigo' })])
  expect(body.data.refused).toEqual([])
  const kept = { brandId: brand, categoryIds: [category], custom: { [weave]: 'Twill' } }
  expect(await read(product._id)).toMatchObject({ ...kept, variants: [{ custom: { [dyed]: 'Indigo' } }, {}] })
  await save([change(2, {}, { [dyed]: null })])
  expect(await read(product._id)).toMatchObject({ ...kept, variants: [{ custom: {} }, {}] })
  const { body: refused } = await save([change(3, { [weave]: 'Satin' }, {})])
  expect(refused.data.refused[0].faults).toMatchObject([{ variantId: null, field: `custom.${weave}` }])
})
