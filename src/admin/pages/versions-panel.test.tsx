// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { mount, press, takeOffAll } from '../../../tests/support/mount.tsx'
import { VersionsPanel } from './versions-panel.tsx'

const version = (version: number) => ({
  ...{ _id: `v${version}`, version, title: `Home ${version}`, by: null, isPublished: version === 2 },
  created: `2026-11-0${version}T12:00:00.000Z`,
})
/** Compared versions, in order. */
let compared: string[]
let versions: object[]

beforeEach(() => {
  compared = []
  versions = [version(2), version(1)]
  vi.stubGlobal('fetch', async (address: string) => {
    const { pathname, searchParams } = new URL(address, 'http://shop.localhost')
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
      <VersionsPanel pageId="p1" editor="tab" onRestored={() => undefined} onClose={() => undefined} />
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
