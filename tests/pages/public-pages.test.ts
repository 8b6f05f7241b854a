import { describe, expect, test } from 'vitest'
import { createApp } from '../../src/server/app.ts'
import { createPage, publish } from '../../src/server/modules/content/pages/index.ts'
import { openSiteDirectory } from '../../src/server/modules/ground/directory/index.ts'
import { assets, testApp } from '../support/app.ts'
import { changePrices } from '../support/catalogue.ts'
import { overHttp } from '../support/http.ts'

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

async function template(key: string, section: string, site = one) {
  await createPage(await site.ctx(), {
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
await template('product', 'product-detail', two)

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

  // Shows K9.
  test('travels compressed, and not at all when it is known already', async () => {
    const br = await get(one.host, '/about', { 'accept-encoding': 'gzip, deflate, br' })
    const zipped = await get(one.host, '/about', { 'accept-encoding': 'gzip' })
    const plain = await get(one.host, '/about')
    const known = await get(one.host, '/about', { 'if-none-match': String(plain.headers.etag) })
    expect([br, zipped, plain].map((answer) => answer.headers['content-encoding'])).toEqual(['br', 'gzip', undefined])
    expect(br.text).toBe(plain.text)
    expect(zipped.text).toBe(plain.text)
    expect({ status: known.status, bytes: known.bytes }).toEqual({ status: 304, bytes: 0 })
    expect(plain.headers['cache-control']).toContain('s-maxage=10, stale-while-revalidate')
  })

  test('has an ETag of its own in each encoding, and is known again by the one that would be sent', async () => {
    const encodings = ['gzip, br', 'gzip', 'identity']
    const etags: string[] = []
    for (const accepted of encodings) {
      const { headers } = await get(one.host, '/about', { 'accept-encoding': accepted })
      etags.push(String(headers.etag))
    }
    const [br = '', gz = '', identity = ''] = etags
    expect(br).toBe(identity.replace(/"$/, '-br"'))
    expect(gz).toBe(identity.replace(/"$/, '-gz"'))
    const ask = (accepted: string, known: string) =>
      get(one.host, '/about', { 'accept-encoding': accepted, 'if-none-match': known })
    for (const known of [br, `W/${br}`, `"other", ${br}`, `${identity}, ${gz},${br}`, '*']) {
      const { status, headers } = await ask('br', known)
      expect({ known, status, etag: headers.etag }).toEqual({ known, status: 304, etag: br })
    }
    for (const known of [gz, identity, 'nonsense', br.slice(1, -1)]) expect((await ask('br', known)).status).toBe(200)
    expect((await ask('gzip', gz)).status).toBe(304)
    expect((await ask('gzip', br)).status).toBe(200)
  })

  test('that is compressed once more gets another ETag with its other bytes', async () => {
    await page('/popular', [words('Read by many')])
    const ask = () => get(one.host, '/popular', { 'accept-encoding': 'br' })
    const first = await ask()
    for (let asked = 1; asked < 100; asked++) await ask()
    await expect.poll(async () => (await ask()).headers.etag, { timeout: 20_000 }).not.toBe(first.headers.etag)
    const later = await ask()
    expect(later.text).toBe(first.text)
    expect(
      (await get(one.host, '/popular', { 'accept-encoding': 'br', 'if-none-match': String(later.headers.etag) }))
        .status,
    ).toBe(304)
  })

  test('carries a content policy that lets no inline script run but the one of the build', async () => {
    const { headers } = await get(one.host, '/about')
    expect(headers['content-security-policy']).toContain("script-src 'self';")
    expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'x-frame-options': 'SAMEORIGIN' })
    expect(headers['set-cookie']).toBeUndefined()
  })

  test('behind TLS tells browsers to come by TLS alone, from the cache, freshly rendered, by the API and in the admin', async () => {
    const tls = { 'x-forwarded-proto': 'https' }
    for (const path of ['/about', '/about', '/admin/dashboard', '/api/openapi.json'])
      expect((await get(one.host, path, tls)).headers['strict-transport-security']).toBe('max-age=31536000')
    expect((await get(one.host, '/about')).headers['strict-transport-security']).toBeUndefined()
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

describe("a product's page", () => {
  // Shows R6.
  test('tells search engines its name, price and availability', async () => {
    const { path } = await one.product({ name: 'Brass "Diya" </script>', price: 49_900, category: 'lamps' })
    const { text } = await get(one.host, `/p/${path}`)
    const data = [...text.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(([, json = '']) =>
      JSON.parse(json),
    )
    expect(data).toContainEqual(
      expect.objectContaining({
        '@type': 'Product',
        name: 'Brass "Diya" </script>',
        offers: expect.objectContaining({ price: '499.00', priceCurrency: 'INR' }),
      }),
    )
    expect(data).toContainEqual(expect.objectContaining({ '@type': 'BreadcrumbList' }))
    expect(text).toContain('<meta property="og:type" content="product"/>')
  })

  // Shows S34.
  test('tells search engines each SKU with its own price and stock', async () => {
    const variant = (set: string, price: number, stock: number) => ({
      sku: `thali-${set}`,
      options: { Set: set },
      price,
      mrp: price,
      stock,
    })
    const { path } = await one.product({
      name: 'Thali',
      options: [{ name: 'Set', values: ['One', 'Four', 'Six'] }],
      variants: [variant('One', 231_000, 5), variant('Four', 441_050, 2), variant('Six', 600_000, 0)],
    })
    const { text } = await get(one.host, `/p/${path}`)
    const [, json = ''] = text.match(/<script type="application\/ld\+json">([^<]*"@type":"Product".*?)<\/script>/) ?? []
    const { sku, offers } = JSON.parse(json)
    expect(sku).toBeUndefined()
    expect(offers).toMatchObject({
      '@type': 'AggregateOffer',
      lowPrice: '2310.00',
      highPrice: '6000.00',
      offerCount: 3,
      offers: [
        { sku: 'thali-One', price: '2310.00', availability: 'https://schema.org/InStock' },
        { sku: 'thali-Four', price: '4410.50', availability: 'https://schema.org/InStock' },
        { sku: 'thali-Six', price: '6000.00', availability: 'https://schema.org/OutOfStock' },
      ],
    })
  })

  test('tells search engines its barcode and what it weighs', async () => {
    const variants = [{ sku: 'heavy', price: 100, mrp: 100, stock: 1, weight: 250, barcode: '4006381333931' }]
    const { path } = await one.product({ name: 'Heavy', variants })
    const { text } = await get(one.host, `/p/${path}`)
    expect(text).toContain('"gtin":"4006381333931"')
    expect(text).toContain('"weight":{"@type":"QuantitativeValue","value":250,"unitCode":"GRM"}')
  })

  test('is not found under another site', async () => {
    const { path } = await one.product({ name: 'Only here', path: 'only-here' })
    expect((await get(two.host, `/p/${path}`)).status).toBe(404)
  })
})

describe('a form that is sent without script', () => {
  const send = (path: string, headers: Record<string, string>) =>
    app.request(`http://${one.host}${path}`, {
      method: 'POST',
      body: 'email=asha%40example.com',
      headers: { host: one.host, 'content-type': 'application/x-www-form-urlencoded', ...headers },
    })
  const browser = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' }

  // Shows B32.
  test.each(['/about', '/login', '/nowhere'])('to a page says in words what it needs: %s', async (path) => {
    const answer = await send(path, browser)
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(await answer.text()).toMatch(/<h1>This form needs JavaScript\..*<a href="">Back to the page<\/a>/s)
  })

  test.each([
    ['/api/io/crm/login', 'h1'],
    ['/api/io/crm/nothing', '<h1>There is nothing at this address.</h1>'],
    ['/payment/sandbox/nothing/pay', '<h1>This payment was not found.</h1>'],
  ])('to the API is answered in words, too: %s', async (path, shown) => {
    const answer = await send(path, browser)
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8')
    const text = await answer.text()
    expect(text).toContain(shown)
    expect(text).not.toContain('{"msg"')
  })

  test('is a call where a program sends it', async () => {
    const answer = await send('/api/io/crm/nothing', { accept: '*/*' })
    expect(answer.status).toBe(404)
    expect(await answer.json()).toMatchObject({ msg: 'There is nothing at this address.' })
  })
})

describe('an address that leads nowhere', () => {
  // Shows R18.
  test('shows the 404 page, which is not indexed or cached', async () => {
    const { status, text, headers } = await get(one.host, '/nowhere')
    expect(status).toBe(404)
    expect(text).toContain('<meta name="robots" content="noindex"/>')
    expect(headers['cache-control']).toBe('no-store')
  })

  test('cannot fill the memory', async () => {
    for (let index = 0; index < 200; index++) await get(one.host, `/nowhere-${index}`)
    expect(app.pages.cache.stats().entries).toBeLessThan(120)
  })

  test('cannot stand in for a page that is there', async () => {
    const product = await one.product()
    await get(one.host, '/c/things&sort=price-low')
    expect((await get(one.host, '/c/things?sort=price-low')).status).toBe(200)
    await get(one.host, `/p/${product.path}`)
    const made = app.pages.cache.stats().entries
    await get(one.host, `/p/%74${product.path.slice(1)}`)
    // Pages of lists may be dropped meanwhile, as the product is new.
    expect(app.pages.cache.stats().entries).toBeLessThanOrEqual(made)
  })

  test('is answered when a search ends in half a character', async () => {
    expect((await get(one.host, `/search?q=${'a'.repeat(199)}%F0%9F%98%80`)).status).toBe(404)
  })

  test('on a host that is no site says so in plain words', async () => {
    const { status, text } = await get('nobody.example.com', '/')
    expect({ status, text }).toEqual({ status: 404, text: 'There is no site at this address.\n' })
  })

  test('is answered even when the path cannot be decoded', async () => {
    for (const path of ['/p/%E0%A4%A', '/p/%00', '/c/a%00b']) expect((await get(one.host, path)).status).toBe(404)
    expect((await get(one.host, '/c/lamps?brand=%00')).status).toBe(200)
  })
})

describe('for machines', () => {
  test('robots.txt keeps personal pages out and names the sitemap', async () => {
    const { text } = await get(one.host, '/robots.txt')
    expect(text).toContain('Disallow: /checkout')
    expect(text).toContain('Sitemap: http://one.localhost:3000/sitemap.xml')
  })

  test('the sitemap lists pages, categories and products of this site alone', async () => {
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

// Shows X7.
test('a page that cannot be made says so, and how to go on', async () => {
  const broken = { ...directory, byHost: () => Promise.reject(new Error('no')), known: () => undefined }
  const ask = await overHttp(createApp({ services, directory: broken, assets: () => assets, files: () => false }))
  const { status, text } = await ask(one.host, '/about')
  expect(status).toBe(500)
  expect(text).toContain('<h1>Opps, this page is unreachable. Please content you service provider!</h1>')
})

test('the directory of sites is asked once for a host, and again when the site changes', async () => {
  await get(one.host, '/about')
  expect(directory.known(one.host)?.name).toBe('Site one')
  await owner.query("update sites set name = 'Renamed' where id = $1", [one.id])
  await services.bus.announce(services.database.forSite(one.id), one.id, ['site'])
  await expect.poll(async () => (await get(one.host, '/about')).text).toContain('Renamed')
})
