// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { effects } from '../../../tests/support/screens/effects.ts'
import { mount } from '../../../tests/support/screens/mount.tsx'
import { rememberSearch } from '../../client/searches.ts'
import SearchField from './search-field.island.tsx'

const went = vi.hoisted(() => vi.fn())
vi.mock('../../client/leave.ts', () => ({ leaveTo: went }))

let asked: string[] = []
let ended: string[] = []
let fails = false
let mounted: { unmount: () => void }

const things = (path: string) =>
  path.includes('category') ? [{ title: 'Kurtas', path: 'kurtas' }] : [{ title: 'Red kurta', path: 'red-kurta' }]

beforeEach(() => {
  asked = []
  ended = []
  fails = false
  localStorage.clear()
  vi.stubGlobal('fetch', (url: string, { signal }: { signal: AbortSignal }) => {
    const { pathname, searchParams } = new URL(url, location.origin)
    asked.push(`${pathname.split('/').at(-1)} ${searchParams.get('query')}`)
    signal.addEventListener('abort', () => ended.push(String(searchParams.get('query'))))
    if (fails) return Promise.resolve(Response.json({}, { status: 500 }))
    return Promise.resolve(Response.json({ data: things(pathname), total: 1 }))
  })
  mounted = mount(<SearchField look="bar" placeholder="Search" />)
})
afterEach(() => {
  mounted.unmount()
  vi.unstubAllGlobals()
  vi.clearAllMocks()
  document.body.replaceChildren()
})

const field = () => document.querySelector('input')
const options = () => [...document.querySelectorAll('[role=option]')].map((option) => option.firstChild?.textContent)

async function type(text: string) {
  await expect.poll(() => field()?.getAttribute('role')).toBe('combobox')
  const input = field()
  input?.focus()
  if (input) input.value = text
  input?.dispatchEvent(new Event('input', { bubbles: true }))
}

const press = (key: string, isComposing = false) =>
  field()?.dispatchEvent(new KeyboardEvent('keydown', { key, isComposing, bubbles: true, cancelable: true }))

// Shows B146.
test('suggests for what was typed before the script came, while the field has the focus', async () => {
  mounted.unmount()
  document.body.innerHTML = ''
  for (const [focused, found] of [
    [true, ['Kurtas', 'Red kurta']],
    [false, []],
  ] as const) {
    const focus = vi
      .spyOn(document, 'activeElement', 'get')
      .mockImplementation(() => (focused ? field() : document.body))
    mounted = mount(<SearchField look="bar" placeholder="Search" text="kurt" />)
    await expect.poll(() => field()?.getAttribute('role')).toBe('combobox')
    await effects()
    await expect.poll(options).toEqual(found)
    focus.mockRestore()
    mounted.unmount()
  }
})

// Shows B146.
test('suggests while typing, and follows the arrow keys and Enter', async () => {
  await type('k')
  await type('kurt')
  await expect.poll(options).toEqual(['Kurtas', 'Red kurta'])
  // The superseded text was never requested.
  expect(asked).toEqual(['category kurt', 'product kurt'])
  expect(document.querySelector('[role=status]')?.textContent).toBe('2 suggestions')
  expect(field()?.getAttribute('aria-expanded')).toBe('true')
  press('ArrowDown')
  press('ArrowDown')
  await expect.poll(() => field()?.getAttribute('aria-activedescendant')).toMatch(/-1$/)
  press('Enter')
  expect(went).toHaveBeenCalledWith('/p/red-kurta')
})

test('suggestions for an earlier word are aborted when the visitor goes on typing', async () => {
  await type('kur')
  await expect.poll(options).toEqual(['Kurtas', 'Red kurta'])
  await type('kurta')
  await expect.poll(() => ended).toContain('kur')
})

test('suggestions of an earlier word are dropped when the request for a new one fails', async () => {
  await type('kurt')
  await expect.poll(options).toEqual(['Kurtas', 'Red kurta'])
  fails = true
  await type('lamp')
  await expect.poll(options).toEqual([])
  await expect.poll(() => asked).toContain('product lamp')
  await effects()
  expect(options()).toEqual([])
})

test('Escape puts the suggestions away, and the next one is for what the field stands in', async () => {
  const heard = vi.fn()
  document.body.addEventListener('keydown', heard)
  await type('kurt')
  await expect.poll(options).toHaveLength(2)
  press('Escape')
  await expect.poll(options).toEqual([])
  expect(heard).not.toHaveBeenCalled()
  press('Escape')
  expect(heard).toHaveBeenCalledOnce()
  document.body.removeEventListener('keydown', heard)
})

// Shows B146.
test('suggestions start with recent searches, which can be cleared', async () => {
  rememberSearch('brass lamp')
  await type('')
  await expect.poll(options).toEqual(['brass lamp'])
  expect(asked).toEqual([])
  const forget = [...document.querySelectorAll('button')].find(
    ({ textContent }) => textContent === 'Forget these searches',
  )
  forget?.click()
  await expect.poll(options).toEqual([])
  expect(localStorage.getItem('haat:searches')).toBe('[]')
})

test('a suggestion that the arrows were at is chosen no longer once another text is typed', async () => {
  await type('kurt')
  await expect.poll(options).toHaveLength(2)
  press('ArrowDown')
  await expect.poll(() => field()?.getAttribute('aria-activedescendant')).toMatch(/-0$/)
  await type('kurta')
  await expect.poll(() => field()?.getAttribute('aria-activedescendant')).toBeNull()
  press('Enter')
  expect(went).not.toHaveBeenCalled()
})

test('a search stands once among those before, however it was written, the last one first', async () => {
  for (const text of ['Brass lamp', 'bowl', 'brass LAMP ']) rememberSearch(text)
  await type('')
  await expect.poll(options).toEqual(['brass LAMP', 'bowl'])
})

// Shows B355.
test('Enter that ends a word of an input method opens no suggestion', async () => {
  await type('कुर्त')
  await expect.poll(options).toHaveLength(2)
  press('ArrowDown')
  await expect.poll(() => field()?.getAttribute('aria-activedescendant')).toMatch(/-0$/)
  press('Enter', true)
  expect(went).not.toHaveBeenCalled()
  press('Enter')
  expect(went).toHaveBeenCalledWith('/c/kurtas')
})
