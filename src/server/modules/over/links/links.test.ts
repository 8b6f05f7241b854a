import { describe, expect, test } from 'vitest'
import { testApp } from '../../../../../tests/support/app.ts'
import { openEditor } from '../../../../../tests/support/editing.ts'
import { openKeepers } from '../../../../../tests/support/enumerations/kinds.ts'
import { photo, upload } from '../../../../../tests/support/files/upload.ts'
import { kindNames, kinds } from '../../../../shared/content/kinds/index.ts'
import type { LinkPlace } from '../../../../shared/content/pages/links-admin.ts'

const { one, two, owner } = await testApp()
const editor = await openEditor(one)
const keepers = await openKeepers(one)
const { token } = await one.signIn({ userType: 'ADMIN' })
const picture: string = (await upload(one, { token, bytes: await photo(900, 600).png().toBuffer() })).body.data._id

type Body = Record<string, unknown>
const ask = async (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: Body) => {
  const answer = await one.call(method, `/api/v1${path}`, { token, body })
  expect({ path, status: answer.status, msg: answer.body.msg }).toMatchObject({ status: 200 })
  return answer.body
}
const links = (kind: string, ids: string): Promise<{ data: LinkPlace[]; total: number }> =>
  ask('GET', `/links?kind=${kind}&ids=${ids}`) as never
const titles = async (kind: string, id: string) => (await links(kind, id)).data.map(({ title }) => title)

const placed = (type: string, props: Body, more: Body = {}) => ({ id: 's0', type, v: 1, props, ...more })
const cta = (type: string, value: string) =>
  placed('cta', { heading: 'Come by', buttons: [{ buttonText: 'Go', buttonAction: { type, value } }] })
const text = (html: string) => placed('faq', { heading: 'Asked', items: [{ question: 'Where?', answer: html }] })
const fields = [{ key: 'who', type: 'name', label: 'Your name' }]
const html = (href: string) => `<p><a href="${href}">there</a></p>`

let count = 0
const fresh = () => `thing-${++count}`

/** Publishes a page with this section; returns its title. */
async function page(section: object): Promise<string> {
  const path = `/page-${++count}`
  await editor.publish(path, [section])
  return `Title of ${path}`
}

const category = async (path: string): Promise<string> =>
  (await ask('POST', '/categories', { title: `Category ${path}`, path })).data._id

describe.each(kindNames)('a thing of the kind %s', (kind) => {
  // Shows B221.
  test('is linked from a page by its address, by its choice, and by an address that it had before', async () => {
    const path = kinds[kind].prefix ? fresh() : `/${fresh()}`
    const id = await keepers[kind].add({ title: `A ${path}`, path, picture })
    expect(await links(kind, id)).toEqual({ data: [], total: 0 })
    const linking = [await page(cta(kind, path)), await page(cta('external', kinds[kind].prefix + path))]
    expect((await titles(kind, id)).sort()).toEqual(linking.sort())
    await keepers[kind].change(id, { path: `${path}-now` })
    expect((await titles(kind, id)).sort()).toEqual(linking.sort())
    const other = await keepers[kind].add({ title: `Another ${path}`, path: `${path}-other`, picture })
    expect(await titles(kind, other)).toEqual([])
  })
})

