/** The first and last bytes of a file of `bytes` bytes. A video's metadata is at one of them. */
export type Ends = { bytes: number; head: Uint8Array; tail: Uint8Array }

/** Bytes of one of the ends, not copied; undefined for those between. */
export function bytesAt({ bytes, head, tail }: Ends, from: number, until: number): Uint8Array | undefined {
  const tailFrom = bytes - tail.length
  if (until <= head.length) return head.subarray(from, until)
  if (from >= tailFrom && until <= bytes) return tail.subarray(from - tailFrom, until - tailFrom)
  return undefined
}
