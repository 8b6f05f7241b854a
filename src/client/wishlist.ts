import { type QueryClient, useQuery } from '@tanstack/react-query'
import {
  findEntry,
  readWishlist,
  removeWish,
  toggleWish,
} from '../server/modules/selling/wishlist/wishlist.contract.ts'
import type { WishlistItem } from '../shared/selling/bag/wishlist.ts'
import { call } from './call.ts'
import { queryClient } from './queries.ts'
import { useSignedIn } from './session.ts'
import { store } from './storage.ts'

export type Wishlist = { data: WishlistItem[]; total: number }

/** A hundred at page 0, which is all of it (K2). Whatever shows hearts shares one answer, so a page asks once. */
export const wishlistQuery = {
  queryKey: ['wishlist'],
  queryFn: (): Promise<Wishlist> => call(readWishlist, { body: { s: 100, p: 0 } }),
}

/** Written with each change, so that the browser's other tabs read the wishlist again. */
const changedKey = 'haat:wishlist'

if (typeof window !== 'undefined')
  window.addEventListener('storage', ({ key }) => {
    if (key === changedKey) void queryClient().invalidateQueries({ queryKey: wishlistQuery.queryKey })
  })

/** The signed-in person's wishlist. A visitor has none. */
export function useWishlist(): Wishlist | undefined {
  const signedIn = useSignedIn()
  const { data } = useQuery({ ...wishlistQuery, enabled: signedIn })
  // Another island may have loaded it already, and the first rendering must equal the server's.
  return signedIn ? data : undefined
}

/** Toggles a variant in the wishlist; the heart changes after the reply (T2). @returns whether it is in the wishlist. @throws CallError */
export async function toggle(queries: QueryClient, productVariantId: string): Promise<boolean> {
  const { data } = await call(toggleWish, { body: { productVariantId } })
  await change(queries, (items) => {
    const others = items.filter((item) => item.productVariantId !== productVariantId)
    return data.item ? [data.item, ...others] : others
  })
  return data.inWishlist
}

/** Adds a variant: the API toggles, so an existing entry is left. @returns whether it is new. @throws CallError */
export async function keep(queries: QueryClient, productVariantId: string): Promise<boolean> {
  const { data } = await call(findEntry, { query: { productVariantId } })
  return data === null && (await toggle(queries, productVariantId))
}

/** Removes a variant; idempotent. @throws CallError */
export async function letGo(queries: QueryClient, productVariantId: string): Promise<void> {
  const { data } = await call(findEntry, { query: { productVariantId } })
  if (data !== null) await remove(queries, data)
}

/** @throws CallError */
export async function remove(queries: QueryClient, { _id }: WishlistItem): Promise<void> {
  await call(removeWish, { query: { _id } })
  await change(queries, (items) => items.filter((item) => item._id !== _id))
}

async function change(queries: QueryClient, to: (items: WishlistItem[]) => WishlistItem[]): Promise<void> {
  const { queryKey } = wishlistQuery
  store('local', changedKey, String(Date.now()))
  // A request in flight would restore the old list.
  await queries.cancelQueries({ queryKey })
  const before = queries.getQueryData<Wishlist>(queryKey)
  if (!before) return await queries.invalidateQueries({ queryKey })
  const data = to(before.data)
  queries.setQueryData<Wishlist>(queryKey, { data, total: data.length })
}
