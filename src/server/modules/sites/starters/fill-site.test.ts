import pg from 'pg'
import { expect, test, vi } from 'vitest'
import { testApp } from '../../../../../tests/support/app.ts'
import { list } from '../../../../../tests/support/catalogue.ts'
import { overHttp } from '../../../../../tests/support/http.ts'
import { fillSite, loadStarter } from './index.ts'

const { app, one, two, owner } = await testApp({ pictures: 'starters/pictures' })
const get = await overHttp(app)
const shop = await loadStarter('shop')

const asked = vi.spyOn(pg.Client.prototype, 'query')
await fillSite(await one.ctx(), shop)
const statements = asked.mock.calls.length
asked.mockRestore()

const count = async (table: string, site = one.id) =>
  (await owner.query(`select count(*)::int from ${table} where site_id = $1`, [site])).rows[0].count

test('a site has everything that its starter brings', async () => {
  expect(await count('products')).toBe(shop.products.length)
  expect(await count('variants')).toBe(shop.products.flatMap(({ variants }) => variants).length)
  expect(await count('categories')).toBe(shop.categories.length)
  expect(await count('product_media')).toBe(shop.products.flatMap(({ pictures }) => pictures).length)
  expect(await count('pages')).toBe(shop.pages.length)
  expect(await count('media')).toBe(new Set([...shop.pictures.values()].map(({ hash }) => hash)).size)
})

test('it is made in a handful of statements, however much it brings', () => {
  expect(statements).toBeGreaterThan(10)
  expect(statements).toBeLessThan(100)
})

test('its lists begin with what the starter begins with', async () => {
  const { paths } = await list({}, one)
  expect(paths.slice(0, 5)).toEqual(shop.products.slice(0, 5).map(({ path }) => path))
})

test('its home page shows its pictures, which come as they are shipped', async () => {
  const { status, text } = await get(one.host, '/')
  expect(status).toBe(200)
  const [, picture] = /(\/media\/[a-z0-9]+\/960)/.exec(text) ?? []
  const { headers } = await get(one.host, picture ?? '', { accept: 'image/avif' })
  expect(headers).toMatchObject({ 'content-type': 'image/avif', 'cache-control': expect.stringContaining('immutable') })
})

test('the other site has nothing of it', async () => {
  for (const table of ['products', 'media', 'pages']) expect(await count(table, two.id)).toBe(0)
})

test('a site that has something of it already is left as it was', async () => {
  const before = await count('media')
  const [first, ...rest] = shop.products
  if (!first) throw new Error('the shop sells nothing')
  const twice = { ...shop, categories: [], pages: [], products: [...rest.slice(0, 2), first] }
  await expect(fillSite(await one.ctx(), twice)).rejects.toMatchObject({ code: 'product.path' })
  expect(await count('media')).toBe(before)
})

test('a site that begins with nothing says the name that it was given', async () => {
  const ctx = await two.ctx()
  await fillSite({ ...ctx, site: { ...ctx.site, name: 'R & "S" $picture/loom' } }, await loadStarter('blank'))
  const { text } = await get(two.host, '/')
  expect(text).toMatch(/<h1[^>]*>R &amp; &quot;S&quot; \$picture\/loom<\/h1>/)
  expect(text).not.toContain('$name')
})
