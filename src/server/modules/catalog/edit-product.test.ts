import { describe, expect, test } from 'vitest'
import { list, testCatalog } from '../../../../tests/support/catalogue.ts'
import { changeStock, findVariants } from './index.ts'

const { one, two, owner } = await testCatalog()
const { token } = await one.signIn({ userType: 'STAFF', permissions: ['catalogue'] })

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
const call = (method: Method, path: string, body?: unknown) => one.call(method, `/api/v1${path}`, { token, body })
const rows = async (query: Record<string, string>) => (await one.call('GET', '/api/v1/products', { token, query })).body

const { body: categories } = await call('GET', '/categories')
const category = (path: string): string =>
  categories.data.find((row: { path: string }) => row.path === path)?._id ?? 'missing'

let count = 0
function kurta(more: object = {}) {
  const serial = count++
  return {
    name: `Kurta ${serial}`,
    path: `kurta-${serial}`,
    categoryIds: [category('textiles'), category('home')],
    summary: 'Soft cotton',
    description: '<p>Fine<script>alert(1)</script></p>',
    facts: [{ name: 'Care', value: 'Cold wash' }],
    hsn: '6211',
    gstRate: 5,
    status: 'PUBLISHED',
    options: [{ name: 'Size', values: ['S', 'M'] }],
    variants: [
      { sku: `k${serial}-s`, options: { Size: 'S' }, price: 80_000, mrp: 90_000, stock: 20 },
      { sku: `k${serial}-m`, options: { Size: 'M' }, price: 70_000, mrp: 90_000, stock: 3 },
    ],
    media: [],
    ...more,
  }
}

/** A stored product, as its form would send it back. */
async function stored(more: object = {}) {
  const { status, body } = await call('POST', '/products', kurta(more))
  expect({ status, msg: body.msg }).toEqual({ status: 200, msg: undefined })
  return asForm(body.data)
}

// biome-ignore lint/suspicious/noExplicitAny: as a caller without types has it
function asForm(data: any) {
  // biome-ignore lint/suspicious/noExplicitAny: the same
  const variants = data.variants.map((variant: any) => ({ ...variant, stockSeen: variant.stock }))
  return { ...data, variants }
}

async function ledger(variantId: string): Promise<string[]> {
  const { rows } = await owner.query('select reason, quantity from stock_moves where variant_id = $1 order by id', [
    variantId,
  ])
  return rows.map(({ reason, quantity }) => `${reason} ${quantity}`)
}

