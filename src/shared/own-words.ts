import { type MessageName, messages } from './messages.ts'
import { siteNow } from './site-now.ts'
import { t } from './words.ts'

export const messageNames = Object.keys(messages) as [MessageName, ...MessageName[]]

/** The text of this name, as the site says it that is open in the browser, or that is being drawn. */
export function say(name: MessageName): string {
  return siteNow().messages[name] ?? t(messages[name])
}

/**
 * The same for a text that a call or a schema gave: calls answer with the texts of the catalogue, since programs go by them. What
 * is no text of the catalogue comes back as it is.
 */
export function inOwnWords(text: string): string {
  const own = siteNow().messages
  const name = messageNames.find((name) => own[name] !== undefined && messages[name] === text)
  return name === undefined ? t(text) : say(name)
}
