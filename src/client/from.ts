import { withoutLanguage } from '../shared/sites/languages.ts'
import { useAddressBar } from './address-bar.ts'
import { store, takeStored } from './storage.ts'

const signedUp = 'haat:signed-up'
const newPassword = 'haat:new-password'

/**
 * The page to return to after signing in (R2), from this page's address. The links between /login and /signup carry it
 * only once their page is hydrated; before that it is read from the referrer.
 */
export function fromHere(): string | null {
  return new URLSearchParams(location.search).get('from') ?? fromBefore()
}

function fromBefore(): string | null {
  const before = document.referrer ? new URL(document.referrer) : undefined
  if (before?.origin !== location.origin || !['/login', '/signup'].includes(withoutLanguage(before.pathname)))
    return null
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

/** Stores the email of a new sign-up for the sign-in page that follows. */
export function storeSignedUp(email: string): void {
  store('session', signedUp, email)
}

/** Stores the email after a password reset, for the sign-in page. */
export function storeNewPassword(email: string): void {
  store('session', newPassword, email)
}

/** Who has come to the sign-in page from where, once. */
export function takeArrival(): { email: string; from: 'sign-up' | 'new password' } | undefined {
  const came = { 'sign-up': takeStored('session', signedUp), 'new password': takeStored('session', newPassword) }
  const [arrival] = Object.entries(came).flatMap(([from, email]) =>
    email === null ? [] : [{ email, from: from as keyof typeof came }],
  )
  return arrival
}
