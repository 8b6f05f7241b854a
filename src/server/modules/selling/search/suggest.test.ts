import { describe, expect, test } from 'vitest'
import { testCatalog } from '../../../../../tests/support/selling/catalogue.ts'
import { importCategory } from '../categories/index.ts'

const { one, two } = await testCatalog()
const slugOf = (title: string) => title.toLowerCase().replaceAll(' ', '-')

describe('suggestions', () => {
  const search = (model: string, query: Record<string, string> = {}, site = one) =>
    site.call('GET', `/api/io/crm/search/model/${model}`, { query })

  test('finds products, categories and brands', async () => {
    expect((await search('product', { query: 'lamp' })).body).toMatchObject({
      data: [{ title: 'Terracotta lamp', path: 'terracotta-lamp', price: 30_000, image: null }],
      total: 1,
    })
    expect((await search('product', { query: 'banrasi' })).body.total).toBe(1)
    expect((await search('product', { category: 'sarees' })).body.total).toBe(1)
    expect((await search('product', { query: '' })).body.total).toBe(4)
    expect((await search('category', { query: 'साड़ी' })).body.data).toMatchObject([{ path: 'sarees' }])
    expect((await search('brand', { query: 'kas' })).body).toMatchObject({ data: [{ title: 'Kashi' }], total: 1 })
    const categories = await one.call('GET', '/api/io/crm/admin/product/category/search', { query: { query: 'TOY' } })
    expect(categories.body).toMatchObject({ data: [{ title: 'Toys', path: 'toys' }], total: 1 })
  })

  // Shows B146.
  test('name the category itself before longer names and names that hold the word', async () => {
    const ctx = await two.ctx()
    for (const title of ['Green tea sets', 'Iced tea', 'Teal bags', 'Teapots', 'Tea'])
      await importCategory(ctx, { path: slugOf(title), title, description: '' })
    const { body } = await search('category', { query: 'tea' }, two)
    expect(body.data.slice(0, 5).map(({ title }: { title: string }) => title)).toEqual([
      ...['Tea', 'Teal bags', 'Teapots', 'Green tea sets', 'Iced tea'],
    ])
  })

  // Shows B146.
  test('of one or two letters are products whose names begin so, and none that says them elsewhere', async () => {
    const lamp = await one.call('GET', '/api/io/crm/search/model/product', { query: { query: 'te' } })
    expect(lamp.body.data.map(({ title }: { title: string }) => title)).toEqual(['Terracotta lamp'])
    const { body } = await search('product', { query: 'to' })
    expect(body.data.map(({ title }: { title: string }) => title)).toEqual([])
  })

  test.each(['unknown', 'constructor'])('of an unknown kind is a 404 that names it: %s', async (model) => {
    const { status, body } = await search(model)
    expect(status).toBe(404)
    expect(body.msg).toContain(model)
  })
})
