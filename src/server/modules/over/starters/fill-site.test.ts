import pg from 'pg'
import { expect, test, vi } from 'vitest'
import { testApp } from '../../../../../tests/support/app.ts'
import { overHttp } from '../../../../../tests/support/outside/http.ts'
import { list } from '../../../../../tests/support/selling/catalogue.ts'
import { translatedKindNames } from '../../../../shared/content/translations.ts'
import { fillSite, loadStarter } from './index.ts'

const { app, one, two, owner } = await testApp({ pictures: 'starters/pictures' })
const get = await overHttp(app)
const shop = await loadStarter('shop')

const asked = vi.spyOn(pg.Client.prototype, 'query')
await fillSite(await one.ctx(), shop)
await owner.query('delete from samples')
/** Without the pool's health checks. */
const statements = asked.mock.calls.filter(([query]) => !JSON.stringify(query).includes('select 1')).length
asked.mockRestore()

const count = async (table: string, site = one.id) =>
  (await owner.query(`select count(*)::int from ${table} where site_id = $1`, [site])).rows[0].count

// Shows B92.
test('a site has everything that its starter brings', async () => {
  expect(await count('products')).toBe(shop.products.length)
  expect(await count('variants')).toBe(shop.products.flatMap(({ variants }) => variants).length)
  expect(await count('categories')).toBe(shop.categories.length)
  expect(await count('product_media')).toBe(shop.products.flatMap(({ pictures }) => pictures).length)
  expect(await count('pages')).toBe(shop.pages.length)
  expect(await count('posts')).toBe(shop.blog.posts.length)
  expect(await count('blog_authors')).toBe(shop.blog.authors.length)
  expect(await count('blog_categories')).toBe(shop.blog.categories.length)
  expect(await count('media')).toBe(new Set([...shop.pictures.values()].map(({ hash }) => hash)).size)
})

test('a starter is filled in a handful of statements, however much it brings', () => {
  expect(statements).toBeGreaterThan(10)
  // A few per kind of thing that is translated.
  expect(statements).toBeLessThan(100 + 3 * translatedKindNames.length)
})

test('lists of a starter begin with its own entries', async () => {
  const { paths } = await list({}, one)
  expect(paths.slice(0, 5)).toEqual(shop.products.slice(0, 5).map(({ path }) => path))
})

test('the home page of a starter shows its pictures, as they are shipped', async () => {
  const { status, text } = await get(one.host, '/')
  expect(status).toBe(200)
  const [, picture] = /(\/media\/[a-z0-9]+\/960)/.exec(text) ?? []
  const { headers } = await get(one.host, picture ?? '', { accept: 'image/avif' })
  expect(headers).toMatchObject({ 'content-type': 'image/avif', 'cache-control': expect.stringContaining('immutable') })
})

// Shows B134.
test('the head of a person in a picture stays visible wherever it is cropped', async () => {
  const { rows } = await owner.query('select focus_x, focus_y from media where site_id = $1 and alt like $2', [
    one.id,
    '%saree%, worn by %',
  ])
  expect(rows.length).toBeGreaterThan(3)
  for (const { focus_y } of rows) expect(focus_y).toBeLessThan(20)
})

// Shows B92.
test('the blog of a starter is linked on the home page, and each post has a page', async () => {
  expect((await get(one.host, '/')).text).toContain('href="/blog"')
  const pages = await Promise.all(['/blog', '/blog?p=1'].map((address) => get(one.host, address)))
  const list = pages.map(({ text }) => text).join('')
  for (const { path, title } of shop.blog.posts) {
    expect(list).toContain(`href="/blog/${path}"`)
    const { status, text } = await get(one.host, `/blog/${path}`)
    expect(status).toBe(200)
    expect(text).toContain(title)
  }
})

test('the page of makers shows the post that it names', async () => {
  const { text } = await get(one.host, '/makers')
  expect(text).toMatch(/<article.*href="\/blog\/how-a-block-print-is-made"[^>]*>How a block print is made</s)
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
