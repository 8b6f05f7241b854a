import type { IncomingMessage } from 'node:http'

/**
 * True for a request that names its host more than once (RFC 9112, 3.2: 400). Node keeps the first, a proxy may have gone
 * by another, so the two would not speak of the same site.
 */
export function namesHostTwice({ rawHeaders }: IncomingMessage): boolean {
  let named = 0
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at]
    if (name?.length === 4 && name.toLowerCase() === 'host' && ++named > 1) return true
  }
  return false
}
