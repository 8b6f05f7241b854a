import { addCategory, addProduct } from '../../src/server/modules/selling/catalog/index.ts'
import { type TestApp, type TestSite, testApp } from './app.ts'

/** Two sites with small catalogues, for the tests of this module. */
export async function testCatalog(): Promise<TestApp> {
  const app = await testApp()
  const { one, two } = app
  for (const site of [one, two]) {
    const ctx = await site.ctx()
    await addCategory(ctx, { path: 'home', title: 'Home' })
    await addCategory(ctx, { path: 'textiles', title: 'Textiles', parent: 'home' })
    await addCategory(ctx, { path: 'sarees', title: 'Sarees साड़ी', parent: 'textiles' })
    await addCategory(ctx, { path: 'toys', title: 'Toys' })
  }
  await add(one, 'terracotta-lamp', 'Terracotta lamp', { price: 30_000, mrp: 40_000 })
  await add(one, 'banarasi-saree', 'Banarasi silk saree', { price: 450_000, category: 'sarees', brand: 'Kashi' })
  await add(one, 'wooden-horse', 'Wooden horse', { price: 20_000, category: 'toys', stock: 0 })
  await add(one, 'mitti-diya', 'मिट्टी का दीया', { price: 5_000, category: 'home' })
  await add(one, 'secret', 'Secret lamp', { status: 'DRAFT' })
  await add(two, 'other-lamp', 'Terracotta lamp of the other shop')
  return app
}

async function add(
  site: TestSite,
  path: string,
  name: string,
  more: { price?: number; mrp?: number; category?: string; brand?: string; stock?: number; status?: 'DRAFT' } = {},
) {
  const { price = 10_000, mrp = price, category = 'home', brand = 'Aangan', stock = 5, status } = more
  return addProduct(await site.ctx(), {
    path,
    name,
    brand,
    categories: [category],
    status,
    variants: [{ sku: path, price, mrp, stock }],
  })
}

/** What the list call answers, with the paths of the products beside it. */
export async function list(body: object, site: TestSite) {
  const answer = await site.call('POST', '/api/io/crm/admin/public/product/variants', { body })
  return { ...answer, paths: (answer.body.data ?? []).map((item: { path: string }) => item.path) }
}
