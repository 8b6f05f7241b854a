import { expect, test } from 'vitest'
import { routes } from '../../src/server/app.ts'
import { testApp, testSettings } from '../support/app.ts'
import { openEditor } from '../support/editing.ts'
import { overHttp } from '../support/outside/http.ts'

const { app, one, owner, services } = await testApp()
const get = await overHttp(app)
const { publish } = await openEditor(one)
await owner.query('update sites set settings = $2 where id = $1', [one.id, { ...testSettings, languages: ['hi-IN'] }])
services.bus.tell(one.id, ['site'])

const words = [{ id: 'words', type: 'content', props: { blocks: [{ type: 'paragraph', paragraph: 'Ours' }] } }]

test.each(['/forms/diwali', '/order/by-phone', '/wishlist/for-two', '/blog-of-ours'])(
  'a page of the site’s own stands at %s, beside those that the system serves',
  async (path) => {
    await publish(path, words)
    expect(await get(one.host, path)).toMatchObject({ status: 200, text: expect.stringContaining('Ours') })
  },
)

test('an unknown address in a room of the system is refused there, and is no page', async () => {
  for (const path of ['/api/nothing', '/media/nothing/at/all', '/preview/no/such/thing'])
    expect((await get(one.host, path)).text).not.toContain('id="main"')
})

// Shows B178.
test('each page that the system serves answers HEAD as it answers GET, without a body', async () => {
  const id = crypto.randomUUID()
  const pages = routes.filter(({ isPage, method }) => isPage && method === 'get').map(({ path }) => path)
  for (const pattern of pages) {
    const path = pattern.replaceAll(/\{\w+\}/g, id)
    const [whole, head] = [await get(one.host, path), await get(one.host, path, {}, 'HEAD')]
    expect([pattern, head.status, head.text]).toEqual([pattern, whole.status, ''])
  }
  expect((await get(one.host, '/feeds/google.xml', {}, 'HEAD')).headers.etag).toBeTruthy()
})

test('each page that the system serves at an address has one in every language of the site', async () => {
  const id = crypto.randomUUID()
  const pages = routes.filter(({ isPage, method }) => isPage && method === 'get').map(({ path }) => path)
  expect(pages).toContain('/wishlist/{token}')
  for (const pattern of pages) {
    const path = pattern.replaceAll(/\{\w+\}/g, id)
    const [plain, spoken] = [await get(one.host, path), await get(one.host, `/hi${path}`)]
    expect([pattern, spoken.status]).toEqual([pattern, plain.status])
    if (plain.text.includes('<html lang="en-IN"')) expect(spoken.text).toContain('<html lang="hi-IN"')
  }
})
