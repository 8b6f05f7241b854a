import { describe, expect, test } from 'vitest'
import { photo, upload } from '../../../../../tests/support/files/upload.ts'
import { list } from '../../../../../tests/support/selling/catalogue.ts'
import { asForm, testOwnedCatalogue } from '../../../../../tests/support/selling/owned-catalogue.ts'
import { siteSpoken } from '../../../platform/site-in-language.ts'
import { listCategories } from '../categories/index.ts'

const { one, two, call, category, stored, kurta, work } = await testOwnedCatalogue()

const inShop = async (path: string) => (await one.call('GET', '/api/public/product', { query: { path } })).body.data

async function field(more: object): Promise<string> {
  const { status, body } = await call('POST', '/custom-fields', {
    owner: 'PRODUCT',
    name: 'Field',
    type: 'TEXT',
    ...more,
  })
  expect({ status, msg: body.msg }).toEqual({ status: 200, msg: undefined })
  return body.data._id
}
const read = async (id: string) =>
  (await call('GET', '/custom-fields')).body.data.find(({ _id }: { _id: string }) => _id === id)
const change = async (id: string, more: object) => {
  const { owner: _, type: __, _id: ___, ...definition } = await read(id)
  return call('PUT', `/custom-fields/${id}`, { ...definition, ...more })
}

const weave = await field({
  name: 'Weave',
  type: 'CHOICE',
  choices: ['Plain', 'Twill'],
  heading: 'Cloth',
  filterable: true,
})
const gsm = await field({ name: 'Weight', type: 'NUMBER', unit: 'g/m²' })
const dyed = await field({ name: 'Dyed', type: 'COLOUR', owner: 'VARIANT', filterable: true })

