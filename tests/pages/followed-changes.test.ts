import { expect, test } from 'vitest'
import { createPage } from '../../src/server/modules/content/pages/index.ts'
import { overHttp } from '../support/outside/http.ts'
import { testOwnedCatalogue } from '../support/selling/owned-catalogue.ts'

/** Pages that are kept in memory follow each change of what they show. */

const { app, one, call, category, stored } = await testOwnedCatalogue()
const get = await overHttp(app)
const { token } = await one.signIn({ userType: 'ADMIN' })

/** The text of a new page with this section, however often it is asked for. */
async function pageWith(type: string, props: object, key = `/shows-${type}`): Promise<() => Promise<string>> {
  await createPage(await one.ctx(), {
    kind: 'page',
    key,
    title: type,
    document: { sections: [{ id: 'a', type, props }] },
  })
  const shown = async () => (await get(one.host, key)).text
  await shown()
  return shown
}

test('a page shows categories in the order into which they are put, and a new one at once', async () => {
  const shown = await pageWith('category-tiles', {})
  const order = async () => [...(await shown()).matchAll(/href="\/c\/(home|toys|lamps)"/g)].map(([, path]) => path)
  expect([...new Set(await order())]).toEqual(['home', 'toys'])
  await call('POST', '/categories/order', { parentId: null, ids: [category('toys'), category('home')] })
  expect([...new Set(await order())]).toEqual(['toys', 'home'])
  await call('POST', '/categories', { title: 'Lamps', path: 'lamps' })
  expect([...new Set(await order())]).toEqual(['toys', 'home', 'lamps'])
})

test('a product’s page shows its size guide as it is changed', async () => {
  const document = { sections: [{ id: 'a', type: 'product-detail' }] }
  await createPage(await one.ctx(), { kind: 'template', key: 'product', title: 'Product', document })
  const guide = { title: 'Shirts', columns: ['Size', 'Chest'], rows: [['M', '96 cm']], note: '<p>Lie flat.</p>' }
  const { body } = await call('POST', '/size-guides', guide)
  await stored({ path: 'guided', sizeGuideId: body.data._id })
  const shown = async () => (await get(one.host, '/p/guided')).text
  expect(await shown()).toContain('96 cm')
  await call('PUT', `/size-guides/${body.data._id}`, { ...guide, rows: [['M', '98 cm']], revision: 1 })
  expect(await shown()).toContain('98 cm')
  expect(await shown()).not.toContain('96 cm')
})

test('a list of a collection shows the products that are chosen for it, and none once it is deleted', async () => {
  const [first, second] = [await stored({ path: 'first-choice' }), await stored({ path: 'second-choice' })]
  const input = { title: 'Gifts', path: 'gifts' }
  const { body } = await call('POST', '/collections', { ...input, productIds: [first._id] })
  const shown = await pageWith('product-list', { show: 'collection', collection: 'gifts' })
  expect(await shown()).toContain('/p/first-choice')
  const changed = await call('PUT', `/collections/${body.data._id}`, { ...body.data, productIds: [second._id] })
  expect(changed.status).toBe(200)
  expect(await shown()).toContain('/p/second-choice')
  expect(await shown()).not.toContain('/p/first-choice')
  await call('DELETE', `/collections/${body.data._id}`)
  expect(await shown()).not.toContain('/p/second-choice')
})

test('a page has a form no more once it is deleted', async () => {
  const fields = [{ key: 'who', type: 'name', label: 'Who are you?' }]
  const form = { name: 'Ask us', definition: { fields } }
  const { body } = await one.call('POST', '/api/v1/forms', { token, body: form })
  const shown = await pageWith('form', { form: body.data._id })
  expect(await shown()).toContain('Who are you?')
  await one.call('DELETE', `/api/v1/forms/${body.data._id}`, { token })
  expect(await shown()).not.toContain('Who are you?')
})

// Shows B357.
test('a section shows the category and the collection that it names at the addresses that they have now', async () => {
  const rows = (await call('GET', '/categories')).body.data
  const { _id, title, description, revision, parentId } = rows.find(({ path }: { path: string }) => path === 'toys')
  await call('POST', '/categories', { title: 'Wraps', path: 'wraps' })
  const chosen = [{ category: 'wraps' }, { category: 'toys' }]
  const tiles = await pageWith('category-tiles', { show: 'chosen', chosen }, '/named-categories')
  const wanted = await stored({ path: 'wanted' })
  const { body } = await call('POST', '/collections', { title: 'Wishes', path: 'wishes', productIds: [wanted._id] })
  const list = await pageWith('product-list', { show: 'collection', collection: 'wishes' }, '/named-collection')
  expect(await list()).toContain('/p/wanted')
  const renamed = { title, description, revision, parentId, path: 'playthings' }
  expect((await call('PUT', `/categories/${_id}`, renamed)).status).toBe(200)
  const moved = { ...body.data, path: 'dreams' }
  expect((await call('PUT', `/collections/${body.data._id}`, moved)).status).toBe(200)
  expect([...new Set((await tiles()).match(/\/c\/(wraps|toys|playthings)/g))]).toEqual(['/c/wraps', '/c/playthings'])
  expect(await list()).toContain('/p/wanted')
  expect((await get(one.host, '/c/toys')).headers.location).toBe('/c/playthings')
  expect((await get(one.host, '/collections/wishes')).headers.location).toBe('/collections/dreams')
  const other = await stored({ path: 'another-wish' })
  await call('POST', '/collections', { title: 'Wishes', path: 'wishes', productIds: [other._id] })
  expect(await list()).toContain('/p/another-wish')
  expect(await list()).not.toContain('/p/wanted')
})

