import { expect, test } from 'vitest'
import { createPage } from '../../src/server/modules/content/pages/index.ts'
import { overHttp } from '../support/outside/http.ts'
import { testOwnedCatalogue } from '../support/selling/owned-catalogue.ts'

/** Pages that are kept in memory follow each change of what they show. */

const { app, one, call, category, stored } = await testOwnedCatalogue()
const get = await overHttp(app)
const { token } = await one.signIn({ userType: 'ADMIN' })

/** The text of a new page with this section, however often it is asked for. */
async function pageWith(type: string, props: object): Promise<() => Promise<string>> {
  const key = `/shows-${type}`
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