describe('a product that is added', () => {
  test('is in the shop with all that was entered, and its stock in the ledger', async () => {
    const product = await stored({ name: 'Chikan kurta', path: 'chikan' })
    const { body } = await one.call('GET', '/api/public/product', { query: { path: 'chikan' } })
    expect(body.data).toMatchObject({
      name: 'Chikan kurta',
      price: 70_000,
      category: { path: 'textiles' },
      description: '<p>Fine</p>',
      gstRate: 5,
      variantCount: 2,
    })
    expect(await ledger(product.variants[0]._id)).toEqual(['RECEIVED 20'])
    expect((await call('GET', `/products/${product._id}`)).body.data).toMatchObject({
      revision: 1,
      status: 'PUBLISHED',
    })
  })

  test('is a draft unless it says otherwise, and drafts are for the owner alone', async () => {
    const product = await stored({ status: undefined, path: 'hidden' })
    expect(product.status).toBe('DRAFT')
    expect((await one.call('GET', '/api/public/product', { query: { path: 'hidden' } })).status).toBe(404)
  })

  const nowhere = '019a0000-0000-7000-8000-000000000000'
  test.each([
    [{ name: ' ' }, 'name', 'Please give a name.'],
    [{ path: 'Not a path' }, 'path', 'Please use small letters, digits and hyphens.'],
    [{ path: 'terracotta-lamp' }, 'path', 'Another product has the address "terracotta-lamp" already.'],
    [{ categoryIds: [] }, 'categoryIds', 'Please choose a category.'],
    [{ categoryIds: [nowhere] }, 'categoryIds', 'This category is not found.'],
    [{ brandId: nowhere }, 'brandId', 'This brand is not found.'],
    [{ media: [{ id: 'nothing' }] }, 'media.0.id', 'This picture is not found.'],
    [
      { options: [], variants: [{ sku: 'a', price: 2, mrp: 1 }] },
      'variants.0.mrp',
      'MRP cannot be lower than the price.',
    ],
    [
      { options: [], variants: [{ sku: 'terracotta-lamp', price: 1, mrp: 1 }] },
      'variants.0.sku',
      'The SKU "terracotta-lamp" belongs to another variant already.',
    ],
    [{ options: [], variants: [] }, 'variants', 'A product has at least one variant.'],
    [{ gstRate: 12 }, 'gstRate', undefined],
    [{ hsn: '12' }, 'hsn', 'An HSN code has 4 to 8 digits.'],
  ])('is refused at the field that is wrong: %j', async (wrong, field, text) => {
    const before = (await rows({})).total
    const { status, body } = await call('POST', '/products', kurta(wrong))
    expect(status).toBeLessThan(500)
    expect(body.errors[0]).toMatchObject({ field, ...(text && { defaultMessage: text }) })
    expect((await rows({})).total).toBe(before)
  })

  test('cannot take a category, a brand or a picture of another site', async () => {
    const foreign = await two.signIn({ userType: 'ADMIN' })
    const { body } = await two.call('GET', '/api/v1/categories', { token: foreign.token })
    const answer = await call('POST', '/products', kurta({ categoryIds: [body.data[0]._id] }))
    expect(answer.body.errors[0].field).toBe('categoryIds')
  })
})

describe('a product that is changed', () => {
  test('has what was entered, variants matched by their ids, and those left out sold no more', async () => {
    const product = await stored()
    const [small, medium] = product.variants
    const large = { sku: `${small.sku}-l`, options: { Size: 'L' }, price: 95_000, mrp: 95_000, stock: 4 }
    const answer = await call('PUT', `/products/${product._id}`, {
      ...product,
      name: 'Block-printed kurta',
      options: [{ name: 'Size', values: ['L', 'S'] }],
      variants: [large, { ...small, price: 60_000 }],
    })
    expect(answer).toMatchObject({
      status: 200,
      body: { data: { name: 'Block-printed kurta', revision: 2, variants: [{ sku: large.sku }, { _id: small._id }] } },
    })
    const shown = (await list({ q: 'block printed' }, one)).body.data[0]
    expect(shown).toMatchObject({ price: 60_000, variantCount: 2, productVariantId: small._id })
    expect((await findVariants(await one.ctx(), [medium._id])).get(medium._id)).toMatchObject({
      published: false,
      stock: 0,
    })
    expect(await ledger(medium._id)).toEqual(['RECEIVED 3'])
  })

  test('may let its variants change SKUs, and take the SKU of one that is gone', async () => {
    const product = await stored()
    const [small, medium] = product.variants
    const swapped = [
      { ...small, sku: medium.sku },
      { ...medium, sku: small.sku },
    ]
    const first = await call('PUT', `/products/${product._id}`, { ...product, variants: swapped })
    expect(first.body.data.variants.map(({ sku }: { sku: string }) => sku)).toEqual([medium.sku, small.sku])
    const { body } = await call('PUT', `/products/${product._id}`, {
      ...asForm(first.body.data),
      options: [],
      variants: [{ sku: small.sku, options: {}, price: 1, mrp: 1, stock: 1 }],
    })
    expect(body.data.variants).toMatchObject([{ sku: small.sku, price: 1 }])
  })

  test('keeps its former address: it leads to the new one, and lists that chose it by it still show it', async () => {
    const { listProducts, movedProductPath } = await import('./index.ts')
    const ctx = await one.ctx()
    const product = await stored({ path: 'old-name' })
    const moved = await call('PUT', `/products/${product._id}`, { ...product, path: 'new-name' })
    expect(moved.status).toBe(200)
    expect(await movedProductPath(ctx, 'old-name')).toEqual({ id: product._id, path: 'new-name' })
    const chosen = await listProducts(ctx, { paths: ['old-name', 'terracotta-lamp'], sort: 'name', page: 0, size: 9 })
    expect(chosen.items.map(({ path }) => path)).toEqual(['new-name', 'terracotta-lamp'])
    await stored({ path: 'old-name' })
    expect(await movedProductPath(ctx, 'old-name')).toBeUndefined()
  })

  test('is not overwritten by somebody who saw it before', async () => {
    const product = await stored()
    await call('PUT', `/products/${product._id}`, { ...product, name: 'First' })
    const late = await call('PUT', `/products/${product._id}`, { ...product, name: 'Second' })
    expect(late).toMatchObject({ status: 409, body: { msg: expect.stringContaining('was changed meanwhile') } })
    expect((await call('GET', `/products/${product._id}`)).body.data.name).toBe('First')
  })

  test('is saved by one of two who save at the same moment', async () => {
    const product = await stored()
    const saves = ['First', 'Second'].map((name) => call('PUT', `/products/${product._id}`, { ...product, name }))
    expect((await Promise.all(saves)).map(({ status }) => status).sort()).toEqual([200, 409])
  })

  test('is left whole when one of its parts is refused', async () => {
    const product = await stored()
    const [small, medium] = product.variants
    const answer = await call('PUT', `/products/${product._id}`, {
      ...product,
      name: 'Half done',
      variants: [small, { ...medium, sku: 'terracotta-lamp' }],
    })
    expect(answer.body.errors[0].field).toBe('variants.1.sku')
    expect((await call('GET', `/products/${product._id}`)).body.data.name).toBe(product.name)
  })

  test('does not take the variants of another one', async () => {
    const [mine, other] = [await stored(), await stored()]
    const answer = await call('PUT', `/products/${mine._id}`, { ...mine, variants: other.variants })
    expect(answer.body.errors[0].field).toBe('variants.0._id')
  })
})

