import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { createApp } from '../../src/server/app.ts'
import { readConfig } from '../../src/server/platform/config.ts'
import { loadBuiltFiles } from '../../src/server/platform/http/assets.ts'
import { assets, testApp } from '../support/app.ts'
import { openEditor, words } from '../support/editing.ts'
import { photo, upload } from '../support/files/upload.ts'
import { type Got, overHttp } from '../support/outside/http.ts'
import { bankId, shopperWith } from '../support/selling/shopping.ts'

const { services, directory, one, two, owner } = await testApp()
const folder = await mkdtemp(path.join(os.tmpdir(), 'haat-assets-'))
afterAll(() => rm(folder, { recursive: true, force: true }))
await writeFile(path.join(folder, 'site.js'), 'export {}')
const app = createApp({ services, directory, assets: () => assets, files: await loadBuiltFiles(folder) })
const get = await overHttp(app)

await owner.query("select create_site('platform', 'Platform', 'platform', '{}')")
const editor = await openEditor(one)
const page = await editor.publish('/about', [words('About')])
const preview = await editor.call('POST', `/pages/${page._id}/preview-links`)
const { token } = await one.signIn({ userType: 'ADMIN' })
const drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><rect width="9" height="9"/></svg>'
const pictures = await Promise.all(
  [await photo(300, 200).png().toBuffer(), drawing].map((bytes) => upload(one, { token, bytes })),
)
const { person } = await shopperWith(one)
const bank = bankId(await person.init('sandbox'))

type Ask = { path: string; host?: string; headers?: Record<string, string>; status?: number }

const html: Record<string, Ask> = {
  'a page': { path: '/about' },
  'a page from the cache': { path: '/about' },
  'a page that is not there': { path: '/nowhere', status: 404 },
  'the admin': { path: '/admin/orders' },
  'a preview': { path: new URL(preview.body.data.url, 'http://x').pathname },
  'a preview that is over': { path: '/preview/nothing', status: 404 },
  "the sandbox bank's page": { path: `/payment/sandbox/${bank}` },
  "the API's documentation": { path: '/api/docs' },
}

const others: Record<string, Ask> = {
  'a call': { path: '/api/v1/checkout/options' },
  'a refused call': { path: '/api/v1/orders', status: 401 },
  'a call that is not there': { path: '/api/nothing', status: 404 },
  'a file to save': { path: '/api/v1/newsletter/subscribers.csv', headers: { authorization: `Basic ${token}` } },
  'a built file': { path: '/assets/site.js' },
  'a built file that is not there': { path: '/assets/other.js', status: 404 },
  'a photo': { path: `/media/${pictures[0]?.body.data._id}/240` },
  'a drawing': { path: `/media/${pictures[1]?.body.data._id}/240` },
  'a picture that is not there': { path: '/media/nothing/240', status: 404 },
  robots: { path: '/robots.txt' },
  'the icon of the site': { path: '/favicon.ico' },
  'the site map': { path: '/sitemap.xml' },
  'rules for reading ahead': { path: '/speculation-rules.json' },
  'a host without a site': { path: '/', host: 'nobody.example', status: 404 },
  'a call to a host without a site': { path: '/api/v1/orders', host: 'nobody.example', status: 404 },
}

const ask = ({ path, host = one.host, headers }: Ask): Promise<Got> => get(host, path, headers)
const directives = ({ headers }: Got) =>
  new Map(
    String(headers['content-security-policy'])
      .split('; ')
      .map((text) => [text.split(' ')[0] ?? '', text.split(' ').slice(1).join(' ')]),
  )

describe.each(Object.entries({ ...html, ...others }))('%s', (name, wanted) => {
  test('is not taken for another type, is framed by its own site alone, and sets no cookie', async () => {
    const { status, headers } = await ask(wanted)
    expect({ status, ...headers }).toMatchObject({ status: wanted.status ?? 200, 'x-content-type-options': 'nosniff' })
    if (!/built file$/.test(name)) expect(headers['x-frame-options']).toBe('SAMEORIGIN')
    expect(headers).not.toHaveProperty('set-cookie')
    expect(headers).not.toHaveProperty('x-powered-by')
    expect(headers).not.toHaveProperty('server')
  })

  test('behind TLS asks for TLS from now on', async () => {
    const forwarded = { ...wanted.headers, 'x-forwarded-proto': 'https' }
    expect((await ask({ ...wanted, headers: forwarded })).headers['strict-transport-security']).toBe('max-age=31536000')
    expect((await ask(wanted)).headers).not.toHaveProperty('strict-transport-security')
  })
})

