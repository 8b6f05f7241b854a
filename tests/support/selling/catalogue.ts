import type { ProductQuery } from '../../../src/sections/define/reads.ts'
import { importCategory } from '../../../src/server/modules/selling/categories/index.ts'
import { importProduct, itemsOf } from '../../../src/server/modules/selling/products/index.ts'
import { listForSale } from '../../../src/server/modules/selling/search/index.ts'
import { changeStocks, type StockChange } from '../../../src/server/modules/selling/stock/index.ts'
import type { Ctx } from '../../../src/server/platform/context.ts'
import { type TestApp, type TestSite, testApp } from '../app.ts'

/** Two sites with small catalogues, for the tests of this module. */
export async function testCatalog(options: Parameters<typeof testApp>[0] = {}): Promise<TestApp> {
  const app = await testApp(options)
  const { one, two } = app
  for (const site of [one, two]) {
    const ctx = await site.ctx()
    await importCategory(ctx, { path: 'home', title: 'Home' })
    await importCategory(ctx, { path: 'textiles', title: 'Textiles', parent: 'home' })
    await importCategory(ctx, { path: 'sarees', title: 'Sarees साड़ी', parent: 'textiles' })
    await importCategory(ctx, { path: 'toys', title: 'Toys' })
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
  return importProduct(await site.ctx(), {
    path,
    name,
    brand,
    categories: [category],
    status,
    variants: [{ sku: path, price, mrp, stock }],
  })
}

/** Reply of the product list call, with the products' paths. */
export async function list(body: object, site: TestSite) {
  const answer = await site.call('POST', '/api/io/crm/admin/public/product/variants', { body })
  return { ...answer, paths: (answer.body.data ?? []).map((item: { path: string }) => item.path) }
}

/** Products that a section shows for this query. */
export async function itemsForSale(ctx: Ctx, query: ProductQuery) {
  const { ids, total } = await listForSale(ctx, query)
  return { items: await itemsOf(ctx, ids), total }
}

/** Changes the stock of one variant. False, with nothing changed, when there is too little. */
export async function changeStock(
  ctx: Ctx,
  variantId: string,
  quantity: number,
  reason: StockChange['reason'],
  orderId?: string,
): Promise<boolean> {
  return (await changeStocks(ctx, [{ variantId, quantity, reason, orderId }])).length === 0
}

/** The owner gives the first variant of a product these prices. */
export async function changePrices(
  site: TestSite,
  product: { id: string; variantIds: string[] },
  prices: { price: number; mrp: number },
) {
  const { token } = await site.signIn({ userType: 'STAFF', permissions: ['catalogue'] })
  const { body } = await site.call('GET', `/api/v1/products/${product.id}`, { token })
  const change = { revision: body.data.revision, ...prices }
  return site.call('PATCH', `/api/v1/variants/${product.variantIds[0]}`, { token, body: change })
}
