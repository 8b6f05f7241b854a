import type { MessageName } from './messages.ts'
import { translatorOf } from './translators.ts'

/** What a site says in place of texts of the catalogue (B2). */
export type OwnWords = Partial<Record<MessageName, string>>

/** The two sets of rules, of which a site follows one (B11). */
export const ruleSets = ['storefront', 'events'] as const

export type RuleSet = (typeof ruleSets)[number]

/** What parts of a page must know of their site that know nothing of the page: islands, and what is drawn once for many pages. */
export type SiteNow = {
  messages: OwnWords
  rules: RuleSet
  /** What the addresses of its pages begin with in this language; nothing in the language that the site is written in. */
  prefix?: string
  /** The language that its pages are in: `hi-IN`. */
  locale?: string
}

const usual: SiteNow = { messages: {}, rules: 'storefront' }
let current = usual

/** The site that is open in this browser, or that something is being drawn for. */
export function siteNow(): SiteNow {
  return current
}

/** In the browser: from now on it is this site. */
export function openSite(site: SiteNow): void {
  current = site
}

/** On the server: while something is drawn, which must happen at once, since others are drawn before and after it. */
export function drawingFor<T>(site: SiteNow, draw: () => T): T {
  const before = current
  current = site
  try {
    return draw()
  } finally {
    current = before
  }
}

const keys = new WeakMap<OwnWords, string>()

/** Tells apart what was drawn for sites that differ in this; empty for the usual one. */
export function siteNowKey({ messages, rules, prefix = '', locale = '' } = current): string {
  const words = keys.get(messages) ?? keyOf(messages)
  const own = rules === usual.rules ? words : `${rules} ${words}`
  const language = translatorOf(locale) ? `${prefix} ${locale}` : prefix
  return language === '' ? own : `${language} ${own}`
}

function keyOf(messages: OwnWords): string {
  const key = Object.keys(messages).length === 0 ? '' : JSON.stringify(messages)
  keys.set(messages, key)
  return key
}
