// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { testApp } from '../../../tests/support/app.ts'
import { openEditor, words } from '../../../tests/support/editing.ts'
import { overHttp } from '../../../tests/support/outside/http.ts'
import { page, press, retype, rowOf, screensOf, within } from '../../../tests/support/screens/screen.tsx'

const app = await testApp()
const { one, two } = app
const openScreen = screensOf(app)
const get = await overHttp(app.app)
const { token } = await one.signIn({ userType: 'ADMIN' })
const editor = await openEditor(one)
const { revision } = (await one.call('GET', '/api/v1/settings', { token })).body.data
await one.call('PATCH', '/api/v1/settings', { token, body: { revision, languages: ['hi-IN'] } })

test('a page is listed as not translated, then in part, and is read in the other language', async () => {
  await editor.publish('/kites', [words('Paper kites')])
  const user = await openScreen('/translations?q=/kites')
  expect((await rowOf('Title of /kites')).textContent).toContain('Not translated')
  await user.click(page().getByRole('link', { name: 'Title of /kites' }))
  await page().findByText('Paper kites')
  const original = page().getByText('Paper kites').closest('li')
  const box = original?.querySelector('textarea, input')
  await user.click(box as HTMLElement)
  await user.paste('काग़ज़ की पतंगें')
  await press(user, 'Save')
  await page().findByText('Saved')
  expect((await get(one.host, '/hi/kites')).text).toContain('काग़ज़ की पतंगें')
  expect((await get(one.host, '/kites')).text).toContain('Paper kites')
  await openScreen('/translations?q=/kites')
  expect((await rowOf('Title of /kites')).textContent).toContain('In part')
})

test('a translation is saved, corrected and saved again', async () => {
  const { _id } = await editor.publish('/lamps', [words('Brass lamps')])
  const user = await openScreen(`/translations/page/${_id}`)
  const box = (await page().findByText('Brass lamps')).closest('li')?.querySelector('textarea')
  for (const text of ['पीतल के दिये', 'पीतल के दीपक']) {
    await retype(user, box as HTMLElement, text)
    await press(user, 'Save')
    await expect.poll(async () => (await get(one.host, '/hi/lamps')).text).toContain(text)
  }
})

test('a text that was changed since its translation says so', async () => {
  const made = await editor.publish('/drums', [words('Old drums')])
  const read = async () =>
    (await one.call('GET', `/api/v1/translations/page/${made._id}`, { token, query: { language: 'hi-IN' } })).body.data
  const body = { language: 'hi-IN', words: [{ of: 'Old drums', text: 'पुराने ढोल' }], revision: (await read()).revision }
  await one.call('PUT', `/api/v1/translations/page/${made._id}`, { token, body })
  const { body: saved } = await editor.save(await editor.read(made._id), [words('New drums')])
  await editor.call('POST', `/pages/${made._id}/publish`, { revision: saved.data.revision })
  await openScreen('/translations?q=/drums')
  expect((await rowOf('Title of /drums')).textContent).toMatch(/Changed since|In part|Not translated/)
})

test('only what is not translated yet is shown on request', async () => {
  await editor.publish('/wind-flutes', [words('Bamboo flutes')])
  const { _id } = await editor.publish('/wind-horns', [words('Brass horns')])
  const at = `/api/v1/translations/page/${_id}`
  const { body } = await one.call('GET', at, { token, query: { language: 'hi-IN' } })
  const texts = body.data.wordings.map(({ of }: { of: string }) => ({ of, text: `${of} हिन्दी` }))
  await one.call('PUT', at, { token, body: { language: 'hi-IN', words: texts, revision: body.data.revision } })
  const user = await openScreen('/translations?q=/wind')
  expect((await rowOf('Title of /wind-horns')).textContent).toContain('Done')
  await press(user, 'Not translated yet')
  await expect.poll(() => location.search).toContain('show=open')
  await expect.poll(() => page().queryByText('Title of /wind-horns')).toBeNull()
  await rowOf('Title of /wind-flutes')
})

test('another kind of things is shown in the language that was chosen', async () => {
  const { revision } = (await one.call('GET', '/api/v1/settings', { token })).body.data
  await one.call('PATCH', '/api/v1/settings', { token, body: { revision, languages: ['hi-IN', 'ta-IN'] } })
  const user = await openScreen('/translations?language=ta-IN&show=open')
  const kinds = within(await page().findByRole('navigation', { name: 'What to translate' }))
  await user.click(kinds.getByRole('link', { name: 'Products' }))
  await page().findByRole('searchbox', { name: 'Search products' })
  const languages = within(page().getByRole('navigation', { name: 'Languages' }))
  expect(languages.getByRole('link', { current: 'page' }).textContent).toMatch(/Tamil|தமிழ்/)
  expect(page().getByRole('button', { name: 'Not translated yet' }).getAttribute('aria-pressed')).toBe('true')
})

test('a site in one language is led to where another one is added', async () => {
  const user = await openScreen('/translations', { site: two })
  await page().findByText('Your site is in one language')
  await user.click(page().getByRole('link', { name: 'Add a language' }))
  await page().findByRole('group', { name: 'Other languages' })
})

test('staff who may only look read a translation and cannot type into it', async () => {
  const { _id } = await editor.publish('/bells', [words('Temple bells')])
  await openScreen(`/translations/page/${_id}`, { as: ['view'] })
  const original = (await page().findByText('Temple bells')).closest('li')
  expect(original?.querySelector('textarea, input')?.matches('fieldset:disabled *')).toBe(true)
})
