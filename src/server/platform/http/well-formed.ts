import { inOneForm, isBlank } from '../../../shared/text.ts'
import { refusal } from '../refusal.ts'

/** Fields whose texts are compared by their hash: they stay as they were sent, or stored passwords would stop to match. */
const isHashed = /password$/i

/**
 * The door through which every text of a call passes: parameters, query, fields of JSON and of forms, and their names. Texts come out
 * in the one form that is stored (`inOneForm`); one of invisible characters alone comes out empty, so that a required field refuses
 * it by its own text. A zero character is refused: there is nothing to put in its place. Passwords are only made well-formed. Raw
 * bodies (`bodyAs: 'text'`) and the bytes of files do not pass here.
 * @throws Refusal `request.zero` naming the field
 */
export function wellFormed(value: unknown, path: readonly string[] = []): unknown {
  if (typeof value === 'string') return wellFormedText(value, path)
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map((item, index) => wellFormed(item, [...path, String(index)]))
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => {
      requireNoZero(name, [...path, name.replaceAll('\0', '')])
      const known = inOneForm(name)
      return [known, wellFormed(inner, [...path, known])]
    }),
  )
}

function wellFormedText(text: string, path: readonly string[]): string {
  requireNoZero(text, path)
  if (isHashed.test(path.at(-1) ?? '')) return text.toWellFormed()
  const known = inOneForm(text)
  return known.trim() !== '' && isBlank(known) ? '' : known
}

function requireNoZero(text: string, path: readonly string[]): void {
  if (text.includes('\0')) throw refusal('request.zero', path.length > 0 ? { field: path.join('.') } : {})
}
