import { expect, test } from 'vitest'
import { testApp, testSettings } from '../../../../../tests/support/app.ts'
import { overHttp } from '../../../../../tests/support/outside/http.ts'
import { createPage } from '../pages/index.ts'

const { app, one, owner, services } = await testApp()
const get = await overHttp(app)

// Shows B114.
test('a shop whose own language is Hindi says in Hindi what its sections begin with, and in the owner’s words the rest', async () => {
  await owner.query('update sites set settings = $2 where id = $1', [one.id, { ...testSettings, locale: 'hi-IN' }])
  services.bus.tell(one.id, ['site'])
  const sections = [
    { id: 'a', type: 'not-found', props: {} },
    { id: 'b', type: 'cta', props: { heading: 'Diwali lamps' } },
  ]
  await createPage(await one.ctx(), { kind: 'page', key: '/lost', title: 'Lost', document: { sections } })
  const { text } = await get(one.host, '/lost')
  expect(text).toContain('<html lang="hi-IN"')
  expect(text).toContain('यह पन्ना यहाँ नहीं है')
  expect(text).toContain('Diwali lamps')
  expect(text).not.toContain('This page is not here')
  expect((await get(one.host, '/nowhere')).text).toContain('यह पन्ना यहाँ नहीं है')
})
