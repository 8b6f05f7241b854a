import { expect, test } from 'vitest'
import { testApp } from '../../../../../tests/support/app.ts'
import { openEditor } from '../../../../../tests/support/editing.ts'
import { overHttp } from '../../../../../tests/support/outside/http.ts'
import type { Wording } from '../../../../shared/content/translations.ts'
import { createPage } from '../pages/index.ts'

const { app, one } = await testApp()
const get = await overHttp(app)
const { token } = await one.signIn({ userType: 'ADMIN' })
const editor = await openEditor(one)
const language = 'hi-IN'
const { revision } = (await one.call('GET', '/api/v1/settings', { token })).body.data
await one.call('PATCH', '/api/v1/settings', { token, body: { languages: [language], revision } })

const read = async (id: string) =>
  (await one.call('GET', `/api/v1/translations/page/${id}`, { token, query: { language } })).body.data

async function write(id: string, words: Record<string, string>): Promise<void> {
  const { revision } = await read(id)
  const said = Object.entries(words).map(([of, text]) => ({ of, text }))
  const body = { language, words: said, revision }
  expect((await one.call('PUT', `/api/v1/translations/page/${id}`, { token, body })).status).toBe(200)
}

/** The texts of a page that have been changed since their translation, each with the former translation. */
async function changedSince(id: string): Promise<Record<string, string>> {
  const { wordings } = await read(id)
  const changed = wordings.filter(({ state }: Wording) => state === 'stale')
  return Object.fromEntries(changed.map(({ of, before }: Wording) => [of, before?.text]))
}

/** A section for each text, all at one place of the page. */
const quotes = (...messages: string[]) =>
  messages.map((message, index) => ({ id: `s${index}`, type: 'quote', v: 1, props: { message } }))

async function publish(id: string, ...messages: string[]): Promise<void> {
  const { revision } = (await editor.save(await editor.read(id), quotes(...messages))).body.data
  expect((await editor.call('POST', `/pages/${id}/publish`, { revision })).status).toBe(200)
}

// Shows B110.
test('saving one translation keeps the other former ones as hints, each at the text that replaced its own', async () => {
  const { _id: id } = await editor.publish('/hints', quotes('One', 'Two', 'Three'))
  await write(id, { One: 'एक', Two: 'दो', Three: 'तीन' })
  await publish(id, 'New one', 'New two', 'Three')
  expect(await changedSince(id)).toEqual({ 'New one': 'एक', 'New two': 'दो' })
  await write(id, { 'New one': 'नया एक', 'New two': '', Three: 'तीन' })
  expect(await changedSince(id)).toEqual({ 'New two': 'दो' })
  await write(id, { 'New two': 'नया दो' })
  expect(await changedSince(id)).toEqual({})
  await publish(id, 'New one', 'Newest two', 'Three')
  expect(await changedSince(id)).toEqual({ 'Newest two': 'नया दो' })
})

// Shows B110.
test('two translations of one text are refused at the second, because equal texts share one', async () => {
  const { _id: id } = await editor.publish('/twice', quotes('Same', 'Same'))
  const { revision, wordings } = await read(id)
  expect(wordings.filter(({ of }: Wording) => of === 'Same')).toHaveLength(1)
  const put = (...texts: string[]) => {
    const words = texts.map((text) => ({ of: 'Same', text }))
    return one.call('PUT', `/api/v1/translations/page/${id}`, { token, body: { language, words, revision } })
  }
  expect(await put('वही', 'एक ही')).toMatchObject({ status: 400, body: { errors: [{ field: 'words.1.text' }] } })
  expect((await put('वही', 'वही')).status).toBe(200)
})

// Shows B110.
test('a text that comes back has its translation again, unless that was deleted', async () => {
  const { _id: id } = await editor.publish('/back', quotes('First', 'Second'))
  await write(id, { First: 'पहला', Second: 'दूसरा' })
  await publish(id, 'Other', 'Else')
  await write(id, { Other: 'अन्य', Else: 'और' })
  await publish(id, 'First', 'Second')
  const { text } = await get(one.host, '/hi/back')
  expect(text).toContain('पहला')
  expect(text).toContain('दूसरा')
  await write(id, { First: '' })
  expect((await get(one.host, '/hi/back')).text).toContain('First')
})

test.each(['all', 'open'])('the list of %s pages to translate has each of them once, page by page', async (show) => {
  const ctx = await one.ctx()
  for (let at = 0; at < 60; at++)
    await createPage(ctx, { kind: 'page', key: `/${show}-${at}`, title: `Page ${at}`, document: { sections: [] } })
  const names: string[] = []
  for (let from: number | null = 0; from !== null; ) {
    const query = { language, kind: 'page', show, q: `/${show}-`, from: String(from) }
    const { body } = await one.call('GET', '/api/v1/translations', { token, query })
    names.push(...body.data.map(({ name }: { name: string }) => name))
    from = body.next
  }
  expect(names.toSorted()).toEqual(Array.from({ length: 60 }, (_, at) => `Page ${at}`).toSorted())
})
