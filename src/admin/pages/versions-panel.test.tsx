// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { mount, press, takeOffAll } from '../../../tests/support/screens/mount.tsx'
import { toldToasts } from '../../../tests/support/screens/toasts.ts'
import { VersionsPanel } from './versions-panel.tsx'

const said = toldToasts()

const version = (version: number) => ({
  ...{ _id: `v${version}`, version, title: `Home ${version}`, by: null, isPublished: version === 2 },
  created: `2026-11-0${version}T12:00:00.000Z`,
})
/** Compared versions, in order. */
let compared: string[]
let versions: object[]
let drafts: object[]
/** Requests to restore a draft, which `refusal` refuses. */
let restored: object[]
let refusal: string | undefined
const onRestored = vi.fn()

beforeEach(() => {
  compared = []
  versions = [version(2), version(1)]
  drafts = []
  restored = []
  refusal = undefined
  onRestored.mockClear()
  vi.stubGlobal('fetch', async (address: string, { body }: RequestInit = {}) => {
    const { pathname, searchParams } = new URL(address, 'http://shop.localhost')
    if (pathname.endsWith('/pages/p1')) return Response.json({ data: { _id: 'p1', revision: 7 } })
    if (pathname.endsWith('/kept-drafts')) return Response.json({ data: drafts, total: drafts.length })
    if (pathname.endsWith('/restore')) {
      restored.push({ draft: pathname.split('/').at(-2), ...JSON.parse(String(body)) })
      return refusal ? Response.json({ msg: refusal }, { status: 409 }) : Response.json({ data: {} })
    }
    if (pathname.endsWith('/versions')) return Response.json({ data: versions, total: versions.length })
    if (!pathname.endsWith('/difference')) return Response.json({ data: [], total: 0 })
    compared.push(`${searchParams.get('from')} ${searchParams.get('to')}`)
    return Response.json({ data: { changes: [], page: [] } })
  })
})
afterEach(async () => {
  await takeOffAll()
  vi.unstubAllGlobals()
  document.body.replaceChildren()
})

const open = () =>
  mount(
    <QueryClientProvider client={new QueryClient()}>
      <VersionsPanel pageId="p1" editor="tab" onRestored={onRestored} onClose={() => undefined} />
    </QueryClientProvider>,
  )
const text = () => document.body.textContent ?? ''
const pressStart = (words: string) =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent?.startsWith(words))?.click()

test('a version is compared with the one before, and the first one, which has none, with the draft', async () => {
  open()
  await expect.poll(() => compared).toEqual(['1 2'])
  await expect.poll(text).toContain('Changes in this version')
  pressStart('Version 1')
  await expect.poll(() => compared).toEqual(['1 2', '1 draft'])
  expect(text()).not.toContain('Changes in this version')
  expect(text()).toContain('Home 1')
  pressStart('Version 2')
  await expect.poll(text).toContain('Changes in this version')
  press('Changes in the draft since')
  await expect.poll(() => compared.at(-1)).toBe('2 draft')
})

test('a page without versions is said to have none once that is known', async () => {
  versions = []
  open()
  await expect.poll(text).toContain('Versions')
  await expect.poll(text).toContain('There are no versions yet')
  expect(compared).toEqual([])
})

test('a draft that was replaced is restored on the page as it is by then, and a refusal stays in the dialog', async () => {
  const kept = { by: null, replaced: '2026-11-03T12:00:00.000Z' }
  drafts = [
    { _id: 'd1', title: 'Winter', ...kept },
    { _id: 'd2', title: 'Monsoon', ...kept },
  ]
  open()
  await expect.poll(text).toContain('Monsoon')
  const second = [...document.querySelectorAll('li')].find(({ textContent }) => textContent?.startsWith('Monsoon'))
  refusal = 'Another user edits this page.'
  second?.querySelector('button')?.click()
  await expect.poll(text).toContain('Restore this draft?')
  press('Restore draft')
  await expect.poll(text).toContain('Another user edits this page.')
  expect(onRestored).not.toHaveBeenCalled()
  refusal = undefined
  press('Restore draft')
  await expect.poll(() => onRestored.mock.calls.length).toBe(1)
  expect(restored.at(-1)).toEqual({ draft: 'd2', revision: 7, editor: 'tab' })
  await expect.poll(text).not.toContain('Restore this draft?')
  expect(said.success.mock.calls).toEqual([['The draft is restored']])
})
