// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { mountScreens } from '../../../tests/support/screens/admin-screens.tsx'
import { fill, press } from '../../../tests/support/screens/mount.tsx'
import { toldToasts } from '../../../tests/support/screens/toasts.ts'
import { searchSearch } from './search.ts'
import { SearchScreen } from './search-screen.tsx'

toldToasts()

const searched = [
  { _id: 'sofa', text: 'sofa', times: 12, found: 0 },
  { _id: 'kurta', text: 'kurta', times: 40, found: 9 },
]

let asked: { method: string; path: string; query: Record<string, string>; body?: unknown }[] = []
let synonyms: { _id: string; terms: string[] }[] = []
let mounted: { unmount: () => void }

function answer(path: string): Response {
  if (path.endsWith('/searched')) return Response.json({ data: searched, total: 2 })
  if (path.endsWith('/pins'))
    return Response.json({ data: [{ _id: 'p1', phrase: 'diwali', paths: ['lamp'] }], total: 1 })
  if (path.endsWith('/synonyms')) return Response.json({ data: synonyms, total: synonyms.length })
  return Response.json({ data: [], total: 0 })
}

beforeEach(() => {
  asked = []
  synonyms = [{ _id: 's1', terms: ['couch', 'settee'] }]
  vi.stubGlobal('fetch', async (url: string, { method = 'GET', body }: RequestInit = {}) => {
    const { pathname, searchParams } = new URL(url, location.origin)
    // Products are read by POST.
    if (pathname.endsWith('/product/variants')) return Response.json({ data: [], total: 0 })
    const sent = { method, path: pathname.replace('/api/v1', ''), query: Object.fromEntries(searchParams) }
    asked.push(typeof body === 'string' ? { ...sent, body: JSON.parse(body) } : sent)
    return method === 'GET' ? answer(pathname) : Response.json({ data: { _id: '1' } })
  })
})
afterEach(() => {
  mounted.unmount()
  vi.unstubAllGlobals()
  vi.clearAllMocks()
  document.body.replaceChildren()
})

function open(address: string, mayChange = true) {
  const screen = { path: '/search', validateSearch: searchSearch, component: SearchScreen }
  mounted = mountScreens(address, [screen], mayChange)
}

const text = () => document.body.textContent ?? ''
const written = () => asked.filter(({ method }) => method !== 'GET')
const area = () => document.querySelector('textarea')

test('search words are listed, filtered and sorted by the URL', async () => {
  open('/search?found=nothing&days=7&sort=text&order=ascend&q=so')
  await expect.poll(text).toContain('No results')
  expect(asked[0]).toMatchObject({
    path: '/search/searched',
    query: { found: 'nothing', days: '7', sort: 'text', order: 'ascend', q: 'so' },
  })
})

// Shows B147, B148.
test('a search without results begins a synonym', async () => {
  open('/search')
  await expect.poll(text).toContain('kurta')
  press('Add synonym for sofa')
  await expect.poll(() => area()?.value).toBe('sofa\n')
  const field = area()
  if (field) fill(field, 'sofa\n\n couch ')
  press('Add synonyms')
  await expect
    .poll(written)
    .toMatchObject([{ method: 'POST', path: '/search/synonyms', body: { terms: ['sofa', 'couch'] } }])
  await expect.poll(area).toBeNull()
})

test('one word alone is no synonym, and what was typed stays', async () => {
  open('/search?view=synonyms')
  await expect.poll(text).toContain('couch, settee')
  press('New synonyms')
  await expect.poll(area).toBeTruthy()
  const field = area()
  if (field) fill(field, 'sofa')
  press('Add synonyms')
  await expect.poll(text).toContain('Enter at least two words.')
  expect(area()?.value).toBe('sofa')
  press('Cancel')
  await expect.poll(area).toBeNull()
  expect(written()).toEqual([])
})

test('synonyms are changed, and not added beside those there are', async () => {
  open('/search?view=synonyms')
  await expect.poll(text).toContain('couch, settee')
  press('couch, settee')
  await expect.poll(() => area()?.value).toBe('couch\nsettee')
  fill(area() as HTMLTextAreaElement, 'couch\nsettee\ndivan')
  press('Save')
  await expect
    .poll(written)
    .toMatchObject([{ method: 'PUT', path: '/search/synonyms/s1', body: { terms: ['couch', 'settee', 'divan'] } }])
  await expect.poll(area).toBeNull()
})

test('pinned results are changed, and not added beside those there are', async () => {
  open('/search?view=pins')
  await expect.poll(text).toContain('diwali')
  press('diwali')
  const phrase = () => document.querySelector<HTMLInputElement>('[name=phrase]')
  await expect.poll(() => phrase()?.value).toBe('diwali')
  fill(phrase() as HTMLInputElement, 'diwali gifts')
  press('Save')
  await expect
    .poll(written)
    .toMatchObject([{ method: 'PUT', path: '/search/pins/p1', body: { phrase: 'diwali gifts', paths: ['lamp'] } }])
})

test('staff with read-only rights change nothing', async () => {
  open('/search', false)
  await expect.poll(text).toContain('sofa')
  const buttons = [...document.querySelectorAll('button')].filter(({ textContent }) =>
    textContent?.includes('Add synonym'),
  )
  expect(buttons.filter((button) => !button.matches(':disabled'))).toEqual([])
})
