import { describe, expect, test } from 'vitest'
import { createApp } from '../../src/server/app.ts'
import { createPage, publish } from '../../src/server/modules/content/pages/index.ts'
import { openSiteDirectory } from '../../src/server/modules/ground/directory/index.ts'
import { assets, testApp } from '../support/app.ts'
import { overHttp } from '../support/outside/http.ts'
import { changePrices } from '../support/selling/catalogue.ts'

let now = () => new Date()
const { app, services, directory, one, two, owner } = await testApp({ now: () => now() })
const get = await overHttp(app)
/** A second process on the same database, as far as the page cache knows. */
const elsewhere = await overHttp(
  createApp({ services, directory: openSiteDirectory(services), assets: () => assets, files: () => false }),
)

const words = (heading: string) => ({
  id: 'a',
  type: 'testimonials',
  props: { heading, items: [{ name: 'Meera', description: 'Lovely.' }] },
})

async function page(key: string, sections: unknown[], more: object = {}) {
  await createPage(await one.ctx(), { kind: 'page', key, title: `Title of ${key}`, document: { sections, ...more } })
}

async function template(key: string, section: string) {
  await createPage(await one.ctx(), {
    kind: 'template',
    key,
    title: key,
    document: { sections: [{ id: 'a', type: section }] },
  })
}

await page('/about', [words('About us')])
await page('/other', [words('Another page')])
await template('product', 'product-detail')
await template('category', 'category-products')

describe('a page of configuration', () => {
  // Shows R18.
  test('is shown at its path, with title, canonical address and language', async () => {
    const { status, text } = await get(one.host, '/about')
    expect(status).toBe(200)
    expect(text).toContain('About us</h2>')
    expect(text).toContain('<title>Title of /about · Site one</title>')
    expect(text).toContain('<link rel="canonical" href="http://one.localhost:3000/about"/>')
    expect(text).toContain('<html lang="en-IN">')
  })

  test('is the same with a trailing slash and with unknown parameters', async () => {
    const made = app.pages.cache.stats().makes
    for (const path of ['/about/', '/about?utm_source=mail', '/about?x=1&y=2'])
      expect((await get(one.host, path)).text).toContain('About us')
    expect(app.pages.cache.stats().makes).toBe(made)
  })

  // Shows B7.
  test('is not there on another site', async () => {
    expect((await get(two.host, '/about')).status).toBe(404)
  })

  test('ships no script when nothing on it needs any', async () => {
    expect((await get(one.host, '/about')).text).not.toMatch(/<script(?! type="application\/ld\+json")/)
  })

  test('shows what an owner wrote as text, never as markup', async () => {
    await page('/odd', [words('<script>alert(1)</script><!--island:0-->')])
    const { text } = await get(one.host, '/odd')
    expect(text).toContain('&lt;script&gt;alert(1)&lt;/script&gt;')
    expect(text).not.toContain('<script>alert')
  })

  test('leaves out a hidden section, an unknown one and one whose properties no longer fit', async () => {
    await page('/mixed', [
      { ...words('Hidden words'), id: 'h', hidden: true },
      { id: 'u', type: 'from-the-future', props: { heading: 'Unknown' } },
      words('Good words'),
    ])
    await owner.query(
      `update page_versions set document = jsonb_set(document, '{sections,3}', '{"id":"b","type":"testimonials","v":1,"props":{"heading":7}}') where title = 'Title of /mixed'`,
    )
    const { status, text } = await get(one.host, '/mixed')
    expect(status).toBe(200)
    expect(text).toContain('Good words')
    expect(text).not.toContain('Hidden words')
    expect(text).not.toContain('Unknown')
  })

  test('stands between the shared header and footer, or without them if it says so', async () => {
    for (const key of ['header', 'footer'])
      await createPage(await one.ctx(), {
        kind: 'group',
        key,
        title: key,
        document: { sections: [words(`Shared ${key}`)] },
      })
    await page('/bare', [words('Bare')], { groups: { header: null } })
    const framed = await get(one.host, '/other')
    const bare = await get(one.host, '/bare')
    expect(framed.text).toMatch(/Shared header.*Another page.*Shared footer/s)
    expect(bare.text).not.toContain('Shared header')
    expect(bare.text).toContain('Shared footer')
  })

  test('is made again soon after one of its sections could not be made', async () => {
    await page('/shelf', [{ id: 's', type: 'product-list', props: {} }, words('Beside it')])
    await one.product({ name: 'A thing on the shelf' })
    await owner.query('alter table products rename to products_away')
    const broken = await get(one.host, '/shelf')
    await owner.query('alter table products_away rename to products')
    expect(broken.text).toContain('Beside it')
    expect(broken.text).not.toContain('A thing on the shelf')
    await expect
      .poll(async () => (await get(one.host, '/shelf')).text, { timeout: 5_000 })
      .toContain('A thing on the shelf')
  })

  test('with a list that could not be read leads on to no other page of it', async () => {
    await one.product({ category: 'racks' })
    await owner.query('alter table products rename to products_away')
    const broken = await get(one.host, '/c/racks?p=1')
    await owner.query('alter table products_away rename to products')
    expect([broken.status, broken.headers.location]).toEqual([200, undefined])
    now = () => new Date(Date.now() + 60_000)
    const { status, headers } = await get(one.host, '/c/racks?p=1')
    now = () => new Date()
    expect([status, headers.location]).toEqual([301, '/c/racks'])
  })

  test('shows a section from one instant until another', async () => {
    const soon = new Date(Date.now() + 3_600_000).toISOString()
    await page('/sale', [
      { ...words('Before the sale'), id: 'x', when: { until: soon } },
      { ...words('The sale is on'), id: 'y', when: { from: soon } },
    ])
    expect((await get(one.host, '/sale')).text).toContain('Before the sale')
    now = () => new Date(soon)
    expect((await get(one.host, '/sale')).text).toContain('The sale is on')
    now = () => new Date()
  })
})

