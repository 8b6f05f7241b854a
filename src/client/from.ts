import { useAddressBar } from './address-bar.ts'

const key = 'haat:signed-up'

/** The page to return to after signing in (SPEC §2), as this page's address carries it. */
export function fromHere(): string | null {
  return new URLSearchParams(location.search).get('from')
}

/** Another page's address that carries the page to return to along. */
export function carryFrom(path: string, from: string | null | undefined): string {
  return from ? `${path}?from=${encodeURIComponent(from)}` : path
}

/** As `carryFrom`, for a link; in the server's HTML it is the bare path. */
export function useCarriedFrom(path: string): string {
  return carryFrom(path, useAddressBar()?.searchParams.get('from'))
}

/** Remembers who has just signed up, for the sign-in page that follows. */
export function keepSignedUp(email: string): void {
  sessionStorage.setItem(key, email)
}

/** The address of who has just signed up, once. */
export function takeSignedUp(): string | null {
  const email = sessionStorage.getItem(key)
  sessionStorage.removeItem(key)
  return email
}
