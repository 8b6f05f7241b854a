import type { z } from 'zod'
import type { browserHeaders } from '../identity.contract.ts'

/** What a browser brings of what it was given at earlier sign-ins on this host (docs/decisions/017-sign-in-limits.md). */
export type Browser = {
  /** Device tokens, one for each account, the last used first. */
  devices: string[]
  /** The token of its last request for a code. */
  codeToken: string | undefined
  /** The token of its sign-in that waits for the second step. */
  stepToken: string | undefined
  /** The token of what it was last given for a passkey to sign. */
  passkeyToken: string | undefined
  /** Its cookies may travel over TLS alone. */
  isSecure: boolean
}

const deviceCookie = 'haat-device'
const codeCookie = 'haat-code'
const stepCookie = 'haat-step'
const passkeyCookie = 'haat-passkey'

/** Accounts that one browser is known for. */
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

/** What the browser's cookie of that name holds; empty where there is none. */
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

/** Calls alone bring it, so that no page can depend on it and no cache in front sees it. */
export function cookieOf(
  { isSecure }: Pick<Browser, 'isSecure'>,
  name: string,
  value: string,
  seconds: number,
): string {
  return `${name}=${value}; Path=/api; Max-Age=${seconds}; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`
}
