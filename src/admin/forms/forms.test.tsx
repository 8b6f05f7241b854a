// @vitest-environment happy-dom
import { describe, expect, test } from 'vitest'
import { testApp } from '../../../tests/support/app.ts'
import { fill } from '../../../tests/support/screens/mount.tsx'
import { dialog, page, press, rowOf, screensOf } from '../../../tests/support/screens/screen.tsx'
import type { FormField } from '../../shared/content/forms/form-answers.ts'
import type { StoredForm } from '../../shared/content/forms/forms.ts'
import { newField } from './beginnings.ts'

const app = await testApp()
const { one, two } = app
const openScreen = screensOf(app)
const { token } = await one.signIn({ userType: 'ADMIN' })

const texts = { submit: 'Send', success: 'Thanks', error: 'Sorry' }
const who = { ...newField('name', 'Your name'), key: 'who' }
const kind = { ...newField('choice', 'Kind', { options: ['Bowl', 'Plate'] }), key: 'kind' }
const deep = { ...newField('text', 'How deep?'), key: 'deep', when: { field: 'kind', is: 'Bowl' } }

async function made(name: string, fields: FormField[] = [who, kind]): Promise<string> {
  const { body } = await one.call('POST', '/api/v1/forms', { token, body: { name, definition: { fields, texts } } })
  return body.data._id
}
const stored = async (id: string): Promise<StoredForm> =>
  (await one.call('GET', `/api/v1/forms/${id}`, { token })).body.data

const text = () => document.body.textContent ?? ''
const control = (name: string) => document.querySelector<HTMLInputElement>(`[name="${name}"]`) as HTMLInputElement
const line = (start: string) =>
  [...document.querySelectorAll('button[aria-expanded]')].find((one) =>
    one.textContent?.startsWith(start),
  ) as HTMLElement

describe('the list of forms', () => {
  test('shows each with its number of fields, searches, and orders by the address', async () => {
    for (const name of ['Callback of one', 'Callback of two'])
      await made(name, name.endsWith('one') ? [who] : [who, kind])
    await openScreen('/forms?q=callback+of&sort=name&order=descend')
    await rowOf('Callback of one')
    const rows = [...document.querySelectorAll('tbody tr')].map(({ textContent }) => textContent)
    expect(rows).toEqual([
      expect.stringMatching(/^Callback of two.*2 fields/),
      expect.stringMatching(/^Callback of one.*1 field/),
    ])
  })

  test('a new form begins as one of those to start with, and opens', async () => {
    const user = await openScreen('/forms')
    await press(user, 'New form')
    const form = await dialog()
    await user.type(form.getByLabelText(/^Name/), 'Weave one for me')
    fill(control('from'), 'callback')
    await press(user, 'Make form', form)
    await expect.poll(() => document.querySelector('h1')?.textContent).toBe('Weave one for me')
    const { definition } = await stored(location.pathname.split('/').at(-1) ?? '')
    expect(definition.fields.map(({ type }) => type)).toEqual(['name', 'phone', 'choice'])
  })

  test('none yet says how forms come to pages', async () => {
    await openScreen('/forms', { site: two })
    await page().findByText('There are no forms yet')
  })
})

