import { createHash } from 'node:crypto'
import type { PlacedSection } from '../../../../shared/content/page-document.ts'

/** A text that somebody reads: it has words, a number to call or an address to write to. */
const isRead = (text: string) => /\s/.test(text) || isContact(text)

const isContact = (text: string) => /\+?\d[\d ()-]{8,}\d|\S+@\S+\.\S+/.test(text)

/** The last line of an address: `Malleshwaram, Bengaluru 560003`. */
const isAddress = (text: string) => /[\n,].*\b[1-9]\d{5}$/.test(text)

/** What a section says, hashed. Defaults that a save adds beside its texts make no difference; undefined where it says nothing. */
export function sampleWords({ props }: Pick<PlacedSection, 'props'>): string | undefined {
  const texts = textsIn(props)
  if (texts.length === 0) return undefined
  return createHash('sha256').update(JSON.stringify(texts.sort())).digest('base64url').slice(0, 22)
}

/** Whether the text holds a phone number, an email address or a PIN code. */
export function namesContact({ props }: Pick<PlacedSection, 'props'>): boolean {
  return textsIn(props).some((text) => isContact(text) || isAddress(text))
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return isRead(value) ? [value] : []
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(textsIn)
}