describe('an address', () => {
  const hindi = 'मिट्टी-के-बर्तन'
  const encoded = encodeURIComponent(hindi)
  // Shows B221.
  test.each([
    ['with a slash at its end', `/c/${hindi}/`],
    ['with a query', `/c/${encoded}?sort=price&amp;brand=kiln`],
    ['with an anchor', `/c/${encoded}#list`],
    ['in small escapes', `/c/${encoded.toLowerCase()}`],
    ['in decomposed letters', `/c/${hindi.normalize('NFD')}`],
    ['with the host', `http://one.localhost/c/${encoded}`],
    ['with the host and another scheme', `https://one.localhost/c/${encoded}`],
    ['with the host in capitals', `HTTP://ONE.LOCALHOST/c/${encoded}`],
    ['with a host of its own', `https://shop.example.com/c/${encoded}`],
    ['in capitals', `/C/${encoded}`],
    ['in another language', `/hi/c/${encoded}`],
  ])('%s is a link to the category', async (_, href) => {
    await owner.query(
      `insert into site_domains (host, site_id) select 'shop.example.com', id from sites where key = $1 on conflict do nothing`,
      [(await one.ctx()).site.key],
    )
    await owner.query(`update sites set settings = jsonb_set(settings, '{languages}', '["hi-IN"]') where key = $1`, [
      (await one.ctx()).site.key,
    ])
    const rows: { _id: string; path: string }[] = (await ask('GET', '/categories')).data
    const id = rows.find(({ path }) => path === hindi)?._id ?? (await category(hindi))
    expect(await titles('category', id)).not.toContain(`Title of /page-${count + 1}`)
    const title = await page(text(html(href)))
    expect(await titles('category', id)).toContain(title)
  })

  test.each([
    ['of a longer path', '/c/pots-and-pans'],
    ['of a page with that name', '/pots'],
    ['of a product with that name', '/p/pots'],
    ['of another host', 'https://elsewhere.example/c/pots'],
    ['of a brand with that name', '/search?brand=pots'],
  ])('%s is no link to the category', async (_, href) => {
    const rows: { _id: string; path: string }[] = (await ask('GET', '/categories')).data
    const id = rows.find(({ path }) => path === 'pots')?._id ?? (await category('pots'))
    await page(text(html(href)))
    expect(await links('category', id)).toEqual({ data: [], total: 0 })
  })
})

describe('a choice in a section', () => {
  test.each([
    ['a list of products', (path: string) => placed('product-list', { show: 'category', category: path })],
    ['a tile', (path: string) => placed('category-tiles', { show: 'chosen', chosen: [{ category: path }] })],
    [
      'a menu',
      (path: string) =>
        placed('header', {
          items: [
            { text: 'Shop', columns: [{ items: [{ text: 'Pots', action: { type: 'category', value: path } }] }] },
          ],
        }),
    ],
    ['a section that is hidden now', (path: string) => ({ ...cta('category', path), hidden: true })],
  ])('by %s counts', async (_, section) => {
    const path = fresh()
    const id = await category(path)
    const title = await page(section(path))
    expect(await titles('category', id)).toEqual([title])
  })

  test('that the section does not use does not count', async () => {
    const path = fresh()
    const id = await category(path)
    await page(placed('product-list', { show: 'newest', category: path }))
    expect(await links('category', id)).toEqual({ data: [], total: 0 })
  })

  test('counts for products, posts and forms as well', async () => {
    const product = await one.product({ name: 'Blue pot' })
    const list = await page(placed('product-list', { show: 'chosen', products: [product.path] }))
    expect(await titles('product', product.id)).toEqual([list])
    const form = (await ask('POST', '/forms', { name: 'Ask', definition: { fields } })).data._id
    const asks = await page(placed('form', { form }))
    expect(await titles('form', form)).toEqual([asks])
  })
})

// Shows B221.
test('a brand is linked by filters of lists and named by a grid of brands, under its former addresses and names too', async () => {
  const { _id } = (await ask('POST', '/brands', { name: 'Kashi Weavers' })).data
  const linking = [
    await page(cta('external', '/search?brand=kashi-weavers')),
    await page(cta('external', '/search?q=silk&brand=other,Kashi-Weavers')),
    await page(placed('brand-grid', { show: 'chosen', brands: [{ name: ' kashi weavers' }] })),
  ]
  await page(cta('external', '/search?brand=kashi'))
  expect((await titles('brand', _id)).sort()).toEqual(linking.sort())
  await ask('PUT', `/brands/${_id}`, { name: 'Kashi', path: 'kashi-silk' })
  expect((await titles('brand', _id)).sort()).toEqual(linking.sort())
})

