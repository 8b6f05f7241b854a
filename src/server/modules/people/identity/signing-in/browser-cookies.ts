import type { z } from 'zod'
import type { browserHeaders } from '../identity.contract.ts'

/** The cookies a browser got at earlier sign-ins on this host (docs/decisions/017-sign-in-limits.md). */
export type Browser = {
  /** Device tokens, one per account, last used first. */
  devices: string[]
  /** Token of its last request for a code. */
  codeToken: string | undefined
  /** Token of its sign-in that waits for a second step. */
  stepToken: string | undefined
  /** Token of its last passkey challenge. */
  passkeyToken: string | undefined
  /** Whether its cookies are restricted to TLS. */
  isSecure: boolean
}

const deviceCookie = 'haat-device'
const codeCookie = 'haat-code'
const stepCookie = 'haat-step'
const passkeyCookie = 'haat-passkey'

/** Accounts per browser. */
const mostDevices = 4

const tokenPattern = /^[A-Za-z0-9_-]{43}$/

export function browserOf({ cookie = '', 'x-forwarded-proto': proto }: z.output<typeof browserHeaders>): Browser {
  const devices = cookieValue(cookie, deviceCookie).split('.').filter(isToken)
  const codeToken = [cookieValue(cookie, codeCookie)].find(isToken)
  const stepToken = [cookieValue(cookie, stepCookie)].find(isToken)
  const passkeyToken = [cookieValue(cookie, passkeyCookie)].find(isToken)
  return { devices: devices.slice(0, mostDevices), codeToken, stepToken, passkeyToken, isSecure: proto === 'https' }
}

const isToken = (text: string) => tokenPattern.test(text)

/** Value of the cookie with this name; '' if missing. */
export function cookieValue(cookies: string, name: string): string {
  const prefix = `${name}=`
  const found = cookies.split(';').find((cookie) => cookie.trim().startsWith(prefix))
  return found?.trim().slice(prefix.length) ?? ''
}

export function deviceCookieOf(browser: Browser, tokens: string[], seconds: number): string {
  return cookieOf(browser, deviceCookie, tokens.slice(0, mostDevices).join('.'), seconds)
}

export function codeCookieOf(browser: Browser, token: string, seconds: number): string {
  return cookieOf(browser, codeCookie, token, seconds)
}

export function stepCookieOf(browser: Browser, token: string, seconds: number): string {
  return cookieOf(browser, stepCookie, token, seconds)
}

export function passkeyCookieOf(browser: Browser, token: string, seconds: number): string {
  return cookieOf(browser, passkeyCookie, token, seconds)
}

/** Scoped to API calls, so that no page can depend on it and no cache in front sees it. */
export function cookieOf(
  { isSecure }: Pick<Browser, 'isSecure'>,
  name: string,
  value: string,
  seconds: number,
): string {
  return `${name}=${value}; Path=/api; Max-Age=${seconds}; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`
}
