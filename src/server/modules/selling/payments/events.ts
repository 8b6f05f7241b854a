import { timingSafeEqual } from 'node:crypto'

/** Compares a SHA-256 digest with its hexadecimal form in a request, in constant time. */
export function isDigest(expected: Buffer, given: string): boolean {
  const bytes = Buffer.from(/^[0-9a-f]{64}$/i.test(given) ? given : '', 'hex')
  return expected.length === bytes.length && timingSafeEqual(expected, bytes)
}

/** The JSON of an event's body; undefined if it is none. */
export function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
