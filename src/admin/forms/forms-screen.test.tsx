// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { testApp } from '../../../tests/support/app.ts'
import { choose, dialog, page, press, rowOf, screensOf, within } from '../../../tests/support/screens/screen.tsx'
import type { FormField } from '../../shared/content/forms/form-answers.ts'
import { newField } from './beginnings.ts'

const app = await testApp()
const { one } = app
const openScreen = screensOf(app)
const { token } = await one.signIn({ userType: 'ADMIN' })

async function made(name: string, fields: FormField[] = [newField('text', 'Question')]): Promise<string> {
  const { body } = await one.call('POST', '/api/v1/forms', { token, body: { name, definition: { fields } } })
  return body.data._id
}

async function fieldsOf(id: string): Promise<FormField[]> {
  return (await one.call('GET', `/api/v1/forms/${id}`, { token })).body.data.definition.fields
}

/** The fields of a form's line that is opened. */
async function openLine(id: string, start: RegExp) {
  const user = await openScreen(`/forms/${id}`)
  await user.click(await page().findByRole('button', { name: start }))
  return user
}

test('a form is deleted once the question is answered, and is listed no more', async () => {
  await made('Weaving')
  const user = await openScreen('/forms?q=Weaving')
  await choose(user, await rowOf('Weaving'), 'Delete')
  await press(user, 'Delete form', await dialog())
  await expect.poll(() => page().queryByRole('link', { name: 'Weaving' })).toBeNull()
})

test('a form leads to its own answers alone', async () => {
  const id = await made('Dyeing')
  const user = await openScreen('/forms?q=Dyeing')
  await choose(user, await rowOf('Dyeing'), 'View answers')
  await expect.poll(() => location.pathname).toBe('/admin/inbox')
  expect(Object.fromEntries(new URLSearchParams(location.search))).toMatchObject({ form: id })
})

test('a field of files that becomes a choice begins without options', async () => {
  const files = newField('file', 'Your sketch', { options: ['pictures', 'pdf'], max: 3 })
  const id = await made('Sketches', [files])
  const user = await openLine(id, /^Your sketch/)
  await user.selectOptions(page().getByLabelText('Type'), 'Choice of one')
  expect(await page().findByLabelText('Options')).toHaveProperty('value', '')
  await user.type(page().getByLabelText('Options'), 'Bowl')
  await press(user, 'Save')
  await expect.poll(async () => (await fieldsOf(id))[0]).toMatchObject({ type: 'choice', options: ['Bowl'], max: null })
})

test('an error message that the owner writes is saved with its field', async () => {
  const id = await made('Tables', [newField('number', 'Guests', { required: true })])
  const user = await openLine(id, /^Guests/)
  await user.type(page().getByLabelText('Error message'), 'We seat eight at most.')
  await press(user, 'Save')
  await expect.poll(async () => (await fieldsOf(id))[0]).toMatchObject({ message: 'We seat eight at most.' })
})

test('bounds of a number are no number of characters, and are forgotten where there are none', async () => {
  const id = await made('Sizes', [newField('number', 'How wide?', { min: 100, max: 900 })])
  const user = await openLine(id, /^How wide/)
  await user.clear(page().getByLabelText('Largest'))
  await user.type(page().getByLabelText('Largest'), '9')
  await user.selectOptions(page().getByLabelText('Type'), 'Text')
  expect(await page().findByLabelText('Fewest characters')).toHaveProperty('value', '')
  await user.selectOptions(page().getByLabelText('Type'), 'Number')
  await user.type(await page().findByLabelText('Smallest'), '9')
  await user.type(page().getByLabelText('Largest'), '1')
  await user.selectOptions(page().getByLabelText('Type'), 'Date')
  await press(user, 'Save')
  await expect.poll(async () => (await fieldsOf(id))[0]).toMatchObject({ type: 'date', min: null, max: null })
})

test('a field is shown on a condition of those above it, and of no others', async () => {
  const id = await made(
    'Visits',
    ['Day', 'Place', 'Guests'].map((label) => newField('text', label)),
  )
  await openLine(id, /^Place/)
  const offered = within(await page().findByLabelText('Shown')).getAllByRole('option')
  expect(offered.map(({ textContent }) => textContent)).toEqual(['always', 'when “Day” is'])
})
