import { readToken } from './session.ts'
import { readStored, store, takeStored } from './storage.ts'

/** Items chosen before signing in, for the bag or the wishlist. */
const keys = { bag: 'haat:wanted', wish: 'haat:wished' } as const

type Place = keyof typeof keys

/** Time after which such a choice is dropped, ms. */
const goodFor = 60 * 60_000

export type Wanted = { productVariantId: string; quantity: number }

/** As it is kept: with the page to which signing in leads, where it is put where it was wanted, and the instant, ms. */
type Kept<T> = T & { from: string; at: number }

const here = () => location.pathname + location.search

/** Stores the item a visitor wanted to add, in this tab, until they have signed in and are on the page `from` (T4). */
export function keepWanted({ productVariantId, quantity }: Wanted, from?: string): void {
  keep('bag', { productVariantId, quantity }, from)
}

/** Whether there is anything to put into the bag now. */
export const hasWanted = () => has('bag')

/** Returns and removes the item to add to the bag, once the user has signed in and is back on its page. */
export const takeWanted = () => take<Wanted>('bag')

/** Stores a variant for the wishlist until the visitor signs in. */
export function keepWish(productVariantId: string): void {
  keep('wish', { productVariantId })
}

export const hasWish = () => has('wish')

export const takeWish = () => take<{ productVariantId: string }>('wish')?.productVariantId

function keep(place: Place, wanted: object, from = here()): void {
  const kept: Kept<object> = { ...wanted, from, at: Date.now() }
  store('session', keys[place], JSON.stringify(kept))
}

function has(place: Place): boolean {
  return readToken() !== null && readStored('session', keys[place]) !== null
}

function take<T extends object>(place: Place): Omit<Kept<T>, 'from' | 'at'> | undefined {
  if (!has(place)) return undefined
  const text = takeStored('session', keys[place]) ?? ''
  const { from, at, ...wanted } = JSON.parse(text) as Kept<T>
  return from === here() && Date.now() - at < goodFor ? wanted : undefined
}
