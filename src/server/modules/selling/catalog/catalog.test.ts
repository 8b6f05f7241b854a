import { describe, expect, test } from 'vitest'
import { list, testCatalog } from '../../../../../tests/support/catalogue.ts'
import {
  addProduct,
  categoryAt,
  changeStock,
  facetsOf,
  findFacets,
  findProductByPath,
  findProducts,
  findVariants,
  listCategories,
  listPaths,
  listProducts,
  setPrice,
} from './index.ts'

const { one, two, owner } = await testCatalog()

describe('what pages read', () => {
  const query = { sort: 'created', page: 0, size: 24 } as const

  test('a category shows the products of its sub-categories', async () => {
    const { items, total } = await listProducts(await one.ctx(), { ...query, category: 'textiles' })
    expect(items.map(({ path }) => path)).toEqual(['banarasi-saree'])
    expect(total).toBe(1)
  })

  test('chosen products come in the order chosen', async () => {
    const paths = ['terracotta-lamp', 'secret', 'mitti-diya', 'banarasi-saree']
    const { items } = await listProducts(await one.ctx(), { ...query, paths })
    expect(items.map(({ path }) => path)).toEqual(['terracotta-lamp', 'mitti-diya', 'banarasi-saree'])
    expect(await listProducts(await one.ctx(), { ...query, paths: [] })).toEqual({ items: [], total: 0 })
  })

  test('a list can be narrowed to brands, prices, offers and what is in stock', async () => {
    const ctx = await one.ctx()
    const paths = async (narrow: object) => (await listProducts(ctx, { ...query, ...narrow })).items.map((i) => i.path)
    expect(await paths({ brand: ['kashi'] })).toEqual(['banarasi-saree'])
    expect(await paths({ priceFrom: 20_000, priceTo: 30_000 })).toEqual(['wooden-horse', 'terracotta-lamp'])
    expect(await paths({ onSale: true })).toEqual(['terracotta-lamp'])
    expect(await paths({ inStock: true, priceFrom: 20_000, priceTo: 30_000 })).toEqual(['terracotta-lamp'])
    expect(await paths({ sort: 'price-low', text: 'lamp' })).toEqual(['terracotta-lamp'])
  })

  test('facets count the brands and span the prices of a category or a text', async () => {
    const ctx = await one.ctx()
    expect(await findFacets(ctx, { category: 'home' })).toEqual({
      brands: [
        { name: 'Aangan', path: 'aangan', count: 2 },
        { name: 'Kashi', path: 'kashi', count: 1 },
      ],
      priceMin: 5_000,
      priceMax: 450_000,
    })
    expect(await findFacets(ctx, { text: 'zzzzqqq' })).toEqual({ brands: [], priceMin: 0, priceMax: 0 })
  })

  test('facets of a few products are counted from what is kept of them, with the same outcome', async () => {
    const ctx = await one.ctx()
    for (const category of ['home', 'textiles', 'toys', 'nothing']) {
      const { ids } = await findProducts(ctx, { ...query, category })
      expect(await facetsOf(ctx, ids)).toEqual(await findFacets(ctx, { category }))
    }
  })

  test('a category has its ancestors, outermost first, and its children', async () => {
    const ctx = await one.ctx()
    const found = categoryAt(await listCategories(ctx), 'sarees')
    expect(found?.ancestors.map(({ path }) => path)).toEqual(['home', 'textiles'])
    expect(categoryAt(await listCategories(ctx), 'home')?.children.map(({ path }) => path)).toEqual(['textiles'])
    expect(categoryAt(await listCategories(ctx), 'nothing')).toBeUndefined()
    expect((await listCategories(ctx)).map(({ path }) => path)).toEqual(['home', 'textiles', 'sarees', 'toys'])
    expect((await listPaths(ctx)).products).toHaveLength(4)
  })
})

