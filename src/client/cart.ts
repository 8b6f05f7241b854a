import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import {
  addItem,
  changeQuantity,
  dropCoupon,
  putCoupon,
  readCart,
  removeItem,
} from '../server/modules/selling/cart/cart.contract.ts'
import type { IndianState } from '../shared/people/indian-states.ts'
import type { Cart } from '../shared/selling/bag/cart.ts'
import { CallError } from './api.ts'
import { hasBag, useHasBag, waitingGuest } from './bag.ts'
import { call } from './call.ts'
import { dropKeptCoupon, keptCoupon } from './coupon.ts'
import { rememberedPlace } from './delivery.ts'
import { messageOf } from './message-of.ts'
import { toast } from './toast.ts'
import type { Wanted } from './wanted.ts'

export const cartKey = ['cart']

/** Destination used for pricing the bag. */
export type CartPlace = { pincode?: string; state?: IndianState }

/** Terms that a bag is priced by; `pickUp` is the id of a place where it is picked up, `mobile` the phone number of the parcel. */
export type CartTerms = CartPlace & { pickUp?: string; mobile?: string | undefined; paymentMode?: string | undefined }

/** Code for guests (B301), fetched when it is needed: most customers have an account. */
const forGuests = () => import('./guest.ts')

/**
 * Makes a call that puts something into the bag. A visitor gets a bag first, in a shop that takes orders from guests, and a guest whose
 * session is over a new one.
 */
async function withBag<T>(run: () => Promise<T>): Promise<T> {
  if (hasBag())
    try {
      return await run()
    } catch (error) {
      if (!(await forGuests()).endsGuest(error)) throw error
    }
  await (await forGuests()).beginBag()
  return run()
}

/** All items: 100 at page 0 (K2), and the pages after it where an owner lets a bag have more. */
async function loadPages(query: CartTerms): Promise<Cart> {
  const data: Cart['data'] = []
  for (let p = 0; ; p++) {
    const cart = await call(readCart, { query, body: { s: 100, p } })
    data.push(...cart.data)
    if (cart.data.length === 0 || data.length >= cart.total) return { ...cart, data }
  }
}

/** The coupon of a link on its way into the bag: bags that are loaded together wait for it. */
let bringing: Promise<void> | undefined

/** Puts the coupon of a link into the bag. It is kept until the shop has taken or refused it (B264). */
async function bringCoupon(): Promise<void> {
  const code = keptCoupon()
  if (code === null) return
  try {
    await call(putCoupon, { query: {}, body: { code } })
  } catch (error) {
    if (!isRefused(error)) return
    // A code that is refused says so where the bag would show it.
    toast.error(messageOf(error))
  }
  dropKeptCoupon()
}

/** Whether the shop refused the code itself: not for want of a connection, of a session, or of a quieter moment. */
const isRefused = (error: unknown) =>
  error instanceof CallError && error.body !== undefined && [400, 404, 409].includes(error.status)

/** The bag for the terms; for the remembered PIN code unless they are given. The coupon of a link is put into it first. */
export async function loadCart(terms: CartTerms = rememberedPlace()): Promise<Cart> {
  if (waitingGuest() !== null) await (await forGuests()).takeOver()
  bringing ??= bringCoupon().finally(() => {
    bringing = undefined
  })
  await bringing
  return loadPages(terms).catch(async (error) => {
    ;(await forGuests()).endsGuest(error)
    throw error
  })
}

/** The cart of the signed-in person or the guest. A visitor has none. */
export function useCart() {
  const has = useHasBag()
  const { data, error, refetch } = useQuery({ queryKey: cartKey, queryFn: () => loadCart(), enabled: has })
  // Another island may have loaded it already, and the first rendering must equal the server's.
  return { data: has ? data : undefined, fault: error?.message, refetch }
}

/** Keeps the bag of a reply; bags priced for an address are asked for again. */
function keep(queries: QueryClient, cart: Cart): void {
  queries.setQueryData(cartKey, cart)
  void queries.invalidateQueries({ queryKey: cartKey, predicate: ({ queryKey }) => queryKey.length > 1 })
}

/** Changes of the bag are sent one after the other: of two replies the older one could arrive last, and be what is shown. */
export const cartScope = { id: 'cart' }

/** Every change returns the whole cart, so the view is never optimistic. */
function useCartCall<T>(run: (input: T) => Promise<Cart>) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: run,
    scope: cartScope,
    onSuccess: (cart) => replaceCart(queries, cart),
    onError: () => queries.invalidateQueries({ queryKey: cartKey }),
  })
}

const putInto = (wanted: Wanted) => withBag(() => call(addItem, { query: rememberedPlace(), body: wanted }))

export function useAddToCart() {
  return useCartCall(putInto)
}

/** Like `useAddToCart`, outside of components. @throws CallError */
export async function putIntoCart(queries: QueryClient, wanted: Wanted): Promise<Cart> {
  const cart = await putInto(wanted)
  await replaceCart(queries, cart)
  return cart
}

/** Keeps the bag of a reply: a pending read would overwrite it with the old one. */
export async function replaceCart(queries: QueryClient, cart: Cart): Promise<void> {
  await queries.cancelQueries({ queryKey: cartKey })
  keep(queries, cart)
}

export function useChangeQuantity() {
  return useCartCall(({ id, productVariantId, quantity }: { id: string; productVariantId: string; quantity: number }) =>
    call(changeQuantity, { query: { id, ...rememberedPlace() }, body: { productVariantId, quantity } }),
  )
}

export function useRemoveFromCart() {
  return useCartCall((id: string) => call(removeItem, { query: { id, ...rememberedPlace() } }))
}

export function usePutCoupon() {
  return useCartCall((code: string) => call(putCoupon, { query: rememberedPlace(), body: { code } }))
}

export function useDropCoupon() {
  return useCartCall((_: undefined) => call(dropCoupon, { query: rememberedPlace() }))
}

export function useForgetCart() {
  const queries = useQueryClient()
  return useCallback(() => queries.invalidateQueries({ queryKey: cartKey }), [queries])
}
