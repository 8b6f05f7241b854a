import type { IncomingMessage } from 'node:http'

/**
 * Whether a request has several `Host` headers (RFC 9112, 3.2: 400). Node uses the first, a proxy may have used another, so
 * they could mean different sites.
 */
export function namesHostTwice({ rawHeaders }: IncomingMessage): boolean {
  let named = 0
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at]
    if (name?.length === 4 && name.toLowerCase() === 'host' && ++named > 1) return true
  }
  return false
}
