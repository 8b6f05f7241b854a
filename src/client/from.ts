import { useAddressBar } from './address-bar.ts'

const key = 'haat:signed-up'

/**
 * The page to return to after signing in (R2), from this page's address. The links between /login and /signup carry it
 * only once their page is hydrated; for whoever was faster it is in the address they came from.
 */
export function fromHere(): string | null {
  return new URLSearchParams(location.search).get('from') ?? fromBefore()
}

function fromBefore(): string | null {
  const before = document.referrer ? new URL(document.referrer) : undefined
  if (before?.origin !== location.origin || !['/login', '/signup'].includes(before.pathname)) return null
  return before.searchParams.get('from')
}

/** Another page's address that carries the page to return to along. */
export function carryFrom(path: string, from: string | null | undefined): string {
  return from ? `${path}?from=${encodeURIComponent(from)}` : path
}

/** As `carryFrom`, for a link; in the server's HTML it is the bare path. */
export function useCarriedFrom(path: string): string {
  return carryFrom(path, useAddressBar() && fromHere())
}

/** Remembers who has just signed up, for the sign-in page that follows. */
export function storeSignedUp(email: string): void {
  sessionStorage.setItem(key, email)
}

/** The address of who has just signed up, once. */
export function takeSignedUp(): string | null {
  const email = sessionStorage.getItem(key)
  sessionStorage.removeItem(key)
  return email
}
