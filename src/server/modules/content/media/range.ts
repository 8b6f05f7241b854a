/** Bytes from `from` up to, not including, `until`. */
export type Range = { from: number; until: number }

/**
 * Parses a `Range` header for a file of this many bytes (RFC 9110, 14). Undefined means that the whole file is sent: the header
 * is missing or not a single range. `none` if the range lies outside the file.
 */
export function rangeOf(header: string | undefined, bytes: number): Range | 'none' | undefined {
  const [, first = '', last = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.trim() ?? '') ?? []
  if (first === '' && last === '') return undefined
  // A suffix range: the last n bytes.
  if (first === '') return Number(last) === 0 ? 'none' : { from: Math.max(0, bytes - Number(last)), until: bytes }
  const from = Number(first)
  const until = last === '' ? bytes : Math.min(bytes, Number(last) + 1)
  if (last !== '' && Number(last) < from) return undefined
  return from >= bytes ? 'none' : { from, until }
}
