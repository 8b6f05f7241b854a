import { describe, expect, test } from 'vitest'
import { standardTemplates } from '../../src/server/modules/over/starters/index.ts'
import { importProduct } from '../../src/server/modules/selling/products/index.ts'
import { testApp } from '../support/app.ts'
import { openEditor } from '../support/editing.ts'
import { overHttp } from '../support/outside/http.ts'
import { asForm } from '../support/selling/owned-catalogue.ts'
import { receiver } from '../support/selling/reviewing.ts'

// Each thing has one address; what people and programs write instead leads there.

const parts = await testApp({ standardTemplates })
const { app, one, two, owner: superuser } = parts
const get = await overHttp(app)
const { token } = await one.signIn({ userType: 'ADMIN' })
const owner = await openEditor(one)
const { origin } = (await one.ctx()).site

type Body = Record<string, unknown>
const ask = (method: 'POST' | 'PUT' | 'GET', path: string, body?: Body) =>
  one.call(method, `/api/v1${path}`, { token, ...(body ? { body } : {}) })

const lead = async (path: string) => {
  const { status, headers } = await get(one.host, path)
  return headers.location === undefined ? status : `${status} ${headers.location}`
}

const [apart, joined] = ['साड\u093cी', 'सा\u095cी'].map(encodeURIComponent)

await owner.publish('/about')
await owner.publish(`/${apart}`)
await owner.publish('/பொங்கல்')
await one.product({ path: 'x', category: 'sarees' })
await one.product({ path: 'साड\u093cी', category: 'sarees' })
await ask('POST', '/posts', { title: 'Indigo', path: 'indigo', status: 'PUBLISHED' })

// Shows B173.
test.each([
  ['/About', '301 /about'],
  ['/ABOUT?utm_source=whatsapp&p=2', '301 /about?utm_source=whatsapp&p=2'],
  ['/P/x', '301 /p/x'],
  ['/P/X?variant=A', '301 /p/x?variant=A'],
  ['/p/X', '301 /p/x'],
  ['/C/Sarees', '301 /c/sarees'],
  ['/BLOG', '301 /blog'],
  ['/Blog/Indigo', '301 /blog/indigo'],
  ['/Blog/rss.xml', '301 /blog/rss.xml'],
  ['/Blog/Category/Craft/RSS.xml', '301 /blog/category/craft/rss.xml'],
  ['/Cart', '301 /cart'],
  ['/Setting/Orders', '301 /setting/orders'],
  [`/p/${joined}`, `301 /p/${apart}`],
  [`/P/${joined}`, `301 /p/${apart}`],
  [`/${joined}`, `301 /${apart}`],
  [`/p/${apart}`, 200],
  [`/${encodeURIComponent('பொங்கல்'.normalize('NFD'))}`, `301 /${encodeURIComponent('பொங்கல்')}`],
  ['/Admin', '301 /admin'],
  ['/ADMIN/products?q=lamp', '301 /admin/products?q=lamp'],
  ['/about%20', '301 /about'],
  ['/about%20?p=2', '301 /about?p=2'],
  ['/About%C2%A0.', '301 /about'],
  ['/p/x%20%0A', '301 /p/x'],
  ['/p//x', '301 /p/x'],
  ['/blog/indigo%E2%80%9D', '301 /blog/indigo'],
  ['/blog/rss.xml%20', '301 /blog/rss.xml'],
  ['/admin%20', '301 /admin'],
  ['/Feeds/google.xml', '301 /feeds/google.xml'],
  ['/forms/0193A0B0-0000-7000-8000-000000000000%20?a=b', '301 /forms/0193A0B0-0000-7000-8000-000000000000?a=b'],
  ['/Order/0193a0b0-aB.c-D_9%20', '301 /order/0193a0b0-aB.c-D_9'],
  ['/nothing%20', 404],
  ['//evil.example%20', 404],
  ['/Administration', 404],
  ['/Nothing', 404],
  ['/P/nothing', 404],
  ['/%E0%A4%A', 404],
])('%s leads to %s', async (path, to) => expect(await lead(path)).toBe(to))