describe('a product', () => {
  test('is found by its path', async () => {
    const { status, body } = await one.call('GET', '/api/public/product', { query: { path: 'terracotta-lamp' } })
    expect(status).toBe(200)
    expect(body.data).toMatchObject({
      path: 'terracotta-lamp',
      categories: [{ path: 'home' }],
      variants: [{ sku: 'terracotta-lamp', stock: 5, price: 30_000 }],
    })
  })

  test.each(['secret', 'other-lamp', 'nothing'])(
    'that is a draft, of another site or not there is a 404: %s',
    async (path) => {
      const { status, body } = await one.call('GET', '/api/public/product', { query: { path } })
      expect(status).toBe(404)
      expect(body.msg).toBe('Product not found')
    },
  )

  test('needs its path to be asked for', async () => {
    const { status, body } = await one.call('GET', '/api/public/product')
    expect(status).toBe(400)
    expect(body.msg).toBe('Please give the path of the product.')
    expect((await one.call('GET', '/api/public/product', { query: { path: '\0' } })).status).toBe(400)
  })

  test('keeps only harmless HTML in its description', async () => {
    const ctx = await one.ctx()
    await addProduct(ctx, {
      path: 'with-html',
      name: 'HTML',
      categories: ['toys'],
      description: '<p onclick="x()">Fine</p><script>alert(1)</script>',
      status: 'DRAFT',
      variants: [{ sku: 'html', price: 1, mrp: 1 }],
    })
    const { rows } = await owner.query("select description from products where path = 'with-html'")
    expect(rows).toEqual([{ description: '<p>Fine</p>' }])
  })

  test.each([
    [{ variants: [{ sku: 'a', price: 2, mrp: 1 }] }, 'variants.0.mrp'],
    [{ variants: [{ sku: 'a', options: { Size: 'M' }, price: 1, mrp: 1 }] }, 'variants.0.options'],
    [{ options: [{ name: 'Size', values: ['M'] }], variants: [{ sku: 'a', price: 1, mrp: 1 }] }, 'variants.0.options'],
    [{ variants: ['a', 'b'].map((sku) => ({ sku, price: 1, mrp: 1 })) }, 'variants.1.options'],
    [{ variants: [{ sku: 'terracotta-lamp', price: 1, mrp: 1 }] }, 'variants.0.sku'],
    [{ path: 'terracotta-lamp' }, 'path'],
    [{ categories: ['nothing'] }, 'categories'],
    [{ media: [{ id: 'nothingnothing' }] }, 'media.0.id'],
  ])('that does not hold together is refused: %j', async (wrong, field) => {
    const right = { path: 'new', name: 'New', categories: ['toys'], variants: [{ sku: 'new', price: 1, mrp: 1 }] }
    const adding = addProduct(await one.ctx(), { ...right, ...wrong })
    await expect(adding).rejects.toMatchObject({ faults: [expect.objectContaining({ field })] })
    expect(await findProductByPath(await one.ctx(), 'new')).toBeUndefined()
  })
})

describe('search for something to choose', () => {
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

  test.each(['unknown', 'constructor'])('of an unknown kind is a 404 that names it: %s', async (model) => {
    const { status, body } = await search(model)
    expect(status).toBe(404)
    expect(body.msg).toContain(model)
  })
})

test('two sites do not see each other', async () => {
  expect((await list({}, two)).paths).toEqual(['other-lamp'])
  expect((await list({ q: 'terracotta' }, two)).paths).toEqual(['other-lamp'])
  const { body } = await one.call('GET', '/api/public/product', { query: { path: 'terracotta-lamp' } })
  const variantId = body.data.productVariantId
  const other = await two.ctx()
  expect((await findVariants(other, [variantId])).size).toBe(0)
  expect(await changeStock(other, variantId, -1, 'RESERVED')).toBe(false)
  await expect(setPrice(other, variantId, { price: 1, mrp: 1 })).rejects.toMatchObject({ code: 'variant.notFound' })
})