test.each([
  ['max-age=63072000; includeSubDomains', 'max-age=63072000; includeSubDomains'],
  ['off', undefined],
])('with HSTS=%s answers behind TLS say so, from the cache too', async (HSTS, said) => {
  const { strictTransport } = readConfig({ HSTS })
  const config = { ...services.config, strictTransport }
  const files = () => false
  const ask = await overHttp(createApp({ services: { ...services, config }, directory, assets: () => assets, files }))
  for (const path of ['/about', '/about', '/about', '/api/v1/checkout/options', '/nowhere'])
    expect((await ask(one.host, path, { 'x-forwarded-proto': 'https' })).headers['strict-transport-security']).toBe(
      said,
    )
})

test('security.txt names the contact for weaknesses, where one is set', async () => {
  const path = '/.well-known/security.txt'
  expect((await get(one.host, path)).status).toBe(404)
  const config = { ...services.config, securityContact: 'mailto:security@example.com' }
  const files = () => false
  const ask = await overHttp(createApp({ services: { ...services, config }, directory, assets: () => assets, files }))
  const { status, headers, text } = await ask(one.host, path)
  expect({ status, type: headers['content-type'] }).toEqual({ status: 200, type: 'text/plain; charset=utf-8' })
  const fields = new Map(text.split('\n').map((line) => line.split(/: (.*)/s).slice(0, 2) as [string, string]))
  expect(fields.get('Contact')).toBe('mailto:security@example.com')
  expect(fields.get('Canonical')).toMatch(/^http:\/\/one\.localhost:\d+\/\.well-known\/security\.txt$/)
  const days = (Date.parse(fields.get('Expires') ?? '') - Date.now()) / (24 * 3_600_000)
  expect(days).toBeGreaterThan(30)
  expect(days).toBeLessThan(365)
})

describe.each(Object.entries(html))('%s', (_, wanted) => {
  test('runs scripts of its site alone, none of them in the page', async () => {
    const answer = await ask(wanted)
    const policy = directives(answer)
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8')
    expect(policy.get('default-src')).toBe("'self'")
    expect(policy.get('script-src')).toBe("'self'")
    for (const [name, own] of [
      ['object-src', "'none'"],
      ['base-uri', "'self'"],
      ['form-action', "'self'"],
      ['frame-src', "'self' https://www.youtube-nocookie.com https://player.vimeo.com"],
      ['frame-ancestors', "'self'"],
    ] as const)
      expect(policy.get(name)).toBe(own)
    const scripts = answer.text.match(/<script\b[^>]*>/g) ?? []
    for (const script of scripts) expect(script).toMatch(/ src="\/|type="application\/(ld\+)?json"/)
    expect(answer.text).not.toMatch(/\son[a-z]+="/)
  })
})

// Shows B75.
test("Google's script is allowed where its button stands, on a site with a client id, and nowhere else", async () => {
  const client = { google: { clientId: '1-a.apps.googleusercontent.com' } }
  const editor = await openEditor(two)
  const login = { id: 'login', type: 'login', v: 1, props: {} }
  await editor.publish('/sign', [login])
  await editor.publish('/without', [{ ...login, props: { showGoogle: false } }])
  await editor.publish('/plain', [words('Plain')])
  const policyOf = async (path: string) => directives(await get(two.host, path))
  expect((await policyOf('/sign')).get('script-src')).toBe("'self'")
  const admin = (await two.signIn({ userType: 'ADMIN' })).token
  const { body } = await two.call('GET', '/api/v1/settings', { token: admin })
  const changed = { ...client, revision: body.data.revision }
  expect((await two.call('PATCH', '/api/v1/settings', { token: admin, body: changed })).status).toBe(200)
  // Twice: made, and from the cache.
  for (const _ of [1, 2]) {
    const policy = await policyOf('/sign')
    expect(policy.get('script-src')).toBe("'self' https://accounts.google.com/gsi/client")
    expect(policy.get('frame-src')).toMatch(/ https:\/\/accounts.google.com\/gsi\/$/)
  }
  for (const path of ['/without', '/plain', '/nowhere', '/admin'])
    expect((await policyOf(path)).get('script-src')).toBe("'self'")
})

test('a picture that is opened by itself runs and loads nothing', async () => {
  for (const name of ['a photo', 'a drawing']) {
    const policy = directives(await ask(others[name] ?? { path: '' }))
    expect(policy.get('default-src')).toBe("'none'")
    expect(policy.has('sandbox')).toBe(true)
  }
})

// Shows C61.
test('personal answers are cached nowhere, and the URL of a preview is sent to no other site', async () => {
  for (const name of ['a refused call', 'a file to save'])
    expect((await ask(others[name] ?? { path: '' })).headers['cache-control']).toBe('no-store')
  for (const name of ['the admin', 'a preview', "the sandbox bank's page"])
    expect((await ask(html[name] ?? { path: '' })).headers['cache-control']).toBe('no-store')
  for (const name of ['a preview', "the sandbox bank's page"])
    expect((await ask(html[name] ?? { path: '' })).headers['referrer-policy']).toBe('no-referrer')
})
