// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import { effects } from '../../../tests/support/screens/effects.ts'
import { mount, press } from '../../../tests/support/screens/mount.tsx'
import { signedInPage } from '../../../tests/support/screens/signed-in-page.ts'
import { toldToasts } from '../../../tests/support/screens/toasts.ts'
import { bagItem } from '../../../tests/support/selling/bag-item.ts'
import { IslandRoot } from '../../client/island-root.tsx'
import { queryClient } from '../../client/queries.ts'
import { forgetToken } from '../../client/session.ts'
import { CartLine } from './cart-line.tsx'

const emptyBag = { data: [], total: 0, amounts: {} }

/** Fake shop: whether the variant is in the wishlist, the calls it had, and the part of the path that it refuses. */
let isKept = false
let asked: string[] = []
let bodies: unknown[] = []
let refused = ''
const assign = vi.fn()
const said = toldToasts()

signedInPage()
beforeEach(() => {
  sessionStorage.clear()
  isKept = false
  asked = []
  bodies = []
  refused = ''
  assign.mockClear()
  vi.spyOn(window.location, 'assign').mockImplementation(assign)
  vi.stubGlobal('fetch', async (address: string, { body }: { body?: string }) => {
    const path = String(address).replace(/^.*\/(?=(cart_items|wishlist)\/)/, '')
    asked.push(path)
    bodies.push(body && JSON.parse(body))
    if (refused && path.includes(refused)) return Response.json({ msg: 'Your wishlist is full.' }, { status: 409 })
    if (path.startsWith('wishlist/get')) return Response.json({ data: isKept ? { _id: 'wish' } : null })
    if (path.startsWith('wishlist/delete')) isKept = false
    if (!path.startsWith('wishlist/add')) return Response.json(emptyBag)
    isKept = !isKept
    return Response.json({ data: { inWishlist: isKept } })
  })
})

async function keep() {
  mount(
    <IslandRoot>
      <CartLine item={bagItem} currency="INR" />
    </IslandRoot>,
  )
  await expect.poll(() => document.querySelector('output')?.textContent).toBeTruthy()
  press('Keep for later Lamp')
}
const get = 'wishlist/get?productVariantId=variant'
const leave = 'cart_items/delete?id=line'
const line = () => document.querySelector('article')

// Shows B136.
test('“Keep for later” puts an item into the wishlist and takes it out of the bag, and one press takes both back', async () => {
  await keep()
  await expect.poll(() => said.undoable.mock.calls[0]?.[0]).toBe('Lamp is in your wishlist now.')
  expect(asked).toEqual([get, 'wishlist/add', leave])
  expect(queryClient().getQueryData(['cart'])).toEqual(emptyBag)
  said.undoable.mock.calls[0]?.[1]()
  await expect.poll(() => asked.slice(3)).toEqual(['cart_items/add', get, 'wishlist/delete?_id=wish'])
  expect(bodies[3]).toEqual({ productVariantId: 'variant', quantity: 4 })
  expect(isKept).toBe(false)
})

test('an item that is in the wishlist already stays there, also when it is taken back into the bag', async () => {
  isKept = true
  await keep()
  await expect.poll(() => said.undoable.mock.calls).toHaveLength(1)
  said.undoable.mock.calls[0]?.[1]()
  await expect.poll(() => asked).toEqual([get, leave, 'cart_items/add'])
  await effects()
  expect([asked.length, isKept]).toEqual([3, true])
})

// Shows X5.
test('an item that could not be kept stays in the bag, and a toast says why, or ‘invalid’', async () => {
  refused = 'wishlist/add'
  await keep()
  await expect.poll(() => said.error.mock.calls).toEqual([['Your wishlist is full.']])
  await expect.poll(() => line()?.ariaBusy ?? null).toBeNull()
  expect(asked).not.toContain(leave)
  vi.stubGlobal('fetch', async () => new Response('Bad gateway', { status: 502 }))
  press('Keep for later Lamp')
  await expect.poll(() => said.error.mock.calls.slice(1)).toEqual([['invalid']])
})

test('an item that its owner took off the wishlist meanwhile does not come back to it by Undo', async () => {
  await keep()
  await expect.poll(() => said.undoable.mock.calls).toHaveLength(1)
  isKept = false
  said.undoable.mock.calls[0]?.[1]()
  await expect.poll(() => asked.slice(3)).toEqual(['cart_items/add', get])
  await effects()
  expect([asked.length, isKept]).toEqual([5, false])
})

test('quantities refused once are sent with the next press', async () => {
  refused = 'cart_items/delete'
  await keep()
  await expect.poll(() => line()?.querySelector('[role=alert]')).toBeTruthy()
  press('One more')
  await expect.poll(() => asked.at(-1)).toMatch(/^cart_items\//)
  await expect.poll(() => line()?.querySelector('[role=alert]') ?? null).toBeNull()
})

test('an item that could not leave the bag is said to have stayed, and another press only removes it', async () => {
  refused = 'cart_items/delete'
  await keep()
  await expect.poll(() => line()?.querySelector('[role=alert]')?.textContent).toBe('Your wishlist is full.')
  expect(said.undoable).not.toHaveBeenCalled()
  refused = ''
  press('Keep for later Lamp')
  await expect.poll(() => said.undoable.mock.calls).toHaveLength(1)
  expect(asked.filter((path) => path === 'wishlist/add')).toHaveLength(1)
})

test('a guest signs in first, and nothing leaves the bag', async () => {
  forgetToken()
  history.replaceState(null, '', '/cart')
  await keep()
  await expect.poll(() => assign.mock.calls).toEqual([['/login?from=%2Fcart']])
  expect([asked, JSON.parse(sessionStorage.getItem('haat:wished') ?? '{}')]).toMatchObject([
    [],
    { productVariantId: 'variant' },
  ])
})
