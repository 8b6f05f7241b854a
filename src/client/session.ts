import { useSyncExternalStore } from 'react'
import { inLanguage } from '../shared/sites/languages.ts'
import { t } from '../shared/words.ts'
import { CallError } from './api.ts'
import { queryClient } from './queries.ts'
import { dropStored, readStored, store } from './storage.ts'
import { isTyping } from './typing.ts'

/** Where the token is stored (K1), and beside it the id of the user it belongs to. */
const tokenKey = 'user-auth-token'
const userKey = 'user-auth-user'
/** The token of a guest's bag. It is no sign-in: only bag and checkout accept it. */
export const guestKey = 'haat:guest'

type Session = { token: string; user: string | null }

/**
 * The session that this page acts with. It stays that of one user for as long as the page stands: what was typed or shown for one
 * user is never sent with the token of another one (B165).
 */
let own: Session | null = null

const listeners = new Set<() => void>()

export function emit(): void {
  for (const listener of listeners) listener()
  document.dispatchEvent(new Event('haat:session'))
}

function readSession(): Session | null {
  const token = readStored('local', tokenKey)
  return token === null ? null : { token, user: readStored('local', userKey) }
}

function sameUser(one: Session, other: Session): boolean {
  return one.token === other.token || (one.user !== null && one.user === other.user)
}

/** The session that this page acts with now, after a look at what other tabs stored. */
function current(): Session | null {
  const stored = readSession()
  if (own === null || (stored !== null && sameUser(own, stored))) own = stored
  // Signed out in another tab. A page on which something is typed keeps its session until it asks to sign in again.
  else if (stored === null && !isTyping()) own = null
  return own
}

/** The token that this page acts with, or null. */
export function readToken(): string | null {
  return current()?.token ?? null
}

/** The token of the guest of this browser (B301), unless a user is signed in. */
export const readGuest = (): string | null => (current() === null ? readStored('local', guestKey) : null)

/** The id of the user whom this page belongs to; null for a visitor, or where only the token is known. */
export function sessionUser(): string | null {
  return current()?.user ?? null
}

/** True once another user is signed in, in another tab: this page must neither read nor write any more. */
export function isReplaced(): boolean {
  const stored = readSession()
  return own !== null && stored !== null && !sameUser(own, stored)
}

/** Whether this page's session ended in this browser: its user signed out, or another one signed in. */
const isOver = (): boolean => isReplaced() || (own !== null && readSession() === null)

/** @returns false where the browser refuses to store it, so that the next page would not know of it */
export function storeToken(token: string, user: string | null = null): boolean {
  own = { token, user }
  if (user === null) dropStored('local', userKey)
  else store('local', userKey, user)
  const isStored = store('local', tokenKey, token)
  dropLoaded()
  emit()
  return isStored
}

/**
 * Stores the session of a sign-in, which the next page goes on with.
 * @throws CallError where the browser refuses to store it: the next page would know nothing of it
 */
export function keepSession(token: string, { _id }: { _id: string }): void {
  if (storeToken(token, _id)) return
  forgetToken()
  throw new CallError(
    0,
    undefined,
    t(
      'Your browser keeps nothing for this site, so it cannot keep you signed in. Allow it to store site data, then sign in again.',
    ),
  )
}

/** Ends this page's session; another user's session in another tab is kept. */
export function forgetToken(): void {
  if (!isReplaced()) {
    dropStored('local', tokenKey)
    dropStored('local', userKey)
  }
  own = null
  dropLoaded()
  emit()
}

/** The session whose answers the query cache holds; null for a visitor, or a guest. */
let loaded: Session | null = null

/** Clears the query cache once the page belongs to another user. */
function dropLoaded(): void {
  const now = current()
  // Answers to a visitor may be those of a guest.
  if (loaded !== now && !(loaded && now && sameUser(loaded, now))) queryClient().clear()
  loaded = now
}

/** Hears of every change, also of one made in another tab. */
export function subscribe(listener: () => void): () => void {
  const fromElsewhere = (event: StorageEvent) => {
    if (event.key === tokenKey || event.key === guestKey || event.key === null) listener()
  }
  listeners.add(listener)
  window.addEventListener('storage', fromElsewhere)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', fromElsewhere)
  }
}

/** True once the browser knows that a user is signed in; always false in the server's HTML, which is for everyone. */
export function useSignedIn(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => readToken() !== null,
    () => false,
  )
}

/**
 * Rechecks the session after a change in another tab or on bfcache restore. Reloads the page if the user differs, unless input
 * would be lost. A page that Back brings back is reloaded all the same: its user left it and signed out, so the next user of the
 * browser must not see what stands on it.
 */
export function watchSession(): void {
  const look = () => {
    if (isReplaced() && !isTyping()) return location.reload()
    dropLoaded()
    emit()
  }
  dropLoaded()
  window.addEventListener('storage', ({ key }) => (key === tokenKey || key === null) && look())
  window.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return
    if (isOver()) return location.reload()
    look()
    void queryClient().invalidateQueries()
  })
}

/** Sends the person to sign in, and afterwards to the page `from`, which is this one unless told. */
export function goToLogin(from = location.pathname + location.search): void {
  location.assign(inLanguage(`/login?from=${encodeURIComponent(inLanguage(from))}`))
}
