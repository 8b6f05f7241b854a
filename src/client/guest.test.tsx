// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { refusedStorage } from '../../tests/support/outside/refused-storage.ts'
import { effects } from '../../tests/support/screens/effects.ts'
import { openSite } from '../shared/site-now.ts'
import { CallError } from './api.ts'
import { hasBag, mayFillBag, storeGuest } from './bag.ts'
import { loadCart, putIntoCart } from './cart.ts'
import { queryClient } from './queries.ts'
import { forgetToken, readToken, storeToken } from './session.ts'

const bag = { data: [], total: 0 }
let sent: string[] = []
let over: string[] = []
let begun = 0

/** The paths that are called, each with the token that it carries. */
function answer(url: URL, headers: Record<string, string>, body: string): Response {
  const token = headers.authorization?.replace('Basic ', '') ?? 'nobody'
  sent.push(`${url.pathname.split('/').slice(-2).join('/')} ${token}`)
  if (over.includes(token)) return Response.json({ msg: 'Sign in.' }, { status: 401 })
  if (url.pathname === '/api/v1/guest') return Response.json({ data: { token: `guest-${++begun}` } })
  if (url.pathname === '/api/v1/cart/guest') sent.push(JSON.parse(body).token)
  return Response.json(bag)
}

beforeEach(() => {
  sent = []
  over = []
  begun = 0
  openSite({ messages: {}, rules: 'storefront', guests: true })
  vi.stubGlobal('fetch', async (address: string, { headers, body }: RequestInit) =>
    answer(new URL(address, 'http://shop.localhost'), headers as Record<string, string>, String(body)),
  )
})
afterEach(async () => {
  await effects()
  vi.unstubAllGlobals()
  forgetToken()
  localStorage.clear()
  openSite({ messages: {}, rules: 'storefront' })
})

const add = () => putIntoCart(queryClient(), { productVariantId: 'v1', quantity: 1 })

// Shows B301.
describe('a visitor of a shop that takes orders from guests', () => {
  test('gets one bag with the first piece, however many presses put something into it', async () => {
    expect([hasBag(), mayFillBag()]).toEqual([false, true])
    await Promise.all([add(), add()])
    await add()
    expect(sent).toEqual(['v1/guest nobody', ...Array(3).fill('cart_items/add guest-1')])
    expect([hasBag(), readToken()]).toEqual([true, null])
  })

  // Shows B165.
  test('is told so where the browser stores nothing, as the checkout would find the bag empty', async () => {
    vi.stubGlobal('localStorage', refusedStorage)
    await expect(add()).rejects.toThrow('Your browser keeps nothing for this site, so it cannot keep a bag.')
    expect(hasBag()).toBe(false)
    expect(sent).toEqual(['v1/guest nobody'])
  })

  test('gets a new bag once the session of the old one is over', async () => {
    storeGuest('old')
    over = ['old']
    await add()
    expect(sent).toEqual(['cart_items/add old', 'v1/guest nobody', 'cart_items/add guest-1'])
  })

  test('has no bag any more once reading it is refused', async () => {
    storeGuest('old')
    over = ['old']
    await expect(loadCart()).rejects.toThrow(CallError)
    expect(hasBag()).toBe(false)
  })
})

// Shows B301.
test('the bag that a guest filled goes into that of the account, once, when the account’s bag is loaded', async () => {
  storeGuest('guest-token')
  storeToken('account-token', 'u1')
  await loadCart()
  await loadCart()
  expect(sent).toEqual([
    'cart/guest account-token',
    'guest-token',
    'cart_items/all account-token',
    'cart_items/all account-token',
  ])
})

// Shows B301.
test('a visitor of a shop that wants accounts has no bag to fill', () => {
  openSite({ messages: {}, rules: 'storefront' })
  expect(mayFillBag()).toBe(false)
})
