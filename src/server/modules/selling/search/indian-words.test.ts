import { describe, expect, test } from 'vitest'
import { testCatalog } from '../../../../../tests/support/selling/catalogue.ts'
import { importProducts } from '../products/index.ts'

const { one, two } = await testCatalog()

const names = {
  'red-kurta': 'Red cotton kurta',
  'blue-kurta': 'Blue cotton kurta for men',
  'pooja-thali': 'Brass pooja thali',
  'plain-tee': 'Plain T-shirt',
  'mustard-oil': 'Mustard oil 500 ml',
  'teal-wallet': 'Teal wallet',
  'assam-tea': 'Assam tea',
  chappal: 'कोल्हापुरी चप्पल',
  candles: 'Scented candles',
}

const sizes = [{ name: 'Size', values: ['M', 'XL'] }]

const added = await importProducts(
  await two.ctx(),
  Object.entries(names).map(([path, name], at) => ({
    ...{ path, name, brand: at === 2 ? 'Tamrakar' : '', categories: ['home'] },
    ...(path === 'red-kurta' ? { options: sizes, description: '<p>Goes well with a dupatta.</p>' } : {}),
    variants:
      path === 'red-kurta'
        ? (sizes[0]?.values.map((Size) => ({
            sku: `${path}-${Size}`,
            options: { Size },
            price: 120_000,
            mrp: 120_000,
            stock: 5,
          })) ?? [])
        : [{ sku: path, price: 60_000 + 30_000 * at, mrp: 900_000, stock: 5 }],
  })),
)

/** A variant as its form submits it. */
const seen = (variant: { stock: number }) => ({ ...variant, stockSeen: variant.stock })

const search = async (q: string) => {
  const { body } = await two.call('POST', '/api/io/crm/admin/public/product/variants', { body: { q } })
  return body.data.map(({ path }: { path: string }) => path)
}

describe('a search', () => {
  // Shows B144.
  test.each([
    ['kurtha', 'red-kurta'],
    ['कुर्ता', 'red-kurta'],
    ['kurtas', 'red-kurta'],
    ['krutas', 'red-kurta'],
    ['puja', 'pooja-thali'],
    ['पूजा थाली', 'pooja-thali'],
    ['poojathali', 'pooja-thali'],
    ['tamrakar', 'pooja-thali'],
    ['ताम्रकार', 'pooja-thali'],
    ['tshirt', 'plain-tee'],
    ['t shirts', 'plain-tee'],
    ['500ml oil', 'mustard-oil'],
    ['0.5 litre oil', 'mustard-oil'],
    ['kolhapuri chapal', 'chappal'],
    ['chappel', 'chappal'],
    ['candle', 'candles'],
    ['dupata', 'red-kurta'],
  ])('for %j finds %s', async (q, path) => {
    expect(await search(q)).toContain(path)
  })

  // Shows B143.
  test('for a word finds no longer words that start with it', async () => {
    expect(await search('tea')).toEqual(['assam-tea'])
  })

  // Shows B143.
  test('ranks exact spellings above words that sound alike', async () => {
    await importProducts(await two.ctx(), [
      {
        path: 'puja-lamp',
        name: 'Puja lamp',
        categories: ['home'],
        variants: [{ sku: 'puja-lamp', price: 100, mrp: 100, stock: 1 }],
      },
    ])
    expect((await search('puja'))[0]).toBe('puja-lamp')
    expect((await search('pooja'))[0]).toBe('pooja-thali')
  })

  // Shows B145.
  test.each([
    ['kurta under 800', []],
    ['red kurta xl under 1500', ['red-kurta']],
    ['kurta 1000 se kam', ['blue-kurta']],
    ['लाल कुर्ता', ['red-kurta']],
  ])('understands sizes, colours and prices: %j', async (q, paths) => {
    if (paths.length === 0) return expect((await search(q)).length).toBeGreaterThan(0)
    expect(await search(q)).toEqual(paths)
  })

  // Shows B145.
  test.each(['under 1200', '1200 se kam', '500-1200', '₹1,200 तक', 'under 1.2k'])(
    'for a price alone, %j, lists all that costs as much, newest first, and suggests it',
    async (q) => {
      const sold = await two.call('POST', '/api/io/crm/admin/public/product/variants', { body: { s: 100 } })
      const paths = sold.body.data
        .filter(({ price }: { price: number }) => price <= 120_000 && (price >= 50_000 || !q.includes('-')))
        .map(({ path }: { path: string }) => path)
      expect(paths.length).toBeGreaterThan(2)
      expect(await search(q)).toEqual(paths.slice(0, 10))
      const { body } = await two.call('GET', '/api/io/crm/search/model/product', { query: { query: q } })
      expect(body.total).toBe(paths.length)
    },
  )

  // Shows B143.
  test('does not find words of another shop, or words removed from a product', async () => {
    expect((await one.call('GET', '/api/io/crm/search/model/product', { query: { query: 'kurta' } })).body.total).toBe(
      0,
    )
    const { token } = await two.signIn({ userType: 'STAFF', permissions: ['catalogue'] })
    const id = added.find(({ path }) => path === 'candles')?.id
    const { body } = await two.call('GET', `/api/v1/products/${id}`, { token })
    const { _id, ...product } = body.data
    const saved = await two.call('PUT', `/api/v1/products/${_id}`, {
      token,
      body: { ...product, name: 'Beeswax lights', variants: product.variants.map(seen) },
    })
    expect(saved.body).toMatchObject({ data: { name: 'Beeswax lights' } })
    expect(await search('beeswax')).toEqual(['candles'])
    expect(await search('scented')).toEqual([])
  })
})

