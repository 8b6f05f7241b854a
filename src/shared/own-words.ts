import { type MessageName, messages } from './messages.ts'
import { siteNow } from './site-now.ts'
import { t } from './words.ts'

export const messageNames = Object.keys(messages) as [MessageName, ...MessageName[]]

/** A catalogue text by name, as the current site words it. */
export function say(name: MessageName): string {
  return siteNow().messages[name] ?? t(messages[name])
}

/**
 * Like `say`, for a text from an API reply or schema: replies carry the catalogue's texts, since programs match them. Any other
 * text is translated.
 */
export function inOwnWords(text: string): string {
  const own = siteNow().messages
  const name = messageNames.find((name) => own[name] !== undefined && messages[name] === text)
  return name === undefined ? t(text) : say(name)
}