describe('a form', () => {
  /** A form of these fields on its screen. */
  async function show(name: string, fields?: FormField[]) {
    const id = await made(name, fields)
    const user = await openScreen(`/forms/${id}`)
    await page().findByText('Choice of one')
    return { id, user }
  }

  /** Opens the line of a field. */
  async function openLine(start: string, field: string): Promise<void> {
    line(start).click()
    await expect.poll(() => control(field)).toBeTruthy()
  }

  const offer = async (options: string) => {
    const box = control('definition.fields.1.options')
    box.focus()
    fill(box, options)
    await expect.poll(() => box.value).toBe(options)
    box.blur()
  }
  const rename = async (options: string) => {
    await openLine('Kind', 'definition.fields.1.options')
    await offer(options)
  }

  // Shows B102.
  test('gets a field, asked on a condition of another', async () => {
    const { id, user } = await show('Bowls')
    await press(user, 'Add field')
    await expect.poll(() => control('definition.fields.2.label')).toBeTruthy()
    fill(control('definition.fields.2.label'), 'How deep?')
    fill(control('definition.fields.2.when.field'), 'kind')
    await expect.poll(() => control('definition.fields.2.when.is')).toBeTruthy()
    fill(control('definition.fields.2.when.is'), 'Bowl')
    await expect.poll(text).toContain('shown when “Kind” is “Bowl”')
    await page().findByText('Unsaved changes')
    await press(user, 'Save')
    await page().findByText('Form saved')
    const { revision, definition } = await stored(id)
    expect(revision).toBe(2)
    expect(definition.fields[2]).toMatchObject({ label: 'How deep?', when: { field: 'kind', is: 'Bowl' } })
    expect(definition.texts).toMatchObject(texts)
    await expect.poll(text).not.toContain('Unsaved changes')
  })

  test("does not overwrite another user's changes", async () => {
    const { id, user } = await show('Ours')
    const { revision, definition } = await stored(id)
    await one.call('PUT', `/api/v1/forms/${id}`, { token, body: { name: 'Ring me', revision, definition } })
    fill(control('name'), 'Call me')
    await page().findByText('Unsaved changes')
    await press(user, 'Save')
    await expect.poll(text).toContain('Another user saved this form while you were editing.')
    expect(control('name').value).toBe('Call me')
    await press(user, 'Discard my changes and load theirs')
    await expect.poll(() => control('name').value).toBe('Ring me')
    fill(control('name'), 'Ring us')
    await page().findByText('Unsaved changes')
    await press(user, 'Save')
    await expect.poll(async () => (await stored(id)).name).toBe('Ring us')
    await expect.poll(() => document.querySelector('h1')?.textContent).toBe('Ring us')
  })

  test('a condition begins anew when it is about another field', async () => {
    const { user } = await show('Conditions')
    await press(user, 'Add field')
    await expect.poll(() => control('definition.fields.2.when.field')).toBeTruthy()
    fill(control('definition.fields.2.when.field'), 'kind')
    await expect.poll(() => control('definition.fields.2.when.is')).toBeTruthy()
    fill(control('definition.fields.2.when.is'), 'Bowl')
    fill(control('definition.fields.2.when.field'), 'who')
    await expect.poll(() => control('definition.fields.2.when.is')?.value).toBe('')
  })

  // Shows B102.
  test('whose option is renamed asks its questions after the new name', async () => {
    const { id, user } = await show('Renamed', [who, kind, deep])
    await openLine('How deep?', 'definition.fields.2.when.is')
    await rename('Deep bowl\nPlate')
    await expect.poll(text).toContain('shown when “Kind” is “Deep bowl”')
    expect(control('definition.fields.2.when.is').value).toBe('Deep bowl')
    await press(user, 'Save')
    const condition = async () => (await stored(id)).definition.fields[2]?.when
    await expect.poll(condition).toEqual({ field: 'kind', is: 'Deep bowl' })
  })

  // Shows B102.
  test('whose option is deleted says at the question that it is none of the answers, and is not saved', async () => {
    const { id, user } = await show('Deleted', [who, kind, deep])
    await rename('Plate')
    await press(user, 'Save')
    await expect.poll(text).toContain('Choose one of its answers.')
    expect(line('How deep?').getAttribute('aria-expanded')).toBe('true')
    expect(control('definition.fields.2.when.is').value).toBe('Bowl')
    expect(text()).toContain('“Bowl”, which is none of its answers')
    expect((await stored(id)).revision).toBe(1)
    await expect.poll(() => document.activeElement?.getAttribute('name')).toBe('definition.fields.2.when.is')
    // Another option's new name is none that was asked for.
    await offer('Dish')
    expect(text()).toContain('“Bowl”, which is none of its answers')
  })

  test('loses a field that is removed, and is as before once that is discarded', async () => {
    const { user } = await show('Discarded')
    await openLine('Kind', 'definition.fields.1.label')
    await press(user, 'Remove')
    await expect.poll(() => line('Kind')).toBeUndefined()
    await press(user, 'Discard')
    await expect.poll(() => line('Kind')).toBeTruthy()
  })

  // Shows B344.
  test('has a field again that was removed by mistake, in its place and as it was', async () => {
    const { user } = await show('By mistake')
    await openLine('Your name', 'definition.fields.0.label')
    await press(user, 'Remove')
    await expect.poll(() => line('Your name')).toBeUndefined()
    await page().findByText('“Your name” is removed')
    await press(user, 'Undo')
    await expect.poll(() => line('Your name')).toBeTruthy()
    expect(text().indexOf('Your name')).toBeLessThan(text().indexOf('Kind'))
    expect(control('name').value).toBe('By mistake')
  })

  test('a faulty field opens and says why, and nothing is saved', async () => {
    const { id, user } = await show('Faulty')
    await openLine('Kind', 'definition.fields.1.options')
    fill(control('definition.fields.1.options'), '')
    line('Kind').click()
    await press(user, 'Save')
    await expect.poll(text).toContain('Enter at least one option.')
    expect(line('Kind').getAttribute('aria-expanded')).toBe('true')
    expect((await stored(id)).revision).toBe(1)
  })

  test('that is gone says so', async () => {
    await openScreen('/forms/00000000-0000-4000-8000-000000000000')
    await page().findByText('Form not found')
  })
})