describe('suggestions', () => {
  const suggest = async (query: string) =>
    (await two.call('GET', '/api/io/crm/search/model/product', { query: { query } })).body.data.map(
      ({ path }: { path: string }) => path,
    )

  // Shows B146.
  test.each([
    ['kur', 'red-kurta'],
    ['kurt', 'blue-kurta'],
    ['कुर', 'red-kurta'],
    ['pooj', 'pooja-thali'],
    ['red ku', 'red-kurta'],
    ['tamra', 'pooja-thali'],
  ])('for %j include %s', async (query, path) => {
    expect(await suggest(query)).toContain(path)
  })

  // Shows B146.
  test('complete the last word until a space follows it', async () => {
    expect(await suggest('tea')).toEqual(expect.arrayContaining(['assam-tea', 'teal-wallet']))
    expect(await suggest('tea ')).toEqual(['assam-tea'])
    const { body } = await two.call('GET', '/api/io/crm/search/model/brand', { query: { query: ' tamra ' } })
    expect(body).toMatchObject({ data: [{ title: 'Tamrakar' }], total: 1 })
  })
})

test('a product is found by its name in another language of the shop', async () => {
  const { token } = await two.signIn({ userType: 'STAFF', permissions: ['settings', 'content'] })
  const { revision } = (await two.call('GET', '/api/v1/settings', { token })).body.data
  await two.call('PATCH', '/api/v1/settings', { token, body: { languages: ['hi-IN'], revision } })
  const id = added.find(({ path }) => path === 'teal-wallet')?.id
  expect(await search('batua')).toEqual([])
  const saved = await two.call('PUT', `/api/v1/translations/product/${id}`, {
    token,
    body: { language: 'hi-IN', revision: 0, words: [{ of: 'Teal wallet', text: 'नीला बटुआ' }] },
  })
  expect(saved).toMatchObject({ status: 200 })
  expect(await search('batua')).toEqual(['teal-wallet'])
})

// Shows B143.
test('words that only sound like a colour, a size or a brand are words', async () => {
  const options = [{ name: 'Colour', values: ['Green'] }]
  const green = { options: { Colour: 'Green' }, price: 90_000, mrp: 90_000, stock: 5 }
  const plain = { options: {}, price: 80_000, mrp: 80_000, stock: 5 }
  const at = { categories: ['home'], brand: '' }
  await importProducts(await two.ctx(), [
    { ...at, path: 'moti-haar', name: 'Moti haar', variants: [{ ...plain, sku: 'haar' }] },
    { ...at, path: 'moti-bangle', name: 'Moti bangle', options, variants: [{ ...green, sku: 'bangle' }] },
    { ...at, path: 'maa-murti', name: 'Maa Durga murti', variants: [{ ...plain, sku: 'murti' }] },
    { ...at, path: 'ball', name: 'Cricket ball', brand: 'Bata', variants: [{ ...plain, sku: 'ball' }] },
    { ...at, path: 'bat', name: 'Cricket bat', variants: [{ ...plain, sku: 'bat' }] },
    { ...at, path: 'silk-kurti', name: 'Silk kurti', variants: [{ ...plain, sku: 'kurti' }] },
    { ...at, path: 'silk-kurtis', name: 'Two silk kurtis', variants: [{ ...plain, sku: 'kurtis' }] },
  ])
  expect(await search('moti haar')).toEqual(['moti-haar'])
  expect(await search('moti hari')).toEqual(['moti-bangle'])
  expect((await search('maa durga murti'))[0]).toBe('maa-murti')
  expect((await search('cricket bat'))[0]).toBe('bat')
  expect((await search('silk kurtis')).sort()).toEqual(['silk-kurti', 'silk-kurtis'])
})
