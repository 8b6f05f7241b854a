// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { mount, press } from '../../../tests/support/screens/mount.tsx'
import { onCartOpened } from '../../client/cart-opened.ts'
import { IslandRoot } from '../../client/island-root.tsx'
import { queryClient } from '../../client/queries.ts'
import { forgetToken, storeToken } from '../../client/session.ts'
import { toast } from '../../client/toast.ts'
import type { WishlistItem } from '../../shared/selling/bag/wishlist.ts'
import { openSite } from '../../shared/site-now.ts'
import WishlistPage from './wishlist-page.island.tsx'

const item = (id: string, given: Partial<WishlistItem> = {}): WishlistItem => ({
  ...{ _id: id, productVariantId: `v-${id}`, productId: `p-${id}`, name: `Lamp ${id}`, path: `lamp-${id}` },
  ...{ brand: 'Dhatu', options: { Size: 'M' }, image: null, price: 100_000, mrp: 150_000, currency: 'INR' },
  ...{ keptPrice: 100_000, available: 3, isSold: true, created: '2026-11-18T10:42:00.000Z' },
  ...given,
})

let held: WishlistItem[] = []
let asked: string[] = []
let isFull = false
let shared: string | null = null
let undo = () => {}
let told: string[] = []
let wantsMails = false
let isProven = true
let leave = () => {}
const opened = vi.fn()
onCartOpened(opened)

beforeEach(() => {
  opened.mockClear()
  openSite({ messages: {}, rules: 'storefront' })
  held = []
  asked = []
  told = []
  isFull = false
  shared = null
  wantsMails = false
  isProven = true
  queryClient().clear()
  storeToken('x'.repeat(43))
  vi.spyOn(toast, 'success').mockImplementation(async (text) => void told.push(text))
  vi.spyOn(toast, 'error').mockImplementation(async (...texts) => void told.push(texts.filter(Boolean).join(' ')))
  vi.spyOn(toast, 'undoable').mockImplementation(async (text, act) => {
    told.push(text)
    undo = act
  })
  vi.stubGlobal('fetch', async (address: string, { body }: RequestInit) => {
    const { pathname, searchParams } = new URL(String(address), 'http://shop.localhost')
    const sent = body ? JSON.parse(String(body)) : {}
    const path = pathname.split('/').slice(-2).join('/')
    asked.push(path)
    if (path === 'wishlist/all') return Response.json({ data: held, total: held.length })
    if (path === 'wishlist/delete') {
      held = held.filter(({ _id }) => _id !== searchParams.get('_id'))
      return Response.json({ data: { _id: '' } })
    }
    if (path === 'wishlist/share') return Response.json({ data: { url: shared } })
    if (path === 'wishlist/get') return Response.json({ data: null })
    if (path === 'wishlist/add') {
      const added = item('again', { name: 'Lamp a', productVariantId: sent.productVariantId })
      held = [added, ...held]
      return Response.json({ data: { inWishlist: true, _id: added._id, item: added } })
    }
    if (path === 'cart_items/add')
      return isFull
        ? Response.json({ msg: 'Only 0 left.' }, { status: 409 })
        : Response.json({ data: [], total: 1, amounts: {} })
    if (path === 'consents/mails') wantsMails = sent.wanted
    return Response.json({
      data: {
        isProven,
        newsletter: { wanted: false, since: null, source: null },
        priceDrops: { wanted: wantsMails, since: null },
        reviewRequests: { wanted: true },
      },
    })
  })
})
afterEach(() => {
  leave()
  forgetToken()
  vi.unstubAllGlobals()
  document.body.replaceChildren()
})

const names = () => [...document.querySelectorAll('h2')].map(({ textContent }) => textContent)
const text = () => document.body.textContent ?? ''
const texts = { heading: 'Your wishlist', emptyHeading: 'Nothing yet', emptyText: '', shop: { text: '', href: '/' } }

async function show() {
  leave = mount(
    <IslandRoot>
      <WishlistPage {...texts} preview={null} />
    </IslandRoot>,
  ).unmount
  await expect.poll(text).toContain(held.length > 0 ? held[0]?.name : 'Nothing yet')
}

