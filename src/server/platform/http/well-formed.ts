import { refusal } from '../refusal.ts'

/**
 * A value as the database can hold it. Half of a character that takes two (a lone surrogate, what is left of an emoji
 * that was cut) becomes U+FFFD, as any other bytes that are no text do when they are decoded: whoever typed it sees what
 * is wrong, and nothing of the rest is lost. A zero character is refused: there is nothing to put in its place.
 * @throws Refusal `request.zero` naming the field
 */
export function wellFormed(value: unknown, path: readonly string[] = []): unknown {
  if (typeof value === 'string') return wellFormedText(value, path)
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map((item, index) => wellFormed(item, [...path, String(index)]))
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => {
      const known = wellFormedText(name, [...path, name.replaceAll('\0', '')])
      return [known, wellFormed(inner, [...path, known])]
    }),
  )
}

function wellFormedText(text: string, path: readonly string[]): string {
  if (text.includes('\0')) throw refusal('request.zero', path.length > 0 ? { field: path.join('.') } : {})
  return text.toWellFormed()
}
