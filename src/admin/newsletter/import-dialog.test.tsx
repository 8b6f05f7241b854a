// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { mount, press } from '../../../tests/support/screens/mount.tsx'
import { toldToasts } from '../../../tests/support/screens/toasts.ts'
import type { ImportReport } from '../../shared/content/newsletter-admin.ts'
import { ImportSubscribers } from './import-subscribers.tsx'

const said = toldToasts()

const good: ImportReport = {
  ...{ lines: 1_250, added: 1_200, unsubscribed: 0, known: 40, left: 10, repeated: 0, ignored: ['City'] },
  ...{ faults: [], faulty: 0 },
}
let report = good
let refused = ''
let asked: { path: string; agreed: unknown }[] = []
let mounted: { unmount: () => void }

beforeEach(() => {
  report = good
  refused = ''
  asked = []
  vi.stubGlobal('fetch', async (url: string, { body }: { body: FormData }) => {
    const { pathname: path } = new URL(url, location.origin)
    asked.push({ path: path.split('/').at(-1) ?? '', agreed: body.get('agreed') })
    return refused
      ? Response.json({ errors: [{ defaultMessage: refused }] }, { status: 400 })
      : Response.json({ data: report })
  })
  mounted = mount(
    <QueryClientProvider client={new QueryClient()}>
      <ImportSubscribers />
    </QueryClientProvider>,
  )
})
afterEach(() => {
  mounted.unmount()
  vi.unstubAllGlobals()
  vi.clearAllMocks()
  document.body.replaceChildren()
})

const text = () => document.body.textContent ?? ''
const field = (type: string) => document.querySelector<HTMLInputElement>(`input[type="${type}"]`)
const button = (name: string) =>
  [...document.querySelectorAll('button')].find((one) => one.textContent?.trim() === name)

async function choose() {
  await expect.poll(() => document.querySelectorAll('button').length).toBeGreaterThan(0)
  press('Import CSV')
  await expect.poll(() => field('file')).toBeTruthy()
  pick()
}

function pick() {
  const input = field('file')
  Object.defineProperty(input, 'files', { value: [new File(['Email'], 'people.csv')], configurable: true })
  input?.dispatchEvent(new Event('change', { bubbles: true }))
}

// Shows B106.
test('a file is checked first, and imported once consent is confirmed', async () => {
  await choose()
  await expect.poll(text).toContain('New subscribers1,200')
  expect(text()).toContain('Have left, and stay unsubscribed10')
  expect(text()).toContain('Not imported: City')
  expect(button('Import')?.disabled).toBe(true)
  field('checkbox')?.click()
  await expect.poll(() => button('Import')?.disabled).toBe(false)
  press('Import')
  await expect.poll(() => said.success.mock.calls).toEqual([['1,200 subscribers imported']])
  expect(asked).toEqual([
    { path: 'check', agreed: null },
    { path: 'import', agreed: 'yes' },
  ])
  await expect.poll(() => field('file')).toBeNull()
})

// Shows B106.
test('a file with faults shows where they are, and is not imported', async () => {
  report = { ...good, faulty: 2, faults: [{ line: 7, field: 'Email', message: 'Please enter a valid email address.' }] }
  await choose()
  await expect.poll(text).toContain('2 lines have faults.')
  expect(text()).toContain('7EmailPlease enter a valid email address.')
  expect(field('checkbox')).toBeNull()
  expect(button('Import')?.disabled).toBe(true)
})

test('a file that changes nothing asks for no word and cannot be imported', async () => {
  report = { ...good, added: 0 }
  await choose()
  await expect.poll(text).toContain('New subscribers0')
  expect(field('checkbox')).toBeNull()
  expect(button('Import')?.disabled).toBe(true)
})

test('a refused file shows the reason, and Cancel leaves without importing', async () => {
  refused = 'This file isn’t in UTF-8.'
  await choose()
  await expect.poll(text).toContain('This file isn’t in UTF-8.')
  expect(field('file')?.getAttribute('aria-invalid')).toBe('true')
  press('Cancel')
  await expect.poll(() => field('file')).toBeNull()
  expect(asked.map(({ path }) => path)).toEqual(['check'])
})

// Shows B106.
test('another file asks for consent again, and a refused one leaves nothing to import', async () => {
  await choose()
  await expect.poll(text).toContain('New subscribers1,200')
  field('checkbox')?.click()
  await expect.poll(() => button('Import')?.disabled).toBe(false)
  pick()
  await expect.poll(() => asked.length).toBe(2)
  await expect.poll(() => field('checkbox')?.checked).toBe(false)
  expect(button('Import')?.disabled).toBe(true)
  field('checkbox')?.click()
  await expect.poll(() => button('Import')?.disabled).toBe(false)
  refused = 'This file isn’t in UTF-8.'
  pick()
  await expect.poll(text).toContain('This file isn’t in UTF-8.')
  expect(field('checkbox')).toBeNull()
  expect(button('Import')?.disabled).toBe(true)
})
