// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import { mount, press } from '../../../tests/support/screens/mount.tsx'
import { signedInPage } from '../../../tests/support/screens/signed-in-page.ts'
import { toldToasts } from '../../../tests/support/screens/toasts.ts'
import { IslandRoot } from '../../client/island-root.tsx'
import { person, sessions } from '../../features/account/preview.ts'
import DeviceList from './device-list.island.tsx'

const toast = toldToasts()
let held: typeof sessions
let ended: string[]
let refused: string | undefined
let connected: string | null

signedInPage()
beforeEach(() => {
  held = sessions
  ended = []
  refused = undefined
  connected = null
  vi.stubGlobal('fetch', async (address: string, { method = 'GET' }: RequestInit = {}) => {
    const path = String(address)
    if (path.endsWith('/google/connection')) {
      if (method === 'DELETE') connected = null
      return Response.json({ data: { connected } })
    }
    if (!path.includes('/sessions')) return Response.json({ data: person })
    if (method === 'GET') return Response.json({ data: held })
    if (refused) return Response.json({ msg: refused }, { status: 409 })
    ended.push(path.split('/').at(-1) ?? '')
    held = held.filter(({ isThis }) => isThis)
    return Response.json({ data: { ended: 1 } })
  })
})

const open = () =>
  mount(
    <IslandRoot>
      <DeviceList heading="Your devices" description="" timeZone="Asia/Kolkata" preview={null} />
    </IslandRoot>,
  )
const text = () => document.body.textContent ?? ''
const buttons = () =>
  [...document.querySelectorAll('main button, li button, button')].map(({ textContent }) => textContent)

test('another device is signed out by its button, and then no longer listed', async () => {
  open()
  await expect.poll(text).toContain('Firefox on Windows')
  press('Sign out on Firefox on Windows')
  await expect.poll(text).not.toContain('Firefox on Windows')
  expect(ended).toEqual(['other'])
  expect(text()).toContain('This device')
})

test('this device is not among those that are signed out, and with it alone there are no others to sign out', async () => {
  open()
  await expect.poll(text).toContain('Sign out on every other device')
  expect(buttons()).not.toContain('Sign out on Chrome on Android')
  press('Sign out on every other device')
  await expect.poll(() => toast.success.mock.calls).toEqual([['Every other device is signed out']])
  await expect.poll(text).not.toContain('Sign out on every other device')
})

test('a device that could not be signed out stays, with the reason beside it', async () => {
  refused = 'Try again.'
  open()
  await expect.poll(text).toContain('Firefox on Windows')
  press('Sign out on Firefox on Windows')
  await expect.poll(text).toContain('Try again.')
  expect(text()).toContain('Firefox on Windows')
})

// Shows B74.
test('a Google account that signs the person in is shown with its date, and disconnected by its button', async () => {
  connected = '2026-10-31T20:00:00.000Z'
  open()
  await expect.poll(text).toContain('A Google account signs you in since 1 November 2026.')
  press('Disconnect Google')
  await expect.poll(() => toast.success.mock.calls).toEqual([['Google no longer signs you in']])
  await expect.poll(text).not.toContain('A Google account signs you in')
  expect(connected).toBeNull()
})
