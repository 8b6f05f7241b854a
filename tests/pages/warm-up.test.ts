import { expect, test } from 'vitest'
import { serverKinds } from '../../src/server/kinds.ts'
import { createPage } from '../../src/server/modules/content/pages/index.ts'
import { warmUp } from '../../src/server/render/warm-up.ts'
import { testApp } from '../support/app.ts'
import { overHttp } from '../support/outside/http.ts'

const { app, services, directory, one, two } = await testApp()
const get = await overHttp(app)

const text = { id: 'a', type: 'testimonials', props: { items: [{ name: 'Meera', description: 'Lovely.' }] } }
const wrong = { id: 'a', type: 'category-products', props: { category: { id: 'unknown' } } }

test('a started process has pages of several sites and kinds ready before the first request', async () => {
  for (const [site, key] of [
    [one, '/about'],
    [two, '/story'],
    [two, '/empty'],
  ] as const) {
    const document = { sections: [key === '/empty' ? wrong : text] }
    await createPage(await site.ctx(), { kind: 'page', key, title: key, document })
  }
  await createPage(await one.ctx(), {
    kind: 'template',
    key: 'product',
    title: 'Product',
    document: { sections: [{ id: 'a', type: 'product-detail' }] },
  })
  await one.product({ path: 'brass-lamp' })

  // Two home pages, two pages of each site and a product: a page that shows nothing is no reason to stop.
  expect(
    await warmUp(services, directory, serverKinds, app.pages, new AbortController().signal),
  ).toBeGreaterThanOrEqual(5)

  const { makes } = app.pages.cache.stats()
  expect((await get(one.host, '/about')).text).toContain('Meera')
  expect((await get(two.host, '/story')).text).toContain('Meera')
  expect((await get(one.host, '/p/brass-lamp')).status).toBe(200)
  expect(app.pages.cache.stats().makes).toBe(makes)
})

test('a process that is told to stop begins no further page', async () => {
  const ending = new AbortController()
  let begun = 0
  const prepare = async () => {
    begun++
    ending.abort()
  }
  await warmUp(services, directory, serverKinds, { cache: app.pages.cache, prepare }, ending.signal)
  expect(begun).toBeLessThanOrEqual(services.config.databasePool)
})

test('a change made while pages are prepared is in those that are prepared afterwards', async () => {
  await app.pages.prepare(one.host, '/about')
  await saveAccent('#a01b2c')
  await app.pages.prepare(one.host, '/about')
  expect((await get(one.host, '/about')).text).toContain('--accent:#a01b2c')
})

async function saveAccent(accent: string): Promise<void> {
  const { token } = await one.signIn({ userType: 'ADMIN' })
  const { body } = await one.call('GET', '/api/v1/settings', { token })
  const { revision, theme } = body.data
  const colors = { ...theme.colors, primary: { ...theme.colors.primary, accent } }
  const saved = await one.call('PATCH', '/api/v1/settings', { token, body: { revision, theme: { ...theme, colors } } })
  expect(saved.status).toBe(200)
}
