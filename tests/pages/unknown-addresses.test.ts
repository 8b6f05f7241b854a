import { describe, expect, test } from 'vitest'
import { createApp } from '../../src/server/app.ts'
import { createPage } from '../../src/server/modules/content/pages/index.ts'
import { assets, testApp } from '../support/app.ts'
import { overHttp } from '../support/outside/http.ts'

const { app, services, directory, one } = await testApp()
const get = await overHttp(app)

for (const [key, type] of [
  ['product', 'product-detail'],
  ['category', 'category-products'],
] as const)
  await createPage(await one.ctx(), { kind: 'template', key, title: key, document: { sections: [{ id: 'a', type }] } })

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
    await one.product({ category: 'lamps' })
    for (const path of ['/p/%E0%A4%A', '/p/%00', '/c/a%00b']) expect((await get(one.host, path)).status).toBe(404)
    expect((await get(one.host, '/c/lamps?brand=%00')).status).toBe(200)
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
