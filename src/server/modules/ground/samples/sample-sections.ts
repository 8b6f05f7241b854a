import { createHash } from 'node:crypto'
import type { PlacedSection } from '../../../../shared/content/pages/page-document.ts'

/** Whether people read this text: several words, a phone number or an email address. */
const isRead = (text: string) => /\s/.test(text) || isContact(text)

const isContact = (text: string) => /\+?\d[\d ()-]{8,}\d|\S+@\S+\.\S+/.test(text)

/** The last line of an address: `Malleshwaram, Bengaluru 560003`. */
const isAddress = (text: string) => /[\n,].*\b[1-9]\d{5}$/.test(text)

/** Hash of a section's texts, unaffected by defaults that a save adds. Undefined if it has no text. */
export function sampleWords({ props }: Pick<PlacedSection, 'props'>): string | undefined {
  const texts = textsIn(props)
  if (texts.length === 0) return undefined
  return createHash('sha256').update(JSON.stringify(texts.sort())).digest('base64url').slice(0, 22)
}

/** Whether a text contains a phone number, an email address or a PIN code. */
export function namesContact({ props }: Pick<PlacedSection, 'props'>): boolean {
  return textsIn(props).some((text) => isContact(text) || isAddress(text))
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return isRead(value) ? [value] : []
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(textsIn)
}