// Shows B264.
test.each([
  ['/About?coupon=TEN', '301 /about?coupon=TEN'],
  ['/c/sarees?p=9&coupon=TEN%20UP', '301 /c/sarees?coupon=TEN%20UP'],
  ['/c/sarees?p=9&coupon=%20', '301 /c/sarees'],
])('the coupon of a link goes along: %s', async (path, to) => expect(await lead(path)).toBe(to))

// Shows B173.
test('another form of an address leads nowhere on a site that has no such page', async () => {
  expect((await get(two.host, '/About')).status).toBe(404)
})

// Shows B173.
test('another form of an old address leads straight to the new one', async () => {
  const page = await owner.publish('/looms')
  await owner.call('PATCH', `/pages/${page._id}`, { path: '/weavers' })
  expect(await lead('/Looms?a=b')).toBe('301 /weavers?a=b')
})

// Shows B173.
test.each(['தீபாவளி பரிசுகள் 2', 'দুর্গা পূজা', 'દિવાળી ભેટ', 'దీపావళి', 'دیوالی کے تحفے', 'ਦੀਵਾਲੀ'])(
  'a page has its address in the script of its title: %s',
  async (title) => {
    const { pathFromTitle } = await import('../../src/shared/content/pages/page-path.ts')
    const path = pathFromTitle(title)
    await owner.publish(path)
    expect(await lead(encodeURI(path))).toBe(200)
  },
)

describe('a name without letters', () => {
  // Shows B173.
  test('asks for an address in words', async () => {
    const page = await owner.call('POST', '/pages', { title: '🪔🪔', path: '', preset: 'blank' })
    expect(page.body.errors[0]).toMatchObject({ field: 'path', defaultMessage: 'Give the page a path.' })
    const post = await ask('POST', '/posts', { title: '🪔', path: '' })
    expect(post.body.errors[0]).toMatchObject({ field: 'path', defaultMessage: 'Enter an address.' })
  })

  // Shows B173.
  test('gives each brand an address of its own', async () => {
    for (const name of ['🪔', '🪔🪔', '★']) expect((await ask('POST', '/brands', { name })).status).toBe(200)
    const { data } = (await ask('GET', '/brands?s=100')).body
    const paths = data.filter(({ name }: Body) => /🪔|★/u.test(String(name))).map(({ path }: Body) => path)
    expect(new Set(paths).size).toBe(3)
    await one.product({ brand: '🎉', path: 'party' })
    await one.product({ brand: '🎈', path: 'balloon' })
    const named = async (path: string) =>
      (await one.call('GET', '/api/public/product', { query: { path } })).body.data.brand
    expect([await named('party'), await named('balloon')]).toEqual(['🎉', '🎈'])
  })
})

describe('a page of a list', () => {
  const canonical = async (path: string) =>
    (await get(one.host, path)).text.match(/<link rel="canonical" href="([^"]+)"/)?.[1]

  // Shows B179.
  test.each(['p=0', 'p=-1', 'p=abc', 'p=1e9', 'p=00', 'p=1.5', 'p=12345678'])(
    'is the first one for %s',
    async (query) => {
      expect(await canonical(`/c/sarees?${query}`)).toBe(`${origin}/c/sarees`)
      expect(await canonical(`/blog?${query}`)).toBe(`${origin}/blog`)
    },
  )

  // Shows B179.
  test('past the end leads to the last one, with the filters', async () => {
    for (let at = 0; at < 45; at++) await one.product({ category: 'lamps', brand: 'Deepak' })
    const size = (await get(one.host, '/c/lamps')).text.match(/href="\/c\/lamps\?p=(\d+)"/g)
    const last = Math.max(...(size ?? []).map((href) => Number(/\d+/.exec(href)?.[0])))
    expect(last).toBeGreaterThan(0)
    expect(await lead('/c/lamps?p=99')).toBe(`301 /c/lamps?p=${last}`)
    expect(await lead(`/c/lamps?brand=deepak&p=99`)).toBe(`301 /c/lamps?brand=deepak&p=${last}`)
    expect(await lead(`/c/lamps?p=${last}`)).toBe(200)
    expect(await canonical(`/c/lamps?p=0${last}`)).toBe(`${origin}/c/lamps?p=${last}`)
    expect(await lead('/blog?p=99')).toBe('301 /blog')
    expect(await lead('/search?q=zzqqxx&p=3')).toBe('301 /search?q=zzqqxx')
  })
})

