import { expect, test } from 'vitest'
import { testApp } from '../../../../../tests/support/app.ts'
import { openEditor } from '../../../../../tests/support/editing.ts'
import { overHttp } from '../../../../../tests/support/outside/http.ts'
import { translating } from '../../../../../tests/support/translating.ts'
import { createPage } from '../pages/index.ts'

const { app, one, two } = await testApp()
const get = await overHttp(app)
const { token } = await one.signIn({ userType: 'STAFF', permissions: ['content', 'settings'] })
const { page } = await translating(one, token)

// Shows B109.
test('a translated page has an address of its own, and names the others', async () => {
  await page('/found', { type: 'quote', props: { message: 'Hello' } })
  const origin = `http://${one.host}`
  for (const [path, locale] of [
    ['/found', 'en-IN'],
    ['/hi/found', 'hi-IN'],
  ] as const) {
    const { text } = await get(one.host, path)
    expect(text).toMatch(new RegExp(`<html lang="${locale}"`))
    expect(text).toMatch(new RegExp(`<link rel="canonical" href="[^"]*${path}"`))
    expect(
      [...text.matchAll(/rel="alternate" hrefLang="([^"]+)" href="[^"]*?(\/(?:hi\/)?found)"/gi)].map((m) => m.slice(1)),
    ).toEqual([
      ['en-IN', '/found'],
      ['hi-IN', '/hi/found'],
      ['x-default', '/found'],
    ])
  }
  const { text } = await get(one.host, '/sitemap.xml')
  expect(text).toContain(`/hi/found</loc>`)
  expect(text).toMatch(/hreflang="hi-IN" href="[^"]*\/hi\/found"/)
  expect(origin).toContain(one.host)
})

// Shows B109.
test('an address begins with a language only where the site has it', async () => {
  await page('/alone', { type: 'quote', props: { message: 'Hello' } })
  expect((await get(one.host, '/bn/alone')).status).toBe(404)
  expect((await get(two.host, '/hi')).status).toBe(404)
  expect((await get(one.host, '/hindi')).status).toBe(404)
})

// Shows B109.
test('links of a page stay in its language, but for those that lead elsewhere', async () => {
  const button = (value: string, text: string) => ({
    buttonText: text,
    buttonAction: { type: 'external', value },
  })
  await page('/links', {
    type: 'cta',
    props: {
      heading: 'Go',
      buttons: [
        button('/craft?a=1#b', 'Here'),
        button('https://example.com/x', 'There'),
        button('/media/a.pdf', 'File'),
        button('/sitemap.xml', 'Sitemap'),
      ],
    },
  })
  const { text } = await get(one.host, '/hi/links')
  expect(text).toContain('href="/hi/craft?a=1#b"')
  expect(text).toContain('href="https://example.com/x"')
  expect(text).toContain('href="/media/a.pdf"')
  expect(text).toContain('href="/sitemap.xml"')
  expect((await get(one.host, '/links')).text).toContain('href="/craft?a=1#b"')
})

// Shows B109.
test.each([
  '/newsletter/leave?id=some.id',
  '/mails/price-drops/leave?id=some.id',
  '/delivery-check?product=lamp&pincode=411001',
  '/order/0d9c4a52-1f5e-4c58-9a3e-0d9c4a521f5e.1.x',
  '/pay/0d9c4a52-1f5e-4c58-9a3e-0d9c4a521f5e.1.x',
  '/wishlist/0d9c4a52-1f5e-4c58-9a3e-0d9c4a521f5e.x',
])('the switch of %s leads to the same page without script', async (address) => {
  const header = { sections: [{ id: 'header', type: 'header', props: {} }] }
  const whole = { kind: 'group', key: 'header', title: 'Header', document: header } as const
  await createPage(await one.ctx(), whole).catch(() => undefined)
  const written = address.replace('&', '&amp;')
  const [english, hindi] = [await get(one.host, address), await get(one.host, `/hi${address}`)]
  expect(english.text).toContain(`href="/hi${written}" hrefLang="hi-IN"`)
  expect(hindi.text).toContain(`href="${written}" hrefLang="en-IN"`)
  expect(hindi.text).toContain('<html lang="hi-IN"')
})

test('a language is added once, and neither the one that the site is written in nor one that a page begins with', async () => {
  const change = async (body: object) => {
    const { revision } = (await one.call('GET', '/api/v1/settings', { token })).body.data
    const answer = await one.call('PATCH', '/api/v1/settings', { token, body: { ...body, revision } })
    return [answer.status, answer.body.errors?.[0].field, answer.body.msg]
  }
  expect(await change({ languages: ['hi-IN', 'en-GB'] })).toEqual([
    400,
    'languages',
    'The site is already written in this language.',
  ])
  expect(await change({ locale: 'hi-IN' })).toEqual([400, 'locale', 'The site is already written in this language.'])
  expect(await change({ languages: ['hi-IN', 'xx-XX'] })).toMatchObject([400, 'languages.1', 'Choose a language.'])
  await page('/bn/about')
  expect(await change({ languages: ['hi-IN', 'bn-IN'] })).toEqual([
    409,
    'languages',
    'Addresses in this language would clash with the page /bn/about. Move the page first.',
  ])
  const editor = await openEditor(one)
  const refused = await editor.call('POST', '/pages', { title: 'Ours', path: '/hi/ours', preset: 'blank' })
  expect([refused.status, refused.body.errors[0].field]).toEqual([400, 'path'])
})
