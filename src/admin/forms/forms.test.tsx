// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { mountScreens } from '../../../tests/support/screens/admin-screens.tsx'
import { fill, press } from '../../../tests/support/screens/mount.tsx'
import { toldToasts } from '../../../tests/support/screens/toasts.ts'
import type { StoredForm } from '../../shared/content/forms/forms.ts'
import { newField } from './beginnings.ts'
import { FormScreen } from './form-screen.tsx'
import { FormsScreen } from './forms-screen.tsx'
import { formsSearch } from './search.ts'

const said = toldToasts()

const texts = { submit: 'Send', success: 'Thanks', error: 'Sorry' }
const form = (_id: string, name: string, fields: StoredForm['definition']['fields']): StoredForm => ({
  ...{ _id, name, revision: 1 },
  definition: { fields, texts },
})

type Call = { method: string; path: string; query: Record<string, string>; body?: StoredForm }

let stored: StoredForm[] = []
let calls: Call[] = []
let isRefused = false
let mounted: { unmount: () => void }

/** As the server does it. */
function answer({ method, path, body }: Call): object {
  const id = path.split('/').at(-1)
  if (path.endsWith('/session')) return { data: { _id: 'me', userType: 'STAFF', permissions: ['content'] } }
  if (method === 'POST' && body) {
    stored.push({ ...form('0c', body.name, body.definition.fields) })
    return { data: { _id: '0c' } }
  }
  if (method === 'DELETE') {
    stored = stored.filter(({ _id }) => _id !== id)
    return { data: { _id: id } }
  }
  if (method === 'PUT' && body) {
    const changed = { ...body, _id: id ?? '', revision: body.revision + 1 }
    stored = stored.map((one) => (one._id === id ? changed : one))
    return { data: changed }
  }
  const one = stored.find(({ _id }) => _id === id)
  if (one) return { data: one }
  const rows = stored.map(({ _id, name, definition: { fields } }) => ({
    ...{ _id, name, fields: fields.length, changed: '2026-03-01T10:00:00Z' },
  }))
  return { data: rows, total: rows.length }
}

function open(address: string) {
  mounted = mountScreens(address, [
    { path: '/forms', validateSearch: formsSearch, component: FormsScreen },
    { path: '/forms/$id', component: FormScreen },
  ])
}

beforeEach(() => {
  localStorage.setItem('user-auth-token', 'token')
  calls = []
  isRefused = false
  const who = { ...newField('name', 'Your name'), key: 'who' }
  const kind = { ...newField('choice', 'Kind', { options: ['Bowl', 'Plate'] }), key: 'kind' }
  stored = [form('0a', 'Callback', [who, kind]), form('0b', 'Feedback', [who])]
  vi.stubGlobal('fetch', async (url: string, { method = 'GET', body }: { method?: string; body?: string } = {}) => {
    const { pathname: path, searchParams } = new URL(url, location.origin)
    const one: Call = { method, path, query: Object.fromEntries(searchParams), ...(body && { body: JSON.parse(body) }) }
    calls.push(one)
    if (isRefused) return Response.json({ msg: 'It was changed meanwhile.' }, { status: 409 })
    return Response.json(answer(one))
  })
})
afterEach(() => {
  mounted.unmount()
  vi.unstubAllGlobals()
  vi.clearAllMocks()
  document.body.replaceChildren()
})

const text = () => document.body.textContent ?? ''
const sent = (method: string) => calls.filter((call) => call.method === method)
const control = (name: string) => document.querySelector<HTMLInputElement>(`[name="${name}"]`) as HTMLInputElement
const line = (start: string) =>
  [...document.querySelectorAll('button[aria-expanded]')].find((one) =>
    one.textContent?.startsWith(start),
  ) as HTMLElement

