// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { mount, press } from '../../../tests/support/screens/mount.tsx'
import { IslandRoot } from '../../client/island-root.tsx'
import { queryClient } from '../../client/queries.ts'
import { forgetToken, storeToken } from '../../client/session.ts'
import { toast } from '../../client/toast.ts'
import { ShareList } from './share-list.tsx'

const address = 'http://shop.localhost/wishlist/4c1f6a52-7f0e-4ad5-9d0e-2f0f4a7c1a11'

let url: string | null = null
let isDown = false
let told: string[] = []
let copied: string[] = []
let leave = () => {}

beforeEach(() => {
  url = null
  isDown = false
  told = []
  copied = []
  queryClient().clear()
  storeToken('x'.repeat(43))
  vi.spyOn(toast, 'success').mockImplementation(async (text) => void told.push(text))
  vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText: async (text: string) => void copied.push(text) } })
  vi.stubGlobal('fetch', async (asked: string, { method }: RequestInit) => {
    if (isDown) return Response.json({ msg: 'The shop is busy.' }, { status: 503 })
    if (method === 'POST') url = String(asked).endsWith('/unshare') ? null : address
    return Response.json({ data: { url } })
  })
})
afterEach(() => {
  leave()
  forgetToken()
  vi.unstubAllGlobals()
  document.body.replaceChildren()
})

function show({ inert = false, isEmpty = false } = {}) {
  leave = mount(
    <IslandRoot>
      <ShareList inert={inert} isEmpty={isEmpty} />
    </IslandRoot>,
  ).unmount
}
const text = () => document.body.textContent ?? ''
const field = () => document.querySelector<HTMLInputElement>('input')?.value

// Shows B286.
describe('sharing a wishlist', () => {
  test('shows the link once it is asked for, passes it on, and ends it', async () => {
    show()
    await expect.poll(text).toContain('not whose it is')
    press('Share your wishlist with a link')
    await expect.poll(field).toBe(address)
    press('Share')
    await expect.poll(() => told).toEqual(['The link is copied.'])
    expect(copied).toEqual([address])
    press('Stop sharing')
    await expect.poll(field).toBeUndefined()
    expect(text()).toContain('Share your wishlist with a link')
  })

  test('shows the link that is there already', async () => {
    url = address
    show()
    await expect.poll(field).toBe(address)
  })

  test('can be ended while the list is empty, and is not offered then', async () => {
    url = address
    show({ isEmpty: true })
    await expect.poll(field).toBe(address)
    press('Stop sharing')
    await expect.poll(text).toBe('')
    expect(url).toBeNull()
  })

  test('says why it did not work, and stays as it was', async () => {
    show()
    await expect.poll(text).toContain('Share your wishlist with a link')
    isDown = true
    press('Share your wishlist with a link')
    await expect.poll(text).toContain('The shop is busy.')
    expect(field()).toBeUndefined()
  })

  test('does nothing in the gallery', async () => {
    show({ inert: true })
    await expect.poll(text).toContain('Share your wishlist with a link')
    press('Share your wishlist with a link')
    expect(url).toBeNull()
  })
})
