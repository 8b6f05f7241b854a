import { expect, test } from 'vitest'
import { createPage, listTemplates } from '../../src/server/modules/content/pages/index.ts'
import { standardTemplates } from '../../src/server/modules/over/starters/index.ts'
import { starterNames } from '../../src/server/modules/over/starters/starter.ts'
import { systemRoutes } from '../../src/shared/content/pages/paths.ts'
import { testApp } from '../support/app.ts'
import { words } from '../support/editing.ts'
import { overHttp } from '../support/outside/http.ts'

const { app, directory, one, two, owner, another } = await testApp({ standardTemplates })
const get = await overHttp(app)

const template = (key: string, text: string) => ({
  kind: 'template' as const,
  key,
  title: text,
  document: { sections: [words(text)] },
})

// Shows B46.
test('a site without a template shows the standard one', async () => {
  const page = await get(one.host, '/login')
  expect(page.status).toBe(200)
  expect(page.text).toContain('name="password"')
  expect(await listTemplates(await one.ctx())).toContain('search')
})

// Shows B8.
test.each([
  ...['/reset-password?requestId=1&email=a%40b.in', '/cart', '/checkout', '/search', '/newsletter'],
  ...['wishlist', 'orders', 'addresses', 'profile', 'password'].map((screen) => `/setting/${screen}`),
  ...['/payment/success', '/payment/result'],
])('%s is a page of sections, which its owner can make the site’s own', async (path) => {
  expect((await get(one.host, path)).status).toBe(200)
  const { token } = await one.signIn({ userType: 'ADMIN' })
  const { body } = await one.call('GET', '/api/v1/standard-templates', { token })
  expect(body.data.map((template: { path: string }) => template.path)).toContain(path.split('?')[0])
})

// Shows B46.
test('a site’s own template takes precedence from the moment it is published', async () => {
  expect((await get(two.host, '/cart')).text).not.toContain('Our own bag')
  await createPage(await two.ctx(), template('cart', 'Our own bag'))
  expect((await get(two.host, '/cart')).text).toContain('Our own bag')
  expect((await get(one.host, '/cart')).text).not.toContain('Our own bag')
})

// Shows B46.
test('a template that its owner unpublished stays away', async () => {
  await createPage(await two.ctx(), template('signup', 'Join'))
  await owner.query("update pages set published_version = null where kind = 'template' and key = 'signup'")
  const ask = await overHttp(await another())
  expect((await ask(two.host, '/signup')).status).toBe(404)
  expect((await ask(one.host, '/signup')).status).toBe(200)
  expect(await listTemplates(await two.ctx())).not.toContain('signup')
})

test('a site made of a starter falls back to the templates of that starter', async () => {
  const site = await directory.byKey('one')
  if (!site) throw new Error('there is no site one')
  const shop = await standardTemplates({ ...site, starter: 'shop' })
  const base = await standardTemplates({ ...site, starter: undefined })
  expect(shop.get('product')?.document).not.toEqual(base.get('product')?.document)
  expect([...shop.keys()]).toEqual(expect.arrayContaining([...base.keys()]))
})

// Shows B46.
test('the owner sees which templates stand in, makes one the site’s own, and the public sees the same', async () => {
  const { token } = await one.signIn({ userType: 'ADMIN' })
  const before = await get(one.host, '/setting/orders')
  const listed = await one.call('GET', '/api/v1/standard-templates', { token })
  expect(listed.body.data).toContainEqual({ _id: 'orders', title: expect.any(String), path: '/setting/orders' })

  const made = await one.call('POST', '/api/v1/standard-templates/orders', { token })
  expect(made.body.data).toMatchObject({ kind: 'template', key: 'orders', publishedVersion: 1, changed: false })
  const main = (text: string) => text.slice(text.indexOf('<main'), text.indexOf('</main>'))
  expect(main((await get(one.host, '/setting/orders')).text)).toBe(main(before.text))

  const after = await one.call('GET', '/api/v1/standard-templates', { token })
  expect(after.body.data.map(({ _id }: { _id: string }) => _id)).not.toContain('orders')
  expect((await one.call('POST', '/api/v1/standard-templates/orders', { token })).status).toBe(404)
  expect((await one.call('POST', '/api/v1/standard-templates/nothing', { token })).status).toBe(404)
})

test('the platform has its own pages of the system, and none of a shop’s', async () => {
  const site = await directory.byKey('one')
  if (!site) throw new Error('there is no site one')
  const keys = [...(await standardTemplates({ ...site, kind: 'platform' })).keys()]
  expect(keys).toEqual(expect.arrayContaining(['login', 'register', 'reset-password']))
  expect(keys).not.toContain('cart')
})

test.each(starterNames)('with the starter %s every address of the system has a template', async (starter) => {
  const site = await directory.byKey('one')
  if (!site) throw new Error('there is no site one')
  const known = await standardTemplates({ ...site, starter })
  for (const { template } of systemRoutes.filter(({ platform }) => !platform))
    expect([...known.keys()]).toContain(template)
})