describe('a page of the reviews of a product', () => {
  // Shows B332.
  test('past the end leads to the last one, and what names no page to the product', async () => {
    const { variantIds } = await one.product({ path: 'well-reviewed', stock: 50 })
    const [variantId = ''] = variantIds
    const last = await receiver(parts, one, [variantId])
    for (let at = 0; at < 20; at++) {
      const { id } = await one.signIn()
      await superuser.query(
        `insert into reviews (site_id, product_id, variant_id, order_id, user_id, stars, state)
         select $1, product_id, id, $2, $3, 5, 'SHOWN' from variants where site_id = $1 and id = $4`,
        [one.id, last.orderId, id, variantId],
      )
    }
    expect((await last.review({ stars: 5, title: 'Good', text: '', pictures: [] })).status).toBe(200)
    const canonical = async (path: string) =>
      (await get(one.host, path)).text.match(/<link rel="canonical" href="([^"]+)"/)?.[1]
    expect(await lead('/p/well-reviewed?reviews=3')).toBe(200)
    expect(await lead('/p/well-reviewed?reviews=99')).toBe('301 /p/well-reviewed?reviews=3')
    expect(await lead('/p/well-reviewed?reviews=99&stars=5&by=helpful')).toBe(
      '301 /p/well-reviewed?reviews=3&stars=5&by=helpful',
    )
    expect(await lead('/p/well-reviewed?reviews=2&stars=4')).toBe('301 /p/well-reviewed?stars=4')
    expect(await lead('/p/x?reviews=2')).toBe('301 /p/x')
    for (const page of ['0', '1', '01', '-1', 'abc', '1e9'])
      expect(await canonical(`/p/well-reviewed?reviews=${page}`)).toBe(`${origin}/p/well-reviewed`)
  })
})

