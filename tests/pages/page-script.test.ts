import { expect, test } from 'vitest'
import { testApp, testSettings } from '../support/app.ts'
import { openEditor, words } from '../support/editing.ts'
import { overHttp } from '../support/outside/http.ts'

const { app, one, two, owner } = await testApp()
const get = await overHttp(app)
const editor = await openEditor(one)

const chat = { id: 'chat', type: 'whatsapp-button', v: 1, props: { layout: 'corner', phone: '+91 98290 41122' } }

// Shows B197.
test('a page that has nothing alive but the chat button in its corner has the script that lets it step aside', async () => {
  await editor.publish('/plain', [words('Our doctors')])
  await editor.publish('/with-chat', [words('Our doctors'), chat])
  expect((await get(one.host, '/plain')).text).not.toContain('data-start=')
  const { text } = await get(one.host, '/with-chat')
  expect(text).toContain('chat-corner')
  expect(text).toContain('data-start="/assets/start.js')
})

const items = [{ text: 'Contact', action: { type: 'page', value: '/plain' } }]
const quiet = { items, showSearch: false, showWishlist: false, showCart: false }
const header = { id: 'head', type: 'header', v: 1, props: quiet }

// Shows B31.
test('a page that has nothing alive but the menu of phones has the script by which Back closes it', async () => {
  await editor.publish('/with-menu', [words('Our doctors'), header])
  const { text } = await get(one.host, '/with-menu')
  expect(text).not.toContain('data-island=')
  expect(text).toContain('data-start="/assets/start.js')
})

// Shows B109.
test('a page that has nothing alive but links to other languages has the script that follows them', async () => {
  await owner.query('update sites set settings = $2 where id = $1', [two.id, { ...testSettings, languages: ['hi-IN'] }])
  await (await openEditor(two)).publish('/plain', [words('Our doctors'), header])
  const { text } = await get(two.host, '/hi/plain')
  expect(text).not.toContain('data-island=')
  expect(text).toContain('data-language=')
  expect(text).toContain('data-start="/assets/start.js')
})

// Shows B264.
test('a page that has nothing alive has the script that keeps the coupon of its link', async () => {
  await editor.publish('/offer', [words('Ten per cent off')])
  for (const query of ['', '?coupon=', '?utm_source=mail']) {
    const { text } = await get(one.host, `/offer${query}`)
    expect(text).not.toContain('data-start=')
  }
  for (const query of ['?coupon=TEN', '?utm_source=mail&coupon=ten'])
    expect((await get(one.host, `/offer${query}`)).text).toContain('data-start="/assets/start.js')
})
