const listed = /\s*(?:W\/)?("[\x21\x23-\x7e\x80-\xff]*")\s*(?:,|$)/y

/**
 * Whether an `If-None-Match` header contains this ETag, by weak comparison (RFC 9110), because a cache may have marked it weak.
 * `*` matches any page. An invalid list matches nothing.
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

/** Validators of the reply that a caller has, as its request's headers state them. */
export type Known = { ifNoneMatch: string | undefined; ifModifiedSince: string | undefined }

/** Whether a caller has this reply already. An ETag takes precedence; feed readers may send only a time. */
export function isKnown(
  { ifNoneMatch, ifModifiedSince }: Known,
  headers: { etag: string; 'last-modified'?: string },
): boolean {
  if (ifNoneMatch !== undefined) return isNamedBy(ifNoneMatch, headers.etag)
  return Date.parse(headers['last-modified'] ?? '') <= Date.parse(ifModifiedSince ?? '')
}
