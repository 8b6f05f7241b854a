import { expect, test } from 'vitest'
import { createPage } from '../../src/server/modules/content/pages/index.ts'
import { importCategory } from '../../src/server/modules/selling/categories/index.ts'
import { importProduct } from '../../src/server/modules/selling/products/index.ts'
import { testApp } from '../support/app.ts'
import { overHttp } from '../support/outside/http.ts'

const { app, one } = await testApp()
const get = await overHttp(app)

test('a page with the brand grid shows a brand as soon as something of it is for sale, and by its new name', async () => {
  const ctx = await one.ctx()
  const document = { sections: [{ id: 'brands', type: 'brand-grid', props: {} }] }
  await createPage(ctx, { kind: 'page', key: '/makers', title: 'Makers', document })
  const shown = async () => (await get(one.host, '/makers')).text
  await importCategory(ctx, { path: 'home', title: 'Home' })
  expect(await shown()).not.toContain('/search?brand=')
  const variants = [{ sku: 'lamp', price: 10_000, mrp: 10_000, stock: 1 }]
  await importProduct(ctx, { path: 'lamp', name: 'Lamp', brand: 'Kashi', categories: ['home'], variants })
  expect(await shown()).toMatch(/<a href="\/search\?brand=kashi"[^>]*><span[^>]*>Kashi</)
  const { token } = await one.signIn({ userType: 'ADMIN' })
  const { body } = await one.call('GET', '/api/v1/brands', { token })
  const renamed = { name: 'Kashi Weaves', path: 'kashi' }
  await one.call('PUT', `/api/v1/brands/${body.data[0]._id}`, { token, body: renamed })
  expect(await shown()).toContain('>Kashi Weaves<')
})
