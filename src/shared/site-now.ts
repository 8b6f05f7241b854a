import type { MessageName } from './messages.ts'
import { perObject } from './per-object.ts'
import { translatorOf } from './translators.ts'

/** A site's replacements for catalogue texts (B2). */
export type OwnWords = Partial<Record<MessageName, string>>

/** A site follows one of two rule sets (B11). */
export const ruleSets = ['storefront', 'events'] as const

export type RuleSet = (typeof ruleSets)[number]

/** Facts about the current site for code without access to the page: islands, and parts drawn once for many pages. */
export type SiteNow = {
  messages: OwnWords
  rules: RuleSet
  /** Path prefix of pages in this language; absent for the site's own language. */
  prefix?: string
  /** Locale of the page: `hi-IN`. */
  locale?: string
  /** Whether visitors may order without an account (B301). */
  guests?: boolean
}

const usual: SiteNow = { messages: {}, rules: 'storefront' }
let current = usual

/** The site open in this browser, or being rendered. */
export function siteNow(): SiteNow {
  return current
}

/** In the browser: sets the current site. */
export function openSite(site: SiteNow): void {
  current = site
}

/** On the server: sets the site while `draw` runs, which must be synchronous, as other renders come before and after. */
export function drawingFor<T>(site: SiteNow, draw: () => T): T {
  const before = current
  current = site
  try {
    return draw()
  } finally {
    current = before
  }
}

/** Cache key part for what differs between sites; empty for the default. */
export function siteNowKey({ messages, rules, prefix = '', locale = '', guests = false } = current): string {
  const words = `${keyOf(messages)}${guests ? ' guests' : ''}`
  const own = rules === usual.rules ? words : `${rules} ${words}`
  const language = translatorOf(locale) ? `${prefix} ${locale}` : prefix
  return language === '' ? own : `${language} ${own}`
}

const keyOf = perObject((messages: OwnWords) => (Object.keys(messages).length === 0 ? '' : JSON.stringify(messages)))
