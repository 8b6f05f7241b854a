import { describe, expect, test } from 'vitest'
import { testOwnedCatalogue } from '../../../../../tests/support/selling/owned-catalogue.ts'

const { one, token, category, stored } = await testOwnedCatalogue()
const rows = async (query: Record<string, string>) => (await one.call('GET', '/api/v1/products', { token, query })).body

describe("the owner's table of products", () => {
  const names = async (query: Record<string, string>) =>
    (await rows(query)).data.map(({ path }: { path: string }) => path)

  test('shows drafts, total stock, and variants low on stock', async () => {
    const product = await stored({ name: 'Table kurta' })
    expect((await rows({ q: 'table kurta' })).data).toMatchObject([
      {
        _id: product._id,
        price: 70_000,
        mrp: 90_000,
        stock: 23,
        variantCount: 2,
        lowStock: true,
        revision: 1,
        only: null,
      },
    ])
    expect((await rows({ q: 'secret' })).data).toMatchObject([
      { status: 'DRAFT', brand: 'Aangan', only: { sku: 'secret', price: 10_000, stock: 5 } },
    ])
  })

  test('finds a whole barcode, as a scanner enters it', async () => {
    const variants = [{ sku: 'coded', price: 1, mrp: 1, barcode: '4006381333931' }]
    await stored({ path: 'coded', options: [], variants })
    expect(await names({ q: '4006381333931' })).toEqual(['coded'])
    expect(await names({ q: '400638133393' })).toEqual([])
  })

  test('finds words, parts of the name, and SKUs', async () => {
    const { variants } = await stored({ name: 'Needlework kurta', path: 'needlework' })
    for (const q of ['needle', 'EDLEWO', variants[1].sku.toUpperCase()])
      expect(await names({ q })).toContain('needlework')
    expect(await names({ q: '¿' })).toEqual([])
  })

  test('can be filtered by state, category with descendants, brand and stock', async () => {
    const { body } = await one.call('GET', '/api/v1/brands', { token, query: { q: 'kashi' } })
    expect(await names({ brand: body.data[0]._id })).toEqual(['banarasi-saree'])
    expect(await names({ category: category('toys') })).toEqual(['wooden-horse'])
    expect(await names({ category: category('home'), q: 'saree' })).toEqual(['banarasi-saree'])
    expect(await names({ stock: 'out' })).toContain('wooden-horse')
    expect(await names({ stock: 'low', q: 'lamp' })).toEqual(expect.arrayContaining(['terracotta-lamp', 'secret']))
    const drafts = (await rows({ status: 'DRAFT' })).data
    expect(drafts.every(({ status }: { status: string }) => status === 'DRAFT')).toBe(true)
  })

  test.each(['name', 'price', 'stock', 'changed', 'created'])('is sorted by %s, both ways, on pages', async (sort) => {
    const { total } = await rows({})
    const all: string[] = []
    for (let p = 0; p * 4 < total; p++) all.push(...(await names({ sort, order: 'ascend', p: String(p), s: '4' })))
    expect(new Set(all).size).toBe(total)
    expect(await names({ sort, order: 'descend', s: '1' })).toHaveLength(1)
    if (sort === 'stock') expect(all[0]).toBe('wooden-horse')
  })
})

test('staff without the catalogue permission are refused', async () => {
  const content = await one.signIn({ userType: 'STAFF', permissions: ['content'] })
  expect((await one.call('GET', '/api/v1/products', { token: content.token })).status).toBe(403)
  expect((await one.call('GET', '/api/v1/products')).status).toBe(401)
})
