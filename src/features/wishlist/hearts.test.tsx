// @vitest-environment happy-dom
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { effects } from '../../../tests/support/screens/effects.ts'
import { mount } from '../../../tests/support/screens/mount.tsx'
import { IslandRoot } from '../../client/island-root.tsx'
import { queryClient } from '../../client/queries.ts'
import { forgetToken, storeToken } from '../../client/session.ts'
import { toast } from '../../client/toast.ts'
import { beginHearts } from './begin.ts'
import { Heart } from './heart.tsx'

const kept = (product: string) => ({ _id: `w-${product}`, productVariantId: `v-${product}`, productId: product })

/** Fake server: stored items, received calls, reply to a press. */
let held: ReturnType<typeof kept>[] = []
let asked: { path: string; body: unknown }[] = []
/** Answers with the list wait for this. */
let late: Promise<void> | undefined
let refusal: { status: number; body: object | string } | undefined
let told: string[] = []
let assign = vi.fn()
let leave = () => {}

beforeEach(async () => {
  held = []
  asked = []
  refusal = undefined
  late = undefined
  told = []
  assign = vi.fn()
  queryClient().clear()
  sessionStorage.clear()
  history.replaceState(null, '', '/c/lamps')
  vi.spyOn(window.location, 'assign').mockImplementation(assign)
  vi.spyOn(toast, 'error').mockImplementation(async (text) => void told.push(text))
  vi.spyOn(toast, 'success').mockImplementation(async (text) => void told.push(text))
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    const url = new URL(String(address), 'http://shop.localhost')
    const body = init.body ? JSON.parse(String(init.body)) : undefined
    asked.push({ path: url.pathname.split('/wishlist/')[1] ?? '', body })
    if (url.pathname.endsWith('/all')) {
      const now = { data: held, total: held.length }
      await late
      return Response.json(now)
    }
    if (url.pathname.endsWith('/get')) {
      const found = held.find(({ productVariantId }) => productVariantId === url.searchParams.get('productVariantId'))
      return Response.json({ data: found ?? null })
    }
    if (refusal) return new Response(JSON.stringify(refusal.body), { status: refusal.status })
    const before = held.length
    held = held.filter(({ productVariantId }) => productVariantId !== body.productVariantId)
    if (held.length < before) return Response.json({ data: { inWishlist: false } })
    const item = kept(body.productVariantId.slice(2))
    held = [item, ...held]
    return Response.json({ data: { inWishlist: true, _id: item._id, item } })
  })
})
afterEach(() => {
  leave()
  forgetToken()
  vi.unstubAllGlobals()
  document.body.replaceChildren()
})

const hearts = () => [...document.querySelectorAll<HTMLButtonElement>('[data-heart]')]
const filled = () => hearts().map((heart) => heart.getAttribute('aria-pressed') === 'true')
const calls = (path: string) => asked.filter((call) => call.path === path)

beforeAll(beginHearts)

async function page(...products: string[]) {
  const { unmount } = mount(
    <IslandRoot>
      {products.map((id) => (
        <Heart key={id} product={{ _id: id, name: id, shownVariantId: `v-${id}` }} />
      ))}
    </IslandRoot>,
  )
  leave = unmount
  await expect.poll(hearts).toHaveLength(products.length)
}

