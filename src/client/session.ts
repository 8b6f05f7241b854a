import { useSyncExternalStore } from 'react'
import { inLanguage } from '../shared/sites/languages.ts'

/** Where the token is stored (K1). */
const key = 'user-auth-token'

const listeners = new Set<() => void>()

function emit(): void {
  for (const listener of listeners) listener()
  document.dispatchEvent(new Event('haat:session'))
}

/** The token of whoever is signed in on this site, or null. */
export function readToken(): string | null {
  return typeof localStorage === 'undefined' ? null : localStorage.getItem(key)
}

export function storeToken(token: string): void {
  localStorage.setItem(key, token)
  emit()
}

export function forgetToken(): void {
  localStorage.removeItem(key)
  emit()
}

/** Hears of every change, also of one made in another tab. */
function subscribe(listener: () => void): () => void {
  const fromElsewhere = (event: StorageEvent) => {
    if (event.key === key || event.key === null) listener()
  }
  listeners.add(listener)
  window.addEventListener('storage', fromElsewhere)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', fromElsewhere)
  }
}

/** True once the browser knows that somebody is signed in; always false in the server's HTML, which is for everyone. */
export function useSignedIn(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => readToken() !== null,
    () => false,
  )
}

/** Sends the person to sign in, and afterwards to the page `from`, which is this one unless told. */
export function goToLogin(from = location.pathname + location.search): void {
  location.assign(inLanguage(`/login?from=${encodeURIComponent(inLanguage(from))}`))
}
