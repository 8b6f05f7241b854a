import { isDeepStrictEqual } from 'node:util'
import { isRecord } from '../../../../shared/is-record.ts'
import type { Change } from '../../../../shared/running/activity.ts'
import { cut } from '../../../../shared/text.ts'

const mostFields = 60
const longest = 300

/** Field names that are never recorded, at any depth. */
const secret = /password|secret|token|hash|otp|\bcode\b|recovery/i

/** Fields of the settings that are only called like a secret: here, who confirms cash orders by a code. */
const open = new Set(['cashOnDelivery.code'])

/** Fields that differ, by path: `theme.radius`. Lists are recorded as a whole. */
export function changesOf(before: unknown, after: unknown): Change[] {
  const [was, is] = [fieldsOf(before), fieldsOf(after)]
  const names = [...new Set([...was.keys(), ...is.keys()])]
  const changed = names.filter((name) => !isDeepStrictEqual(was.get(name), is.get(name)))
  return changed.slice(0, mostFields).map((field) => ({
    field,
    ...(was.has(field) ? { before: short(was.get(field)) } : {}),
    ...(is.has(field) ? { after: short(is.get(field)) } : {}),
  }))
}

function fieldsOf(value: unknown, path = '', found = new Map<string, unknown>()): Map<string, unknown> {
  if (!isRecord(value) || value instanceof Uint8Array) {
    if (path !== '' && value !== undefined && value !== null && value !== '') found.set(path, value)
    return found
  }
  for (const [name, inner] of Object.entries(value)) {
    const at = path === '' ? name : `${path}.${name}`
    if (!secret.test(name) || open.has(at)) fieldsOf(inner, at, found)
  }
  return found
}

/** A value as JSON, shortened for display. */
export function short(value: unknown): Change['after'] {
  if (value === null) return null
  if (value instanceof Uint8Array) return `${value.length} bytes`
  if (typeof value === 'number' || typeof value === 'boolean') return value
  const text =
    typeof value === 'string' ? value : JSON.stringify(value, (name, inner) => (secret.test(name) ? undefined : inner))
  return text.length > longest ? `${cut(text, longest)}…` : text
}
