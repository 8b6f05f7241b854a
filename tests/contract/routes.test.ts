import { describe, expect, test } from 'vitest'
import { routes } from '../../src/server/app.ts'
import { testApp } from '../support/app.ts'

const { app, one } = await testApp()

describe('the API', () => {
  test('states for every route who may call it', () => {
    for (const { access, path } of routes) {
      const stated = typeof access === 'string' || [access.staff].flat().length > 0
      expect({ path, stated }).toEqual({ path, stated: true })
    }
  })

  test('serves no path twice', () => {
    const paths = routes.flatMap((route) =>
      [route.path, ...(route.also ?? [])].map((path) => `${route.method} ${path}`),
    )
    expect(paths.length).toBe(new Set(paths).size)
  })

  test('describes itself as OpenAPI 3.1, every route with an answer', async () => {
    const { body } = await one.call('GET', '/api/openapi.json')
    expect(body.openapi).toBe('3.1.0')
    expect(body.paths['/api/io/crm/cuser/cart_items/add'].post).toMatchObject({
      tags: ['Cart'],
      requestBody: { content: { 'application/json': { schema: { type: 'object' } } } },
      responses: { 200: {}, 409: { description: expect.stringContaining('Only {left} of {name} left.') } },
    })
  })

  test('says which calls take a file, and which answer one', async () => {
    const { body } = await one.call('GET', '/api/openapi.json')
    const { content } = body.paths['/api/io/crm/uploadFile'].post.requestBody
    expect(content['multipart/form-data'].schema).toMatchObject({
      properties: { file: { type: 'string', format: 'binary' }, alt: { type: 'string' } },
      required: ['file'],
    })
    const { responses } = body.paths['/api/v1/newsletter/subscribers.csv'].get
    expect(Object.keys(responses[200].content)).toEqual(['text/csv'])
  })

  // Shows B168.
  test('can be read by people', async () => {
    const { status, body, headers } = await one.call('GET', '/api/docs')
    expect(status).toBe(200)
    expect(headers.get('content-type')).toContain('text/html')
    expect(body).toContain('/api/io/crm/cuser/cart_items/add')
    expect(body).toContain('Products, variants, categories, collections, brands and stock.')
    const ids = [...body.matchAll(/ id="shape-(\w+)"/g)].map(([, name]) => name)
    const links = [...body.matchAll(/ href="#shape-(\w+)"/g)].map(([, name]) => name)
    expect(ids).toContain('OrderList')
    expect(new Set(ids).size).toBe(ids.length)
    expect(links.filter((name) => !ids.includes(name))).toEqual([])
    expect(links.filter((name) => name === 'Order')).not.toHaveLength(0)
  })

  // Shows X15.
  test('says clearly that a body is not JSON, too large, or that nothing is there', async () => {
    const broken = await one.call('POST', '/api/io/crm/login', { body: '{"email":' })
    const large = await one.call('POST', '/api/io/crm/login', { body: { email: 'x'.repeat(1_100_000) } })
    const nothing = await one.call('GET', '/api/nothing')
    expect(broken).toMatchObject({ status: 400, body: { msg: 'The request body is not valid JSON.' } })
    expect(large).toMatchObject({ status: 413, body: { msg: 'The request is larger than 32 KB.' } })
    expect(nothing).toMatchObject({ status: 404, body: { msg: 'There is nothing at this address.' } })
  })

  test('does nothing for HEAD, which asks about a call without making it', async () => {
    const { token } = await one.signIn()
    const { variantIds } = await one.product()
    const { body } = await one.call('POST', '/api/io/crm/cart_items/add', {
      token,
      body: { productVariantId: variantIds[0] },
    })
    const path = `http://${one.host}/api/io/crm/cart_items/delete?id=${body.data[0]._id}`
    const answer = await app.request(path, {
      method: 'HEAD',
      headers: { host: one.host, authorization: `Basic ${token}` },
    })
    const cart = await one.call('POST', '/api/io/crm/cart_items/all', { token, body: {} })
    expect({ status: answer.status, items: cart.body.total }).toEqual({ status: 404, items: 1 })
  })

  // Shows B7.
  test('knows no site by an unknown host', async () => {
    const answer = await one.call('POST', '/api/io/crm/login', { headers: { host: 'nobody.example.com' }, body: {} })
    expect(answer).toMatchObject({ status: 404, body: { msg: 'There is no site at this address.' } })
  })
})