describe('custom fields', () => {
  // Shows B154.
  test('are stored, shown in the owner’s order with heading and unit, and copied with a product', async () => {
    const product = await stored({ path: 'own-fields', custom: { [gsm]: 120.5, [weave]: 'Twill' } })
    expect(product.custom).toEqual({ [gsm]: 120.5, [weave]: 'Twill' })
    expect((await inShop('own-fields')).custom).toMatchObject([
      { name: 'Weave', heading: 'Cloth', value: 'Twill', type: 'CHOICE' },
      { name: 'Weight', unit: 'g/m²', value: 120.5 },
    ])
    const copy = await call('POST', `/products/${product._id}/duplicate`)
    expect(copy.body.data.custom).toEqual(product.custom)
    await call('POST', '/custom-fields/order', { owner: 'PRODUCT', ids: [gsm, weave] })
    expect((await inShop('own-fields')).custom.map(({ name }: { name: string }) => name)).toEqual(['Weight', 'Weave'])
    expect((await call('POST', '/custom-fields/order', { owner: 'PRODUCT', ids: [gsm] })).status).toBe(409)
  })

  test('belong to variants and to categories, too', async () => {
    const [small, medium] = kurta().variants
    const variants = [{ ...small, custom: { [dyed]: '#2f6fb5' } }, medium]
    const product = await stored({ path: 'dyed', variants })
    expect(product.variants[0].custom).toEqual({ [dyed]: '#2f6fb5' })
    expect((await inShop('dyed')).variants[0].custom).toMatchObject([{ name: 'Dyed', value: '#2f6fb5' }])
    expect((await inShop('dyed')).variants[1].custom).toEqual([])
    const story = await field({ owner: 'CATEGORY', name: 'Story', type: 'LONG_TEXT' })
    const toys = (await call('GET', '/categories')).body.data.find(({ path }: { path: string }) => path === 'toys')
    const { title, path, parentId, description, revision } = toys
    const changed = { title, path, parentId, description, revision, custom: { [story]: 'Of wood' } }
    expect((await call('PUT', `/categories/${category('toys')}`, changed)).status).toBe(200)
    const after = (await call('GET', '/categories')).body.data.find(({ path }: { path: string }) => path === 'toys')
    expect(after.custom).toEqual({ [story]: 'Of wood' })
  })

  test.each([
    [{ [weave]: 'Satin' }, weave, 'Weave: Choose from the list.'],
    [{ [gsm]: 'heavy' }, gsm, 'Weight: Enter a number.'],
    [{ [dyed]: '#2f6fb5' }, dyed, 'This field doesn’t exist.'],
    [{ constructor: 'x' }, 'constructor', 'This field doesn’t exist.'],
  ])('are refused by name: %j', async (custom, id, text) => {
    const { status, body } = await call('POST', '/products', kurta({ custom }))
    expect(status).toBe(400)
    expect(body.errors[0]).toMatchObject({ field: `custom.${id}`, defaultMessage: text })
  })

  test('for pictures accept only pictures of the site’s own library', async () => {
    const id = await field({ name: 'Label', type: 'PICTURE' })
    const pictureOf = async (site: typeof one): Promise<string> => {
      const { token } = await site.signIn({ userType: 'STAFF', permissions: ['media'] })
      return (await upload(site, { token, bytes: await photo(40, 40).png().toBuffer() })).body.data._id
    }
    const own = await pictureOf(one)
    expect((await stored({ custom: { [id]: own } })).custom).toEqual({ [id]: own })
    const others = [await pictureOf(two), 'a'.repeat(own.length)]
    for (const other of others)
      expect(await call('POST', '/products', kurta({ custom: { [id]: other } }))).toMatchObject({
        status: 404,
        body: { errors: [{ field: `custom.${id}`, code: 'media.notFound' }] },
      })
    await change(id, { archived: true })
    expect((await stored({ path: 'unlabelled', custom: { [id]: others[1] } })).custom).toEqual({})
  })

  // Shows B154.
  test('can be renamed and archived without losing their values', async () => {
    const id = await field({ name: 'Maker’s mark' })
    const product = await stored({ path: 'marked', custom: { [id]: 'KL' } })
    expect((await change(id, { name: 'Mark' })).status).toBe(200)
    expect((await inShop('marked')).custom).toMatchObject([{ name: 'Mark', value: 'KL' }])
    await change(id, { archived: true })
    expect((await inShop('marked')).custom).toEqual([])
    const form = asForm((await call('GET', `/products/${product._id}`)).body.data)
    // A form that was opened before still sends the field.
    const saved = await call('PUT', `/products/${product._id}`, { ...form, name: 'Marked', custom: { [id]: 'Other' } })
    expect(saved.status).toBe(200)
    await change(id, { archived: false })
    expect((await inShop('marked')).custom).toMatchObject([{ name: 'Mark', value: 'KL' }])
  })

  // Shows B154.
  test('keep a choice that was entered, though the owner has renamed it since', async () => {
    const cloth = await field({ name: 'Cloth', type: 'CHOICE', choices: ['Muslin', 'Khadi'] })
    const uses = await field({ name: 'Uses', type: 'CHOICES', choices: ['Home', 'Gift'], owner: 'VARIANT' })
    const [small, medium] = kurta().variants
    const variants = [
      { ...small, sku: 'former-s', custom: { [uses]: ['Home'] } },
      { ...medium, sku: 'former-m' },
    ]
    const product = await stored({ path: 'former', custom: { [cloth]: 'Muslin' }, variants })
    await change(cloth, { choices: ['Mulmul', 'Khadi'] })
    await change(uses, { choices: ['House', 'Gift'] })
    const form = { ...product, name: 'Former' }
    form.variants[0].custom = { [uses]: ['Home', 'Gift'] }
    const saved = await call('PUT', `/products/${product._id}`, form)
    expect(saved).toMatchObject({ status: 200, body: { data: { name: 'Former', custom: { [cloth]: 'Muslin' } } } })
    const grid = await call('POST', '/products/grid', {
      products: [{ _id: product._id, revision: saved.body.data.revision, product: { hsn: '1234' } }],
    })
    expect(grid.body.data.refused).toEqual([])
    const copy = await call('POST', `/products/${product._id}/duplicate`)
    expect(copy.body.data).toMatchObject({
      custom: { [cloth]: 'Muslin' },
      variants: [{ custom: { [uses]: ['Home', 'Gift'] } }, {}],
    })
    const other = await call('POST', '/products', kurta({ custom: { [cloth]: 'Muslin' } }))
    expect(other).toMatchObject({ status: 400, body: { errors: [{ field: `custom.${cloth}` }] } })
  })

  test('refuse stale changes, and keep their type', async () => {
    const before = await read(weave)
    expect((await change(weave, { heading: 'Fabric' })).status).toBe(200)
    expect((await change(weave, { revision: before.revision })).status).toBe(409)
    const bare = await change(weave, { choices: [] })
    expect(bare).toMatchObject({ status: 400, body: { errors: [{ field: 'choices' }] } })
    expect(await change(await field({ type: 'LINK' }), { filterable: true })).toMatchObject({
      status: 400,
      body: { errors: [{ field: 'filterable' }] },
    })
  })
})

