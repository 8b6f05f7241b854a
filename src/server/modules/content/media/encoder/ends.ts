/** The first and last bytes of a file of `bytes` bytes. A video's metadata is at one of them. */
export type Ends = { bytes: number; head: Uint8Array; tail: Uint8Array }

/** Bytes of one of the ends; undefined for those between. */
export function bytesAt({ bytes, head, tail }: Ends, from: number, count: number): Buffer | undefined {
  const until = from + count
  const tailFrom = bytes - tail.length
  if (until <= head.length) return Buffer.from(head.subarray(from, until))
  if (from >= tailFrom && until <= bytes) return Buffer.from(tail.subarray(from - tailFrom, until - tailFrom))
  return undefined
}
