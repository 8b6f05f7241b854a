import { expect, test } from 'vitest'
import { testApp } from '../../../../../tests/support/app.ts'
import { openEditor } from '../../../../../tests/support/editing.ts'
import { overHttp } from '../../../../../tests/support/outside/http.ts'

const { app, one } = await testApp()
const get = await overHttp(app)
const editor = await openEditor(one)

const fields = [
  { key: 'who', type: 'name', label: 'Your name', required: true },
  { key: 'days', type: 'several', label: 'Days', options: ['Monday', 'Friday'] },
  { key: 'plan', type: 'file', label: 'Plan', options: ['pdf'] },
]

// Shows B102.
test('a form that three sections of a page show is drawn in each with ids of its own, and each takes answers', async () => {
  const { body } = await editor.call('POST', '/forms', { name: 'Callback', definition: { fields } })
  const form = body.data._id
  const section = (id: string, type: string) => ({ id, type, v: 1, props: { form, heading: `Form ${id}` } })
  await editor.publish('/twice', [section('a', 'form'), section('b', 'form'), section('c', 'embedded-form')])
  const { text: html } = await get(one.host, '/twice')
  const all = (pattern: RegExp) => [...html.matchAll(pattern)].map(([, found]) => found)
  const ids = all(/\sid="([^"]+)"/g)
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
  // A label that leads to the other form's control would fill in that one.
  const drawn = html
    .split('<form')
    .slice(1)
    .filter((part: string) => part.includes('answers.who'))
  expect(drawn).toHaveLength(2)
  for (const part of drawn) {
    const [own = ''] = part.split('</form>')
    const labelled = [...own.matchAll(/\sfor="([^"]+)"/g)].map(([, id]) => id)
    expect(labelled).not.toEqual([])
    expect(labelled.filter((id) => !own.includes(` id="${id}"`))).toEqual([])
  }
  const islands = all(/data-island="([^"]+)"/g)
  const prefixes = all(/data-prefix="([^"]+)"/g)
  expect(islands.filter((name) => name === 'own-form')).toHaveLength(2)
  expect(new Set(prefixes).size).toBe(prefixes.length)
  for (const who of ['Asha', 'Meera'])
    expect((await one.call('POST', `/api/v1/forms/${form}/answers`, { body: { answers: { who } } })).status).toBe(200)
})
