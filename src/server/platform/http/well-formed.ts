import { inOneForm, isBlank } from '../../../shared/text.ts'
import { refusal } from '../refusal.ts'

/** Fields that are hashed and compared: normalising them would break stored passwords. */
const isHashed = /password$/i

/**
 * Normalises every text of a call: parameters, query, fields of JSON and forms, and their names. Texts get their stored form
 * (`inOneForm`); a text of invisible characters becomes empty, so that a required field refuses it with its own message. Zero
 * characters are refused, because nothing can replace them. Passwords are only made well-formed. Raw bodies (`bodyAs: 'text'`)
 * and file contents are not changed.
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
