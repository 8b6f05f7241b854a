import { expect, test } from 'vitest'
import { serverKinds } from '../../src/server/kinds.ts'
import { createPage } from '../../src/server/modules/content/pages/index.ts'
import { sitemap, sitemapFile } from '../../src/server/render/sitemap.ts'
import { testApp } from '../support/app.ts'
import { openEditor, words } from '../support/editing.ts'
import { overHttp } from '../support/outside/http.ts'

/** Robots and canonical tags of pages and paginated lists. */

const { app, one } = await testApp()
const get = await overHttp(app)
const { origin } = (await one.ctx()).site
const owner = await openEditor(one)
const noIndex = '<meta name="robots" content="noindex"/>'

test('a noindex page has a robots tag and is not in the sitemap', async () => {
  const page = await owner.publish('/for-partners', [words('Prices for partners')])
  const shown = async () => (await get(one.host, '/for-partners')).text
  const listed = async () => (await get(one.host, '/sitemap.xml')).text
  expect(await shown()).not.toContain(noIndex)
  expect(await listed()).toContain('/for-partners</loc>')
  await owner.call('PATCH', `/pages/${page._id}`, { seo: { noIndex: true } })
  await owner.call('POST', `/pages/${page._id}/publish`, { revision: page.revision })
  await expect.poll(shown).toContain(noIndex)
  expect(await shown()).toContain('Prices for partners')
  expect(await listed()).not.toContain('/for-partners')
})

// Shows B179.
test('each page of a list is its own canonical; what is filtered or sorted points to the list', async () => {
  const sections = [{ id: 'a', type: 'category-products', props: { cardPerSection: 1 } }]
  await createPage(await one.ctx(), { kind: 'template', key: 'category', title: 'Category', document: { sections } })
  for (const brand of ['Deepak', 'Deepak', 'Diya']) await one.product({ category: 'lamps', brand })
  const canonical = async (query: string) =>
    (await get(one.host, `/c/lamps${query}`)).text.match(/<link rel="canonical" href="([^"]+)"/)?.[1]
  for (const [query, own] of [
    ['', ''],
    ['?p=1', '?p=1'],
    ['?p=1&sort=price', ''],
    ['?p=1&brand=deepak', ''],
    ['?brand=deepak&sort=price', ''],
  ] as const)
    expect({ query, canonical: await canonical(query) }).toEqual({ query, canonical: `${origin}/c/lamps${own}` })
})

// Shows B179.
test('a search and its pages are canonical with their words', async () => {
  const sections = [{ id: 'a', type: 'search-results', props: { cardPerSection: 1 } }]
  await createPage(await one.ctx(), { kind: 'template', key: 'search', title: 'Search', document: { sections } })
  for (const name of ['Oil lamp', 'Oil lamp of brass']) await one.product({ name, category: 'oil', brand: 'Deepak' })
  for (const [query, own] of [
    ['?q=oil%20lamp', '?q=oil%20lamp'],
    ['?q=oil+lamp&p=1', '?q=oil%20lamp&p=1'],
    ['?q=oil+lamp&p=1&brand=deepak', '?q=oil%20lamp'],
  ] as const) {
    const { text } = await get(one.host, `/search${query}`)
    const canonical = text.match(/<link rel="canonical" href="([^"]+)"/)?.[1]?.replaceAll('&amp;', '&')
    expect({ query, canonical }).toEqual({ query, canonical: `${origin}/search${own}` })
  }
})

test('each page of a list names itself in the other languages, and search results are for no search engine', async () => {
  const { token } = await one.signIn({ userType: 'ADMIN' })
  const { revision } = (await one.call('GET', '/api/v1/settings', { token })).body.data
  await one.call('PATCH', '/api/v1/settings', { token, body: { revision, languages: ['hi-IN'] } })
  const others = async (path: string) =>
    [...(await get(one.host, path)).text.matchAll(/rel="alternate" hrefLang="[^"]+" href="([^"]+)"/gi)].map((m) => m[1])
  const own = [`${origin}/c/lamps?p=1`, `${origin}/hi/c/lamps?p=1`, `${origin}/c/lamps?p=1`]
  await expect.poll(() => others('/c/lamps?p=1')).toEqual(own)
  expect(await others('/hi/c/lamps?p=1')).toEqual(own)
  const whole = [`${origin}/c/lamps`, `${origin}/hi/c/lamps`, `${origin}/c/lamps`]
  expect(await others('/hi/c/lamps?p=1&sort=price')).toEqual(whole)
  const robots = (await get(one.host, '/robots.txt')).text.split('\n')
  for (const path of ['/search', '/hi/search', '/cart', '/hi/cart']) expect(robots).toContain(`Disallow: ${path}`)
})

// Shows B114.
test('the breadcrumbs that search engines show begin in the language of the page', async () => {
  expect((await get(one.host, '/c/lamps')).text).toContain('"name":"Home"')
  const { text } = await get(one.host, '/hi/c/lamps')
  expect(text).toContain('"name":"होम"')
  expect(text).not.toContain('"name":"Home"')
})

// Shows B277.
test('the sitemap of many addresses is an index of files that have each address once', async () => {
  const ctx = await one.ctx()
  const placesIn = (text: string) => [...text.matchAll(/<loc>([^<]+)</g)].map(([, place = '']) => place)
  const whole = placesIn((await get(one.host, '/sitemap.xml')).text)
  expect(whole.length).toBeGreaterThan(10)
  const index = await (await sitemap(ctx, serverKinds, 4)).text()
  expect(index).toContain('<sitemapindex ')
  const listed: string[] = []
  for (const file of placesIn(index)) {
    const response = await sitemapFile(ctx, serverKinds, file.replace(`${origin}/`, ''), 4)
    const places = placesIn(await response.text())
    expect(places.length).toBeLessThanOrEqual(4)
    listed.push(...places)
  }
  expect(listed.toSorted()).toEqual(whole.toSorted())
  expect(placesIn((await get(one.host, '/sitemap-product-1.xml')).text).length).toBeGreaterThan(0)
  for (const file of ['product-2', 'nothing-1', 'product-0'])
    expect((await get(one.host, `/sitemap-${file}.xml`)).status).toBe(404)
})