describe('the wishlist', () => {
  // Shows S87.
  test('shows what is kept, what it costs now and did then, and what is sold out or sold no more', async () => {
    held = [
      item('a', { price: 80_000 }),
      item('b', { price: 120_000 }),
      item('c', { available: 0 }),
      item('d', { available: 0, isSold: false }),
    ]
    await show()
    const cards = [...document.querySelectorAll('.wish-grid > li')].map(({ textContent }) => textContent ?? '')
    expect(cards[0]).toContain('Cheaper: it was ₹1,000 when you kept it')
    expect(cards[0]).toContain('46% off')
    expect(cards[1]).toContain('It was ₹1,000 when you kept it')
    expect(cards[2]).toContain('Sold out')
    expect(cards[3]).toContain('No longer sold')
    expect(cards.map((card) => card.includes('Move to bag'))).toEqual([true, true, false, false])
  })

  // Shows V11, B3.
  test('has the sale badge where the price is above the list price, rounded of the price', async () => {
    held = [item('a', { price: 120_000, mrp: 100_000 }), item('b')]
    await show()
    expect([...document.querySelectorAll('.sale-badge')].map(({ textContent }) => textContent)).toEqual(['Sale 17%'])
  })

  // Shows S87.
  test('moves one into the bag, from where it then is gone', async () => {
    held = [item('a'), item('b')]
    await show()
    press('Move to bag Lamp a')
    await expect.poll(names).toEqual(['Lamp b'])
    expect(asked.filter((path) => /add|delete/.test(path))).toEqual(['cart_items/add', 'wishlist/delete'])
    expect(told).toEqual(['success added in cart'])
    expect(opened).toHaveBeenCalledOnce()
  })

  // Shows B136.
  test('keeps what could not be put into the bag, and says why', async () => {
    held = [item('a')]
    isFull = true
    await show()
    press('Move to bag Lamp a')
    await expect.poll(() => told).toEqual(['failed please try again Only 0 left.'])
    expect(names()).toEqual(['Lamp a'])
    expect(opened).not.toHaveBeenCalled()
  })

  // Shows X4.
  test('only logs what could not be put into the bag of an events site', async () => {
    held = [item('a')]
    isFull = true
    const logged = vi.spyOn(console, 'warn').mockReturnValue()
    openSite({ messages: {}, rules: 'events' })
    await show()
    press('Move to bag Lamp a')
    await expect.poll(() => logged.mock.calls.length).toBe(1)
    expect([told, names()]).toEqual([[], ['Lamp a']])
  })

  // Shows S87.
  test('lets go of one, and takes that back by one press', async () => {
    held = [item('a'), item('b')]
    await show()
    document.querySelector<HTMLElement>('[aria-label="Remove Lamp a from your wishlist"]')?.click()
    await expect.poll(names).toEqual(['Lamp b'])
    expect(told).toEqual(['Lamp a is no longer in your wishlist.'])
    undo()
    await expect.poll(names).toEqual(['Lamp a', 'Lamp b'])
  })

  test('is asked for once, and says that it is empty', async () => {
    await show()
    expect(asked.filter((path) => path === 'wishlist/all')).toHaveLength(1)
    expect(names()).toEqual([])
  })

  // Shows B286.
  test('keeps the way to end its link while it is empty, and offers none then', async () => {
    await show()
    expect(text()).not.toContain('Share your wishlist with a link')
    leave()
    queryClient().clear()
    shared = 'http://shop.localhost/wishlist/4c1f6a52-7f0e-4ad5-9d0e-2f0f4a7c1a11'
    await show()
    await expect.poll(text).toContain('Stop sharing')
  })

  test('offers wishlist mails, off by default', async () => {
    held = [item('a')]
    await show()
    const box = () => document.querySelector<HTMLInputElement>('[role=switch]')
    await expect.poll(() => box()?.checked).toBe(false)
    box()?.click()
    await expect.poll(() => box()?.checked).toBe(true)
    expect(wantsMails).toBe(true)
  })

  test('lets mails that were agreed to be turned off without a confirmed email, and on again only with one', async () => {
    held = [item('a')]
    wantsMails = true
    isProven = false
    await show()
    const box = () => document.querySelector<HTMLInputElement>('[role=switch]')
    await expect.poll(() => box()?.checked).toBe(true)
    box()?.click()
    await expect.poll(text).toContain('Confirm your email')
    expect([wantsMails, box()]).toEqual([false, null])
  })
})
