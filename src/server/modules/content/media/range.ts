/** Bytes from `from` until before `until`. */
export type Range = { from: number; until: number }

/**
 * The one range that a `Range` header asks for of a file of so many bytes (RFC 9110, 14). Undefined where all of it is to be sent: there
 * is no such header, or it asks for something else; `none` where it asks for what the file has not.
 */
export function rangeOf(header: string | undefined, bytes: number): Range | 'none' | undefined {
  const [, first = '', last = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.trim() ?? '') ?? []
  if (first === '' && last === '') return undefined
  // The last so many bytes.
  if (first === '') return Number(last) === 0 ? 'none' : { from: Math.max(0, bytes - Number(last)), until: bytes }
  const from = Number(first)
  const until = last === '' ? bytes : Math.min(bytes, Number(last) + 1)
  if (last !== '' && Number(last) < from) return undefined
  return from >= bytes ? 'none' : { from, until }
}
