import { useSyncExternalStore } from 'react'
import { siteNow } from '../shared/site-now.ts'
import { emit, guestKey, readGuest, readToken, subscribe } from './session.ts'
import { dropStored, readStored, store } from './storage.ts'

/** Whether this browser has a bag, of an account or of a guest (B301). */
export const hasBag = (): boolean => (readToken() ?? readGuest()) !== null

/** Whether something may be put into a bag here: without an account only where the shop takes orders from guests. */
export const mayFillBag = (): boolean => readToken() !== null || siteNow().guests === true

/** As `hasBag`, once the browser knows; always false in the server's HTML. */
export function useHasBag(): boolean {
  return useSyncExternalStore(subscribe, hasBag, () => false)
}

/** @returns false where the browser refuses to store it, so that the next page would not know of the bag */
export function storeGuest(token: string): boolean {
  const isStored = store('local', guestKey, token)
  emit()
  return isStored
}

export function forgetGuest(): void {
  dropStored('local', guestKey)
  emit()
}

/** The token of a guest's bag that the account, signed in meanwhile, has yet to take. */
export const waitingGuest = (): string | null => (readToken() === null ? null : readStored('local', guestKey))