describe('what was renamed', () => {
  // Shows B179, B357.
  test('is found by the address that a product had, though drafts are imported and restored with it', async () => {
    const { id } = await one.product({ path: 'old-lamp' })
    const { data } = (await ask('GET', `/products/${id}`)).body
    expect((await ask('PUT', `/products/${id}`, { ...asForm(data), path: 'brass-lamp' })).status).toBe(200)
    const draft = await importProduct(await one.ctx(), {
      ...{ path: 'old-lamp', name: 'Lamp', brand: 'Deepak', categories: ['sarees'], status: 'DRAFT' },
      variants: [{ sku: 'lamp-again', price: 900, mrp: 900, stock: 1 }],
    })
    expect(await lead('/p/old-lamp')).toBe('301 /p/brass-lamp')
    const ids = [draft.id]
    await ask('POST', '/products/delete', { ids })
    expect((await ask('POST', '/products/restore', { ids })).status).toBe(200)
    expect(await lead('/p/old-lamp')).toBe('301 /p/brass-lamp')
    const props = { show: 'chosen', products: ['old-lamp'] }
    await owner.publish('/chosen-lamps', [{ id: 'a', type: 'product-list', v: 1, props }])
    const listed = async () => [
      ...new Set((await get(one.host, '/chosen-lamps')).text.match(/\/p\/(?:old|brass)-lamp/g)),
    ]
    expect(await listed()).toEqual(['/p/brass-lamp'])
    const published = { ids, status: 'PUBLISHED', taxConfirmed: true }
    expect((await ask('POST', '/products/status', published)).status).toBe(200)
    expect(await lead('/p/old-lamp')).toBe(200)
    expect(await listed()).toEqual(['/p/old-lamp'])
  })

  // Shows B179.
  test('is found by the address that filters had for a brand', async () => {
    await one.product({ brand: 'Brandy', category: 'glasses' })
    const { data } = (await ask('GET', '/brands?q=brandy')).body
    await ask('PUT', `/brands/${data[0]._id}`, { name: 'Brandies', path: 'brandies' })
    expect(await lead('/search?brand=brandy')).toBe('301 /search?brand=brandies')
    expect(await lead('/search?q=glass&brand=deepak,brandy&p=1')).toBe('301 /search?q=glass&brand=deepak,brandies&p=1')
    expect(await lead('/c/glasses?brand=brandy')).toBe('301 /c/glasses?brand=brandies')
    expect(await lead('/c/glasses?brand=Brandy')).toBe('301 /c/glasses?brand=brandies')
    expect(await lead('/search?brand=BRANDIES,Nothing')).toBe('301 /search?brand=brandies,Nothing')
    expect(await lead('/search?brand=Nothing')).toBe(200)
    await ask('POST', '/brands', { name: 'Brandy' })
    await expect.poll(() => lead('/search?brand=brandy')).toBe(200)
    await ask('PUT', `/brands/${data[0]._id}`, { name: 'Brandies', path: 'spirits' })
    await expect.poll(() => lead('/search?brand=brandies')).toBe('301 /search?brand=spirits')
    await ask('PUT', `/brands/${data[0]._id}`, { name: 'Brandies', path: 'brandies' })
    await expect.poll(() => lead('/search?brand=spirits')).toBe('301 /search?brand=brandies')
    expect(await lead('/search?brand=brandies')).toBe(200)
  })

  // Shows B179.
  test('is found by the address that the blog had for a category', async () => {
    const { body } = await ask('POST', '/blog-categories', { title: 'Craft', path: 'craft' })
    const before = (await ask('GET', '/blog-categories')).body.data.find(({ path }: Body) => path === 'craft')
    expect(body.data._id).toBe(before._id)
    await ask('PUT', `/blog-categories/${before._id}`, { ...before, title: 'Crafts', path: 'crafts' })
    expect(await lead('/blog?category=craft')).toBe('301 /blog/category/crafts')
    expect(await lead('/blog?category=Craft&q=indigo')).toBe('301 /blog/category/crafts?q=indigo')
  })

  // Shows B179.
  test('is that of the category at a path, although the title of another one is the same', async () => {
    await ask('POST', '/blog-categories', { title: 'silk', path: 'a-thread' })
    await ask('POST', '/blog-categories', { title: 'Reeled', path: 'silk' })
    expect(await lead('/blog?category=silk')).toBe('301 /blog/category/silk')
    expect(await lead('/blog?category=Reeled')).toBe('301 /blog/category/silk')
  })

  // Shows B179.
  test.each([
    ['category', '/blog-categories', '/blog/category/weaving'],
    ['tag', '/blog-tags', '/blog/tag/weaving'],
  ])('is found by the former name of a %s whose path stayed', async (kind, at, address) => {
    await ask('POST', at, { title: 'Weaving', path: 'weaving' })
    const before = (await ask('GET', at)).body.data.find(({ path }: Body) => path === 'weaving')
    await ask('PUT', `${at}/${before._id}`, { ...before, title: 'Looms' })
    expect(await lead(`/blog?${kind}=Weaving`)).toBe(`301 ${address}`)
    expect(await lead(`/blog?${kind}=Looms`)).toBe(`301 ${address}`)
  })
})
