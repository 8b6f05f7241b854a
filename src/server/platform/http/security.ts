import type { IncomingMessage, ServerResponse } from 'node:http'
import { videoFrames } from '../../../shared/content/videos.ts'
import { inlineSource } from './inline-script.ts'

/**
 * The content policy of every public page: scripts from this site alone, and one inline by its hash (decision 070). The
 * theme is an inline style, so styles may be. Frames of the same site are allowed, because the builder shows its own pages in one.
 */
const directives = [
  "default-src 'self'",
  ["script-src 'self'", inlineSource].filter(Boolean).join(' '),
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self'",
  // While developing, the page also hears from Vite when a source changes.
  `connect-src 'self'${process.env.NODE_ENV === 'development' ? ' ws:' : ''}`,
  // A video plays in a frame of the service that has it, or as a file of any host, once somebody asks for it.
  `frame-src 'self' ${videoFrames.join(' ')}`,
  "media-src 'self' https:",
  "frame-ancestors 'self'",
  "form-action 'self'",
  "base-uri 'self'",
  "object-src 'none'",
]
const contentPolicy = directives.join('; ')

/** For answers of every kind. */
export const anySecurity: Record<string, string> = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'SAMEORIGIN',
}

export const pageSecurity: Record<string, string> = {
  ...anySecurity,
  'content-security-policy': contentPolicy,
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=()',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'speculation-rules': '"/speculation-rules.json"',
}

/** What each script of others needs besides; Google's as its own guide states it. */
const allowed: Record<'google', Record<string, string>> = {
  google: {
    'script-src': 'https://accounts.google.com/gsi/client',
    'style-src': 'https://accounts.google.com/gsi/style',
    'connect-src': 'https://accounts.google.com/gsi/',
    'frame-src': 'https://accounts.google.com/gsi/',
  },
}

/** The header for a page that brings somebody else's script. */
export function policyWith(outside: keyof typeof allowed): Record<string, string> {
  const more = directives.map((directive) => {
    const source = allowed[outside][directive.split(' ')[0] ?? '']
    return source ? `${directive} ${source}` : directive
  })
  return { 'content-security-policy': more.join('; ') }
}

export const strictTransport = 'strict-transport-security'

/**
 * Behind TLS browsers are asked to use TLS alone from now on (HSTS). The proxy says how the request came; who says so over a plain
 * connection is not believed by browsers. Sub-domains may be other people's sites, so unless the settings say otherwise the
 * host speaks for itself only.
 */
export function isSecure(request: IncomingMessage): boolean {
  return request.headers['x-forwarded-proto'] === 'https'
}

/** The same for an answer that is still to be put together. */
export function keepSecure(request: IncomingMessage, response: ServerResponse, policy: string | undefined): void {
  if (policy !== undefined && isSecure(request)) response.setHeader(strictTransport, policy)
}
