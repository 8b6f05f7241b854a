import { expect, test } from 'vitest'
import { testApp } from '../support/app.ts'
import { overHttp } from '../support/outside/http.ts'

const { app, one } = await testApp()
const get = await overHttp(app)

/** Searches per minute from one address, all its users together. */
const most = 1_200

const from = (machine: string) => ({ 'x-forwarded-for': machine })
const list = (body: object, machine: string) =>
  one.call('POST', '/api/io/crm/admin/public/product/variants', { body, headers: from(machine) })

test('a client that scrapes the catalogue by searching must wait; others, and other calls, do not', async () => {
  const scraper = '203.0.113.7'
  await one.product({ name: 'Copper lamp' })
  const kept = await get(one.host, '/search?q=lamp')
  let refused = 0
  for (let call = 0; call < most; call++) {
    const { status } = await one.call('GET', '/api/io/crm/search/model/brand', { headers: from(scraper) })
    if (status !== 200) refused++
  }
  expect(refused).toBe(0)

  expect(await list({ q: 'lamp' }, scraper)).toMatchObject({
    status: 429,
    body: { msg: expect.stringMatching(/Wait \d+ seconds/) },
  })
  const contains = { filters: { name: [{ operator: 'CONTAINS', value: 'lamp' }] } }
  expect((await list(contains, scraper)).status).toBe(429)
  const seconds = Number((await list({ q: 'lamp' }, scraper)).headers.get('retry-after'))
  expect(seconds).toBeGreaterThan(0)
  expect(seconds).toBeLessThanOrEqual(60)
  const page = await get(one.host, '/search?q=pot', from(scraper))
  expect(Number(page.headers['retry-after'])).toBeGreaterThan(0)
  expect(page).toMatchObject({ status: 429, text: expect.stringContaining('Too many tries') })

  // However the host is spelled, it is the same shop.
  for (const spelled of [
    `${one.host}:000000001`,
    `${one.host}:2`,
    one.host.toUpperCase(),
    `${one.host}.`,
    `${one.host}.:`,
  ])
    expect((await get(spelled, '/search?q=jug', from(scraper))).status).toBe(429)

  expect((await list({}, scraper)).status).toBe(200)
  expect((await get(one.host, '/search', from(scraper))).status).not.toBe(429)
  expect((await get(one.host, '/search?q=lamp', from(scraper))).text).toBe(kept.text)
  expect((await list({ q: 'lamp' }, '203.0.113.8')).body.total).toBe(1)
  expect((await get(one.host, '/search?q=pot', from('203.0.113.8'))).status).not.toBe(429)

  // In another language it is the same search.
  const { token } = await one.signIn({ userType: 'STAFF', permissions: ['settings'] })
  const { revision } = (await one.call('GET', '/api/v1/settings', { token })).body.data
  await one.call('PATCH', '/api/v1/settings', { token, body: { languages: ['hi-IN'], revision } })
  expect((await get(one.host, '/hi/search?q=jar', from(scraper))).status).toBe(429)
})
