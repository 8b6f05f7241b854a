const listed = /\s*(?:W\/)?("[\x21\x23-\x7e\x80-\xff]*")\s*(?:,|$)/y

/**
 * Whether an `If-None-Match` header names this ETag, by the weak comparison that RFC 9110 asks for here: a cache on the way
 * may have marked it weak. `*` is any page that there is. What is not a list of ETags names nothing.
 * @param etag with its quotes, never a weak one
 */
export function isNamedBy(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false
  if (header === etag || header.trim() === '*') return true
  listed.lastIndex = 0
  for (let found = listed.exec(header); found; found = listed.exec(header)) {
    if (found[1] === etag) return true
    if (listed.lastIndex >= header.length) return false
  }
  return false
}