describe('what has changed', () => {
  async function until(expected: string, path: string): Promise<void> {
    await expect.poll(async () => (await elsewhere(one.host, path)).text, { timeout: 5_000 }).toContain(expected)
  }

  test('is on the public page of every process once it is published, and a draft is on none', async () => {
    await page('/news', [words('Old news')])
    for (const ask of [get, elsewhere]) expect((await ask(one.host, '/news')).text).toContain('Old news')
    const draft = { schemaVersion: 1, sections: [{ ...words('Fresh news'), v: 1 }] }
    const { rows } = await owner.query("update pages set draft = $1 where key = '/news' returning id", [draft])
    expect((await get(one.host, '/news')).text).toContain('Old news')
    await publish(await one.ctx(), rows[0].id)
    await until('Fresh news', '/news')
  })

  test('drops only the pages that are made of it', async () => {
    const product = await one.product({ name: 'Clay cup', price: 30_000, category: 'cups' })
    for (const path of ['/about', `/p/${product.path}`, '/c/cups']) await elsewhere(one.host, path)
    expect((await elsewhere(one.host, '/c/cups')).text).toContain('₹300<')
    const about = (await elsewhere(one.host, '/about')).headers.etag
    await changePrices(one, product, { price: 25_000, mrp: 30_000 })
    await until('₹250<', `/p/${product.path}`)
    await until('₹250<', '/c/cups')
    expect((await elsewhere(one.host, '/about')).headers.etag).toBe(about)
  })
})

describe('for machines', () => {
  test('robots.txt keeps personal pages out and names the sitemap', async () => {
    const { text } = await get(one.host, '/robots.txt')
    expect(text).toContain('Disallow: /checkout')
    expect(text).toContain('Sitemap: http://one.localhost:3000/sitemap.xml')
  })

  test('the sitemap lists pages, categories and products of this site alone', async () => {
    await one.product({ category: 'lamps' })
    await two.product({ path: 'on-the-other-site' })
    const { text } = await get(one.host, '/sitemap.xml')
    expect(text).toContain('<loc>http://one.localhost:3000/about</loc>')
    expect(text).toContain('/c/lamps</loc>')
    expect(text).not.toContain('on-the-other-site')
  })

  test('speculation rules are fetched as their own type', async () => {
    expect((await get(one.host, '/speculation-rules.json')).headers['content-type']).toBe(
      'application/speculationrules+json',
    )
  })
})

test('the directory of sites is asked once for a host, and again when the site changes', async () => {
  await get(one.host, '/about')
  expect(directory.known(one.host)?.name).toBe('Site one')
  await owner.query("update sites set name = 'Renamed' where id = $1", [one.id])
  await services.bus.announce(services.database.forSite(one.id), one.id, ['site'])
  await expect.poll(async () => (await get(one.host, '/about')).text).toContain('Renamed')
})