// Shows B154, B110.
test('texts in fields of a product, its variants and its category are translated', async () => {
  const { token } = await one.signIn({ userType: 'STAFF', permissions: ['content', 'settings', 'catalogue'] })
  const staff = (method: 'GET' | 'PUT' | 'PATCH', path: string, body?: object, query?: Record<string, string>) =>
    one.call(method, `/api/v1${path}`, { token, body, query })
  const { revision } = (await staff('GET', '/settings')).body.data
  await staff('PATCH', '/settings', { languages: ['hi-IN'], revision })
  const care = await field({ name: 'Washing' })
  const finish = await field({ name: 'Edge', owner: 'VARIANT', type: 'LONG_TEXT' })
  const origin = await field({ name: 'Origin', owner: 'CATEGORY' })
  const [small, medium] = kurta().variants
  const variants = [
    { ...small, sku: 'w-s', custom: { [finish]: 'Sewn\nby hand' } },
    { ...medium, sku: 'w-m' },
  ]
  const product = await stored({ path: 'washed', custom: { [care]: 'Wash by hand' }, variants })
  const toys = (await call('GET', '/categories')).body.data.find(({ path }: { path: string }) => path === 'toys')
  const { title, path, parentId, description } = toys
  const custom = { ...toys.custom, [origin]: 'From Channapatna' }
  await call('PUT', `/categories/${toys._id}`, { title, path, parentId, description, custom, revision: toys.revision })

  const translate = async (kind: string, id: string, texts: Record<string, string>) => {
    const at = `/translations/${kind}/${id}`
    const { wordings, revision } = (await staff('GET', at, undefined, { language: 'hi-IN' })).body.data
    const own = wordings.filter(({ of }: { of: string }) => Object.hasOwn(texts, of))
    const words = Object.entries(texts).map(([of, text]) => ({ of, text }))
    expect((await staff('PUT', at, { language: 'hi-IN', words, revision })).status).toBe(200)
    return own.map(({ place, form }: { place: string; form: string }) => ({ place, form }))
  }
  expect(
    await translate('product', product._id, { 'Wash by hand': 'हाथ से धोएँ', 'Sewn\nby hand': 'हाथ से\nसिला' }),
  ).toEqual([
    { place: 'Custom fields · Washing', form: 'line' },
    { place: 'Custom fields · Edge', form: 'lines' },
  ])
  expect(await translate('category', toys._id, { 'From Channapatna': 'चन्नपटना से' })).toHaveLength(1)

  const headers = { 'x-app-language': 'hi' }
  const shown = (await one.call('GET', '/api/public/product', { query: { path: 'washed' }, headers })).body.data
  expect(shown.custom).toMatchObject([{ value: 'हाथ से धोएँ' }])
  expect(shown.variants[0].custom).toMatchObject([{ value: 'हाथ से\nसिला' }])
  const ctx = await one.ctx()
  const categories = await listCategories({ ...ctx, site: siteSpoken(ctx.site, 'hi-IN') })
  const entered = categories.find(({ path }) => path === 'toys')?.custom ?? []
  expect(entered.map(({ value }) => value)).toContain('चन्नपटना से')
})

describe('lists', () => {
  const having = async (id: string, value: unknown, operator = 'EQUALS') =>
    list({ filters: { [`custom.${id}`]: [{ operator, value }] } }, one)

  // Shows B154.
  test('can be filtered by filterable fields of products and of variants', async () => {
    const [small, medium] = kurta().variants
    await stored({ path: 'plain', custom: { [weave]: 'Plain' } })
    await stored({
      path: 'tinted',
      variants: [
        { ...small, sku: 't-s', custom: { [dyed]: '#aa0000' } },
        { ...medium, sku: 't-m' },
      ],
    })
    expect((await having(weave, 'Plain')).paths).toEqual(['plain'])
    expect((await having(dyed, ['#aa0000', '#bb0000'], 'IN')).paths).toEqual(['tinted'])
    expect((await having(weave, 'Satin')).paths).toEqual([])
  })

  test('refuse unknown and unfilterable fields', async () => {
    for (const id of [gsm, category('toys')]) {
      const { status, body } = await having(id, '1')
      expect(status).toBe(400)
      expect(body.errors[0].field).toBe(`filters.custom.${id}`)
    }
  })

  test('can be filtered by a field as soon as its values are indexed', async () => {
    await stored({ path: 'weighed', custom: { [gsm]: 180 } })
    await change(gsm, { filterable: true })
    await work()
    expect((await having(gsm, '180')).paths).toEqual(['weighed'])
    await change(gsm, { filterable: false })
    expect((await having(gsm, '180')).status).toBe(400)
  })

  test('can be filtered by a field that came back from the archive, also for what was saved meanwhile', async () => {
    const id = await field({ name: 'Finish', filterable: true })
    const product = await stored({ path: 'finished', custom: { [id]: 'Matt' } })
    expect((await having(id, 'Matt')).paths).toEqual(['finished'])
    await change(id, { archived: true })
    await work()
    expect((await having(id, 'Matt')).status).toBe(400)
    const saved = await call('PUT', `/products/${product._id}`, { ...product, name: 'Finished', custom: {} })
    expect(saved.status).toBe(200)
    await change(id, { archived: false })
    await work()
    expect((await having(id, 'Matt')).paths).toEqual(['finished'])
  })
})

test('other sites do not have them', async () => {
  const { token } = await two.signIn({ userType: 'STAFF', permissions: ['catalogue'] })
  expect((await two.call('GET', '/api/v1/custom-fields', { token })).body.data).toEqual([])
})