// Shows B221.
test('a topic of the blog is linked by the filters of the blog and by its feed', async () => {
  const { _id } = (await ask('POST', '/blog-tags', { title: 'Natural dye', path: 'dye' })).data
  const linking = [
    await page(cta('external', '/blog?tag=natural+dye')),
    await page(cta('external', '/blog?tag=Natural%20dye')),
    await page(cta('external', '/blog/tag/dye/rss.xml')),
  ]
  await page(cta('external', '/blog?category=dye'))
  expect((await titles('blogTag', _id)).sort()).toEqual(linking.sort())
})

// Shows B221.
test('a button in a post’s text is a link, and stays one when what it leads to moves', async () => {
  const path = fresh()
  const id = await category(path)
  const body = `<figure data-button="All of it" data-href="/c/${path}" data-look="plain"></figure>`
  await ask('POST', '/posts', { title: 'Of buttons', path: fresh(), body, status: 'PUBLISHED' })
  expect(await titles('category', id)).toEqual(['Of buttons'])
  await keepers.category.change(id, { path: `${path}-now` })
  expect(await titles('category', id)).toEqual(['Of buttons'])
})

// Shows B221.
test('posts and descriptions of products link as well, and what visitors see comes first', async () => {
  const path = fresh()
  const id = await category(path)
  const post = { title: 'Of clay', path: fresh(), body: html(`/c/${path}`) }
  await ask('POST', '/posts', { ...post, status: 'DRAFT' })
  const product = await one.product({ name: 'Zinc pot' })
  await owner.query('update products set description = $2 where id = $1', [product.id, html(`/c/${path}`)])
  expect(await links('category', id)).toEqual({
    data: [
      { kind: 'product', title: 'Zinc pot', href: `/admin/products/${product.id}`, isShown: true },
      { kind: 'post', title: 'Of clay', href: expect.stringMatching(/^\/admin\/blog\//), isShown: false },
    ],
    total: 2,
  })
})

// Shows B221.
test('a link that is only in the draft is told apart, one that the draft no longer has still counts', async () => {
  const path = fresh()
  const id = await category(path)
  const linking = await editor.publish(`/${fresh()}`, [cta('category', path)])
  expect((await links('category', id)).data).toMatchObject([{ isShown: true }])
  await editor.save(linking, [text('<p>No more</p>')])
  expect((await links('category', id)).data).toMatchObject([{ isShown: true }])
  const draft = await editor.add(`/${fresh()}`)
  await editor.save(draft, [cta('category', path)])
  expect((await links('category', id)).data.map(({ isShown }) => isShown)).toEqual([true, false])
  await editor.call('DELETE', `/pages/${linking._id}`)
  expect((await links('category', id)).data).toMatchObject([{ title: draft.title, isShown: false }])
})

test('a thing that links to itself is left out, and several are asked for at once', async () => {
  const [first, second] = [`/${fresh()}`, `/${fresh()}`]
  const own = await editor.publish(first, [cta('page', first)])
  const other = await editor.publish(second, [cta('page', second)])
  expect(await links('page', own._id)).toEqual({ data: [], total: 0 })
  const title = await page(cta('page', second))
  expect((await links('page', `${own._id},${other._id}`)).data).toMatchObject([{ title }])
})

test('only the first twenty links are listed, and all are counted', async () => {
  const path = fresh()
  const id = await category(path)
  for (let index = 0; index < 21; index++) await page(cta('category', path))
  const { data, total } = await links('category', id)
  expect({ listed: data.length, total }).toEqual({ listed: 20, total: 21 })
})

test('only staff who may delete something ask, and each of their own site', async () => {
  const path = fresh()
  const id = await category(path)
  await page(cta('category', path))
  const as = async (permissions: ('orders' | 'catalogue')[], site = one) => {
    const staff = await site.signIn({ userType: 'STAFF', permissions })
    return site.call('GET', `/api/v1/links?kind=category&ids=${id}`, { token: staff.token })
  }
  expect((await as(['orders'])).status).toBe(403)
  expect((await as(['catalogue'])).body.total).toBe(1)
  expect((await as(['catalogue'], two)).body).toMatchObject({ data: [], total: 0 })
})