// Shows B357.
test('a grid of brands shows those that it names by the names that they had, until another brand has the name', async () => {
  const sold = async (name: string, path: string) => {
    const { body } = await call('POST', '/brands', { name, path })
    await stored({ path: `of-${body.data._id}`, brandId: body.data._id })
    return body.data._id as string
  }
  const rename = async (id: string, name: string, path: string) =>
    expect((await call('PUT', `/brands/${id}`, { name, path })).status).toBe(200)
  const [kiln, loom] = [await sold('Kiln & Co', 'kiln-co'), await sold('Loom', 'weavers')]
  const shown = await pageWith('brand-grid', {
    show: 'chosen',
    brands: [{ name: 'Loom' }, { name: 'kiln & co ' }],
  })
  const names = async () => [...(await shown()).matchAll(/href="\/search\?brand=([^"]+)"/g)].map(([, path]) => path)
  expect(await names()).toEqual(['weavers', 'kiln-co'])
  await rename(kiln, 'Kiln Studio', 'kiln-co')
  await rename(loom, 'Looms of Kosi', 'kosi')
  expect(await names()).toEqual(['kosi', 'kiln-co'])
  await rename(kiln, 'Clay', 'clay')
  expect(await names()).toEqual(['kosi', 'clay'])
  await call('POST', '/brands', { name: 'Loom', path: 'another-loom' })
  expect(await names()).toEqual(['clay'])
})

// Shows B357.
test('a list of a blog category that is named by its title shows its posts once it has another title', async () => {
  const ask = async (method: 'POST' | 'PUT', path: string, body: object) =>
    (await one.call(method, `/api/v1${path}`, { token, body })).body.data
  const { _id } = await ask('POST', '/blog-categories', { title: 'Tea Notes', path: 'tea-notes' })
  await ask('POST', '/posts', { title: 'Assam', path: 'assam', status: 'PUBLISHED', categoryIds: [_id] })
  const shown = await pageWith('blog-list', { category: 'Tea Notes' }, '/by-title')
  expect(await shown()).toContain('/blog/assam')
  await ask('PUT', `/blog-categories/${_id}`, { title: 'Teas', path: 'teas', revision: 1 })
  expect(await shown()).toContain('/blog/assam')
})

// Shows B357.
test('a list of a blog category shows its posts once the category has another address', async () => {
  const ask = async (method: 'GET' | 'POST' | 'PUT', path: string, body?: object) => {
    const answer = await one.call(method, `/api/v1${path}`, { token, body })
    expect({ path, status: answer.status, msg: answer.body.msg }).toMatchObject({ status: 200 })
    return answer.body.data
  }
  const { _id } = await ask('POST', '/blog-categories', { title: 'Dyeing', path: 'dyeing' })
  await ask('POST', '/posts', { title: 'Madder', path: 'madder', status: 'PUBLISHED', categoryIds: [_id] })
  await ask('POST', '/posts', { title: 'News', path: 'news', status: 'PUBLISHED' })
  const shown = await pageWith('blog-list', { category: 'dyeing' })
  expect(await shown()).toContain('/blog/madder')
  const before = (await ask('GET', '/blog-categories')).find(({ path }: { path: string }) => path === 'dyeing')
  await ask('PUT', `/blog-categories/${_id}`, { ...before, title: 'Colour', path: 'colour' })
  expect(await shown()).toContain('/blog/madder')
  expect(await shown()).not.toContain('/blog/news')
})

// Shows B357.
test('a post shows a product of its text once the product has another address', async () => {
  const document = { sections: [{ id: 'a', type: 'post' }] }
  await createPage(await one.ctx(), { kind: 'template', key: 'post', title: 'Post', document })
  const [kept, moved] = [await stored({ path: 'kept-lamp' }), await stored({ path: 'old-lamp' })]
  const body = [moved, kept].map(({ path }) => `<figure data-product="${path}"></figure>`).join('<p>And</p>')
  const post = { title: 'Lamps', path: 'lamps', status: 'PUBLISHED', body }
  expect((await one.call('POST', '/api/v1/posts', { token, body: post })).status).toBe(200)
  const shown = async () => [...new Set((await get(one.host, '/blog/lamps')).text.match(/\/p\/[a-z]+-lamp/g))]
  expect(await shown()).toEqual(['/p/old-lamp', '/p/kept-lamp'])
  expect((await call('PUT', `/products/${moved._id}`, { ...moved, path: 'new-lamp' })).status).toBe(200)
  expect(await shown()).toEqual(['/p/new-lamp', '/p/kept-lamp'])
})
