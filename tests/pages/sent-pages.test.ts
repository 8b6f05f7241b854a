import { describe, expect, test } from 'vitest'
import { createPage } from '../../src/server/modules/content/pages/index.ts'
import { testApp } from '../support/app.ts'
import { overHttp } from '../support/outside/http.ts'

const { app, one } = await testApp()
const get = await overHttp(app)

async function page(key: string, heading: string) {
  const items = [{ name: 'Meera', description: 'Lovely.' }]
  const document = { sections: [{ id: 'a', type: 'testimonials', props: { heading, items } }] }
  await createPage(await one.ctx(), { kind: 'page', key, title: `Title of ${key}`, document })
}

await page('/about', 'About us')

describe('a page of configuration', () => {
  // Shows K9.
  test('travels compressed, and not at all when it is known already', async () => {
    const br = await get(one.host, '/about', { 'accept-encoding': 'gzip, deflate, br' })
    const zipped = await get(one.host, '/about', { 'accept-encoding': 'gzip' })
    const plain = await get(one.host, '/about')
    const known = await get(one.host, '/about', { 'if-none-match': String(plain.headers.etag) })
    expect([br, zipped, plain].map((answer) => answer.headers['content-encoding'])).toEqual(['br', 'gzip', undefined])
    expect(br.text).toBe(plain.text)
    expect(zipped.text).toBe(plain.text)
    expect({ status: known.status, bytes: known.bytes }).toEqual({ status: 304, bytes: 0 })
    expect(plain.headers['cache-control']).toContain('s-maxage=10, stale-while-revalidate')
  })

  test('has an ETag of its own in each encoding, and is known again by the one that would be sent', async () => {
    const encodings = ['gzip, br', 'gzip', 'identity']
    const etags: string[] = []
    for (const accepted of encodings) {
      const { headers } = await get(one.host, '/about', { 'accept-encoding': accepted })
      etags.push(String(headers.etag))
    }
    const [br = '', gz = '', identity = ''] = etags
    expect(br).toBe(identity.replace(/"$/, '-br"'))
    expect(gz).toBe(identity.replace(/"$/, '-gz"'))
    const ask = (accepted: string, known: string) =>
      get(one.host, '/about', { 'accept-encoding': accepted, 'if-none-match': known })
    for (const known of [br, `W/${br}`, `"other", ${br}`, `${identity}, ${gz},${br}`, '*']) {
      const { status, headers } = await ask('br', known)
      expect({ known, status, etag: headers.etag }).toEqual({ known, status: 304, etag: br })
    }
    for (const known of [gz, identity, 'nonsense', br.slice(1, -1)]) expect((await ask('br', known)).status).toBe(200)
    expect((await ask('gzip', gz)).status).toBe(304)
    expect((await ask('gzip', br)).status).toBe(200)
  })

  test('that is compressed once more gets another ETag with its other bytes', async () => {
    await page('/popular', 'Read by many')
    const ask = () => get(one.host, '/popular', { 'accept-encoding': 'br' })
    const first = await ask()
    for (let asked = 1; asked < 100; asked++) await ask()
    await expect.poll(async () => (await ask()).headers.etag, { timeout: 20_000 }).not.toBe(first.headers.etag)
    const later = await ask()
    expect(later.text).toBe(first.text)
    expect(
      (await get(one.host, '/popular', { 'accept-encoding': 'br', 'if-none-match': String(later.headers.etag) }))
        .status,
    ).toBe(304)
  })

  test('carries a content policy that lets no inline script run but the one of the build', async () => {
    const { headers } = await get(one.host, '/about')
    expect(headers['content-security-policy']).toContain("script-src 'self';")
    expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'x-frame-options': 'SAMEORIGIN' })
    expect(headers['set-cookie']).toBeUndefined()
  })

  test('behind TLS tells browsers to come by TLS alone, from the cache, freshly rendered, by the API and in the admin', async () => {
    const tls = { 'x-forwarded-proto': 'https' }
    for (const path of ['/about', '/about', '/admin/dashboard', '/api/openapi.json'])
      expect((await get(one.host, path, tls)).headers['strict-transport-security']).toBe('max-age=31536000')
    expect((await get(one.host, '/about')).headers['strict-transport-security']).toBeUndefined()
  })
})