describe('the list of forms', () => {
  test('shows each with its number of fields, searches, and orders by the address', async () => {
    open('/forms?q=call&sort=changed&order=descend')
    await expect.poll(text).toContain('Callback')
    expect(text()).toContain('2 fields')
    expect(text()).toContain('1 field')
    expect(calls.find(({ path }) => path.endsWith('/forms'))?.query).toMatchObject({
      q: 'call',
      sort: 'changed',
      order: 'descend',
    })
  })

  test('a new form begins as one of those to start with, and opens', async () => {
    open('/forms')
    await expect.poll(text).toContain('Callback')
    press('New form')
    await expect.poll(() => control('name')).toBeTruthy()
    fill(control('name'), 'Weave one for me')
    fill(control('from'), 'callback')
    press('Make form')
    await expect.poll(() => location.pathname).toBe('/forms/0c')
    expect(sent('POST')[0]?.body?.definition.fields.map(({ type }) => type)).toEqual(['name', 'phone', 'choice'])
    await expect.poll(() => document.querySelector('h1')?.textContent).toBe('Weave one for me')
  })

  test('none yet says how forms come to pages', async () => {
    stored = []
    open('/forms')
    await expect.poll(text).toContain('There are no forms yet')
  })
})

describe('a form', () => {
  const show = async () => {
    open('/forms/0a')
    await expect.poll(text).toContain('Choice of one')
  }

  // Shows B102.
  test('gets a field, asked on a condition of another, and is saved with the revision that was seen', async () => {
    await show()
    press('Add field')
    await expect.poll(() => control('definition.fields.2.label')).toBeTruthy()
    fill(control('definition.fields.2.label'), 'How deep?')
    fill(control('definition.fields.2.when.field'), 'kind')
    await expect.poll(() => control('definition.fields.2.when.is')).toBeTruthy()
    fill(control('definition.fields.2.when.is'), 'Bowl')
    await expect.poll(text).toContain('shown when “Kind” is “Bowl”')
    await expect.poll(text).toContain('Unsaved changes')
    press('Save')
    await expect.poll(() => said.success.mock.calls).toEqual([['Form saved']])
    const body = sent('PUT')[0]?.body
    expect(body?.revision).toBe(1)
    expect(body?.definition.fields[2]).toMatchObject({ label: 'How deep?', when: { field: 'kind', is: 'Bowl' } })
    expect(body?.definition.texts).toEqual(texts)
    await expect.poll(text).not.toContain('Unsaved changes')
  })

  test("does not overwrite another user's changes", async () => {
    await show()
    isRefused = true
    fill(control('name'), 'Call me')
    await expect.poll(text).toContain('Unsaved changes')
    press('Save')
    await expect.poll(text).toContain('Another user saved this form while you were editing.')
    expect(control('name').value).toBe('Call me')
    isRefused = false
    stored = stored.map((one) => ({ ...one, name: 'Ring me', revision: 2 }))
    press('Discard my changes and load theirs')
    await expect.poll(() => control('name').value).toBe('Ring me')
    fill(control('name'), 'Ring us')
    await expect.poll(text).toContain('Unsaved changes')
    press('Save')
    await expect.poll(() => sent('PUT').at(-1)?.body?.revision).toBe(2)
    await expect.poll(() => document.querySelector('h1')?.textContent).toBe('Ring us')
  })

  test('a condition begins anew when it is about another field', async () => {
    await show()
    press('Add field')
    await expect.poll(() => control('definition.fields.2.when.field')).toBeTruthy()
    fill(control('definition.fields.2.when.field'), 'kind')
    await expect.poll(() => control('definition.fields.2.when.is')).toBeTruthy()
    fill(control('definition.fields.2.when.is'), 'Bowl')
    fill(control('definition.fields.2.when.field'), 'who')
    await expect.poll(() => control('definition.fields.2.when.is')?.value).toBe('')
  })

  const askedOnBowl = () => {
    const [who, kind] = stored[0]?.definition.fields ?? []
    const deep = { ...newField('text', 'How deep?'), key: 'deep', when: { field: 'kind', is: 'Bowl' } }
    stored = [
      form(
        '0a',
        'Callback',
        [who, kind, deep].filter((field) => field !== undefined),
      ),
    ]
  }
  const rename = async (options: string) => {
    line('Kind').click()
    await expect.poll(() => control('definition.fields.1.options')).toBeTruthy()
    await offer(options)
  }
  const offer = async (options: string) => {
    const box = control('definition.fields.1.options')
    box.focus()
    fill(box, options)
    await expect.poll(() => box.value).toBe(options)
    box.blur()
  }

  // Shows B102.
  test('whose option is renamed asks its questions after the new name', async () => {
    askedOnBowl()
    await show()
    line('How deep?').click()
    await expect.poll(() => control('definition.fields.2.when.is')).toBeTruthy()
    await rename('Deep bowl\nPlate')
    await expect.poll(text).toContain('shown when “Kind” is “Deep bowl”')
    expect(control('definition.fields.2.when.is').value).toBe('Deep bowl')
    press('Save')
    await expect
      .poll(() => sent('PUT')[0]?.body?.definition.fields[2]?.when)
      .toEqual({ field: 'kind', is: 'Deep bowl' })
  })

  // Shows B102.
  test('whose option is deleted says at the question that it is none of the answers, and is not saved', async () => {
    askedOnBowl()
    await show()
    await rename('Plate')
    press('Save')
    await expect.poll(text).toContain('Choose one of its answers.')
    expect(line('How deep?').getAttribute('aria-expanded')).toBe('true')
    expect(control('definition.fields.2.when.is').value).toBe('Bowl')
    expect(text()).toContain('“Bowl”, which is none of its answers')
    expect(sent('PUT')).toEqual([])
    await expect.poll(() => document.activeElement?.getAttribute('name')).toBe('definition.fields.2.when.is')
    // Another option's new name is none that was asked for.
    await offer('Dish')
    expect(text()).toContain('“Bowl”, which is none of its answers')
  })

  test('loses a field that is removed, and is as before once that is discarded', async () => {
    await show()
    line('Kind').click()
    await expect.poll(() => control('definition.fields.1.label')).toBeTruthy()
    press('Remove')
    await expect.poll(() => line('Kind')).toBeUndefined()
    press('Discard')
    await expect.poll(() => line('Kind')).toBeTruthy()
    expect(sent('PUT')).toEqual([])
  })

  // Shows B344.
  test('has a field again that was removed by mistake, in its place and as it was', async () => {
    await show()
    line('Your name').click()
    await expect.poll(() => control('definition.fields.0.label')).toBeTruthy()
    press('Remove')
    await expect.poll(() => line('Your name')).toBeUndefined()
    await expect.poll(() => said.undoable.mock.calls.at(-1)?.[0]).toBe('“Your name” is removed')
    said.undoable.mock.calls.at(-1)?.[1]()
    await expect.poll(() => line('Your name')).toBeTruthy()
    expect(text().indexOf('Your name')).toBeLessThan(text().indexOf('Kind'))
    expect(control('name').value).toBe('Callback')
    expect(sent('PUT')).toEqual([])
  })

  test('a faulty field opens and says why, and nothing is saved', async () => {
    await show()
    line('Kind').click()
    await expect.poll(() => control('definition.fields.1.options')).toBeTruthy()
    fill(control('definition.fields.1.options'), '')
    line('Kind').click()
    press('Save')
    await expect.poll(text).toContain('Enter at least one option.')
    expect(line('Kind').getAttribute('aria-expanded')).toBe('true')
    expect(sent('PUT')).toEqual([])
  })

  test('that is gone says so', async () => {
    stored = []
    vi.stubGlobal('fetch', async () => Response.json({ msg: 'No', errors: [] }, { status: 404 }))
    open('/forms/0a')
    await expect.poll(text).toContain('Form not found')
  })
})
