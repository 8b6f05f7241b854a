import { expect } from 'vitest'
import { testCatalog } from './catalogue.ts'
import { doJobs } from './shopping.ts'

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** A small catalogue and a staff member who may change it. */
export async function testOwnedCatalogue(options: Parameters<typeof testCatalog>[0] = {}) {
  const shop = await testCatalog(options)
  const { one, two, owner, app } = shop
  const { token } = await one.signIn({ userType: 'STAFF', permissions: ['catalogue'] })
  const call = (method: Method, path: string, body?: unknown) => one.call(method, `/api/v1${path}`, { token, body })
  const { body: categories } = await call('GET', '/categories')
  const category = (path: string): string =>
    categories.data.find((row: { path: string }) => row.path === path)?._id ?? 'missing'

  let count = 0
  /** A product as it is entered: published, in two sizes. */
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

  /** Why and by how much the stock of a variant has changed, in order. */
  async function ledger(variantId: string): Promise<string[]> {
    const { rows } = await owner.query('select reason, quantity from stock_moves where variant_id = $1 order by id', [
      variantId,
    ])
    return rows.map(({ reason, quantity }) => `${reason} ${quantity}`)
  }

  /** Runs every job that is waiting, also those that jobs send. */
  const work = () => doJobs(shop, new Date(shop.services.now().getTime() + 60_000))

  return { one, two, app, owner, token, call, category, kurta, stored, ledger, work }
}

/** A stored product as its form would send it back. */
// biome-ignore lint/suspicious/noExplicitAny: as a caller without types has it
export function asForm(data: any) {
  // biome-ignore lint/suspicious/noExplicitAny: the same
  const variants = data.variants.map((variant: any) => ({ ...variant, stockSeen: variant.stock }))
  return { ...data, variants }
}
