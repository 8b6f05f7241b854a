import { z } from 'zod'
import { type MessageName, messages } from './messages.ts'

export const messageNames = Object.keys(messages) as [MessageName, ...MessageName[]]

/** What a site says in place of texts of the catalogue (B2). */
export const ownWords = z.partialRecord(z.enum(messageNames), z.string().trim().min(1).max(300))

export type OwnWords = z.output<typeof ownWords>

const none: OwnWords = {}
let current = none

/** The text of this name, as the site says it that is open in the browser, or that is being drawn. */
export function say(name: MessageName): string {
  return current[name] ?? messages[name]
}

/**
 * The same for a text that a call or a schema gave: calls answer with the texts of the catalogue, since programs go by them. What
 * is no text of the catalogue comes back as it is.
 */
export function inOwnWords(text: string): string {
  const name = messageNames.find((name) => current[name] !== undefined && messages[name] === text)
  return name === undefined ? text : say(name)
}

/** In the browser: whatever is said from now on is said in these words. */
export function speakAs(words: OwnWords): void {
  current = words
}

/** While a site's page is drawn, which must happen at once: others are drawn before and after it. */
export function speakingAs<T>(words: OwnWords, draw: () => T): T {
  const before = current
  current = words
  try {
    return draw()
  } finally {
    current = before
  }
}

const keys = new WeakMap<OwnWords, string>()

/** Tells apart what was drawn in different words; empty while nothing is said otherwise. */
export function wordsKey(words = current): string {
  const known = keys.get(words)
  if (known !== undefined) return known
  const key = Object.keys(words).length === 0 ? '' : JSON.stringify(words)
  keys.set(words, key)
  return key
}