describe('stock', () => {
  test('is booked as its difference to what was seen, so that a sale in between stays', async () => {
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

  test('is booked for one of two who save the same product at once, and the other one is told', async () => {
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

  test('never goes below nothing: the field says what is left', async () => {
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

  test('of a variant that is there needs what was seen', async () => {
    const product = await stored()
    const variants = product.variants.map(({ stockSeen: _, ...variant }: { stockSeen: number }) => variant)
    const { body } = await call('PUT', `/products/${product._id}`, { ...product, variants })
    expect(body.errors[0].field).toBe('variants.0.stockSeen')
  })
})

describe('a variant', () => {
  test('has its price, MRP and stock changed from the table', async () => {
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
    // A form that was opened before does not bring the old price back.
    expect((await call('PUT', `/products/${product._id}`, product)).status).toBe(409)
  })

  test('that two people count at the same moment is corrected once, and the other one is told', async () => {
    for (let round = 0; round < 10; round++) {
      const { revision, variants } = await stored()
      const { _id } = variants[0]
      const counted = { revision, stock: 18, stockSeen: 20 }
      const answers = await Promise.all([1, 2].map(() => call('PATCH', `/variants/${_id}`, counted)))
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
      expect(await ledger(_id)).toEqual(['RECEIVED 20', 'CORRECTED -2'])
    }
  })

  test('keeps its new price when somebody who saw the old one corrects its stock, whom a sale does not hinder', async () => {
    const { _id: id, revision, variants } = await stored()
    const { _id, mrp, price } = variants[0]
    await changeStock(await one.ctx(), _id, -2, 'RESERVED')
    expect((await call('PATCH', `/variants/${_id}`, { revision, price: 60_000 })).status).toBe(200)
    const late = await call('PATCH', `/variants/${_id}`, { revision, price, mrp, stock: 25, stockSeen: 20 })
    expect(late).toMatchObject({ status: 409, body: { msg: expect.stringContaining('was changed meanwhile') } })
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

describe('the state of products', () => {
  test('is changed for one and for several, all or none', async () => {
    const [first, second] = [await stored(), await stored()]
    const one = await call('PATCH', `/products/${first._id}`, { status: 'DRAFT' })
    expect(one.body.data).toMatchObject({ status: 'DRAFT', revision: 2 })
    const ids = [first._id, second._id]
    const stray = await call('POST', '/products/status', { ids: [...ids, category('home')], status: 'DRAFT' })
    expect(stray.status).toBe(404)
    expect((await call('GET', `/products/${second._id}`)).body.data.status).toBe('PUBLISHED')
    expect((await call('POST', '/products/status', { ids, status: 'PUBLISHED' })).status).toBe(200)
    expect((await list({ q: first.name }, two)).body.total).toBe(0)
    for (const { _id } of [first, second])
      expect((await call('GET', `/products/${_id}`)).body.data.status).toBe('PUBLISHED')
  })
})

describe('a product that is deleted', () => {
  test('is gone when it was a draft, with its stock', async () => {
    const product = await stored({ status: 'DRAFT' })
    expect((await call('DELETE', `/products/${product._id}`)).status).toBe(200)
    expect((await call('GET', `/products/${product._id}`)).status).toBe(404)
    expect(await ledger(product.variants[0]._id)).toEqual([])
  })

  test('stays while it is in the shop, and for ever once it was ordered', async () => {
    const product = await stored()
    const inShop = await call('DELETE', `/products/${product._id}`)
    expect(inShop).toMatchObject({ status: 409, body: { msg: expect.stringContaining('Please unpublish it first') } })
    await call('PATCH', `/products/${product._id}`, { status: 'DRAFT' })
    await order(product.variants[0]._id)
    const ordered = await call('DELETE', `/products/${product._id}`)
    expect(ordered).toMatchObject({ status: 409, body: { msg: expect.stringContaining('was ordered') } })
  })

  async function order(variantId: string): Promise<void> {
    const { id } = await one.signIn()
    const { rows } = await owner.query(
      `insert into orders (site_id, number, user_id, status, payment_mode, payment_status, currency, items_amount,
         shipping_amount, tax_amount, total_amount, address, cart_fingerprint)
       values ($1, 1, $2, 'PLACED', 'cod', 'PAID', 'INR', 0, 0, 0, 0, '{}', '') returning id`,
      [one.id, id],
    )
    expect(await changeStock(await one.ctx(), variantId, -1, 'RESERVED', rows[0].id)).toBe(true)
  }
})

test('pieces come back to a variant that is sold no more, and none goes from it', async () => {
  const product = await stored()
  const [small, medium] = product.variants
  const options = [{ name: 'Size', values: ['S'] }]
  await call('PUT', `/products/${product._id}`, { ...product, options, variants: [small] })
  const ctx = await one.ctx()
  expect(await changeStock(ctx, medium._id, -1, 'RESERVED')).toBe(false)
  expect(await changeStock(ctx, medium._id, 1, 'RELEASED')).toBe(true)
})

describe("the owner's table of products", () => {
  const names = async (query: Record<string, string>) =>
    (await rows(query)).data.map(({ path }: { path: string }) => path)

  test('shows drafts, stock of all variants, and what runs low', async () => {
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

  test('finds by words, by a part of the name and by SKU', async () => {
    const { variants } = await stored({ name: 'Needlework kurta', path: 'needlework' })
    for (const q of ['needle', 'EDLEWO', variants[1].sku.toUpperCase()])
      expect(await names({ q })).toContain('needlework')
    expect(await names({ q: '¿' })).toEqual([])
  })

  test('is filtered by state, category with those below it, brand and stock', async () => {
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

test('who may not work on the catalogue is refused', async () => {
  const content = await one.signIn({ userType: 'STAFF', permissions: ['content'] })
  expect((await one.call('GET', '/api/v1/products', { token: content.token })).status).toBe(403)
  expect((await one.call('GET', '/api/v1/products')).status).toBe(401)
})