describe('hearts', () => {
  // Shows B1.
  test('are empty for a visitor, and ask nothing', async () => {
    held = [kept('lamp')]
    await page('lamp', 'bowl')
    await effects()
    expect([filled(), asked]).toEqual([[false, false], []])
  })

  // Shows K2, B1.
  test('are true once the wishlist of who is signed in has loaded, by one call for all of them', async () => {
    held = [kept('bowl')]
    storeToken('x'.repeat(43))
    await page('lamp', 'bowl', 'stole')
    await expect.poll(filled).toEqual([false, true, false])
    expect(asked).toEqual([{ path: 'all', body: { s: 100, p: 0 } }])
  })

  test('are true also where an island draws them later', async () => {
    held = [kept('bowl')]
    storeToken('x'.repeat(43))
    await page('lamp')
    await expect.poll(() => asked).toHaveLength(1)
    mount(<Heart product={{ _id: 'bowl', name: 'Bowl', shownVariantId: 'v-bowl' }} />)
    await expect.poll(filled).toEqual([false, true])
  })

  // Shows T2.
  test('flip by the same call both ways, once the shop has answered', async () => {
    storeToken('x'.repeat(43))
    await page('lamp')
    await expect.poll(() => asked).toHaveLength(1)
    hearts()[0]?.click()
    await expect.poll(filled).toEqual([true])
    hearts()[0]?.click()
    await expect.poll(filled).toEqual([false])
    expect(calls('add').map(({ body }) => body)).toEqual(Array(2).fill({ productVariantId: 'v-lamp' }))
    expect(calls('all')).toHaveLength(1)
  })

  test('stay filled where the list as it was before the press arrives after it', async () => {
    storeToken('x'.repeat(43))
    await page('lamp')
    await expect.poll(() => calls('all')).toHaveLength(1)
    const { promise, resolve } = Promise.withResolvers<void>()
    late = promise
    void queryClient().refetchQueries({ queryKey: ['wishlist'] })
    await expect.poll(() => calls('all')).toHaveLength(2)
    hearts()[0]?.click()
    await expect.poll(filled).toEqual([true])
    resolve()
    await effects()
    expect(filled()).toEqual([true])
  })

  test('follow what is added and removed in another tab, and tell the other tabs of a press', async () => {
    storeToken('x'.repeat(43))
    await page('lamp', 'bowl')
    await expect.poll(() => calls('all')).toHaveLength(1)
    held = [kept('bowl')]
    window.dispatchEvent(new StorageEvent('storage', { key: 'haat:wishlist' }))
    await expect.poll(filled).toEqual([false, true])
    localStorage.removeItem('haat:wishlist')
    hearts()[0]?.click()
    await expect.poll(filled).toEqual([true, true])
    expect(localStorage.getItem('haat:wishlist')).toMatch(/^\d+$/)
  })

  // Shows B136.
  test('let go of the variant of the product that is kept, whichever the card shows', async () => {
    held = [{ ...kept('lamp'), productVariantId: 'v-another' }]
    storeToken('x'.repeat(43))
    await page('lamp')
    await expect.poll(filled).toEqual([true])
    hearts()[0]?.click()
    await expect.poll(filled).toEqual([false])
    expect(calls('add')[0]?.body).toEqual({ productVariantId: 'v-another' })
  })

  // Shows X5.
  test.each([
    ['the text of the refusal', { status: 409, body: { msg: 'Your wishlist is full.' } }, 'Your wishlist is full.'],
    ['"invalid" where there is none', { status: 500, body: 'oops' }, 'invalid'],
  ])('stay as they were after a failure, and say %s', async (_, given, text) => {
    held = [kept('bowl')]
    refusal = given
    storeToken('x'.repeat(43))
    await page('lamp', 'bowl')
    await expect.poll(filled).toEqual([false, true])
    hearts()[0]?.click()
    await expect.poll(() => told).toEqual([text])
    hearts()[1]?.click()
    await expect.poll(() => told).toEqual([text, text])
    expect(filled()).toEqual([false, true])
    expect(hearts().map(({ ariaBusy }) => ariaBusy ?? null)).toEqual([null, null])
  })

  // Shows B136.
  test('send a visitor to sign in and back, and keep then what they meant to keep, also where it is kept already', async () => {
    await page('lamp')
    hearts()[0]?.click()
    await expect.poll(() => assign.mock.calls).toEqual([['/login?from=%2Fc%2Flamps']])
    expect(asked).toEqual([])
    leave()
    storeToken('x'.repeat(43))
    await page('lamp')
    // As the script of that page does when it begins.
    beginHearts()
    await expect.poll(() => told).toEqual(['It is in your wishlist.'])
    await expect.poll(filled).toEqual([true])
    expect(sessionStorage.getItem('haat:wished')).toBeNull()
  })
})
