import type { IncomingMessage, ServerResponse } from 'node:http'
import { videoFrames } from '../../../shared/content/media/videos.ts'
import { inlineSource } from './inline-script.ts'

/**
 * Content-Security-Policy of public pages: scripts from this site only, and one inline by its hash (decision 070). The theme is
 * an inline style, so inline styles are allowed. Frames of the same site are allowed, for the builder's preview.
 */
const directives = [
  "default-src 'self'",
  ["script-src 'self'", inlineSource].filter(Boolean).join(' '),
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self'",
  // In development Vite notifies the page of changed sources.
  `connect-src 'self'${process.env.NODE_ENV === 'development' ? ' ws:' : ''}`,
  // Videos play in a frame of their service, or as a file of any host, once the visitor starts them.
  `frame-src 'self' ${videoFrames.join(' ')}`,
  "media-src 'self' https:",
  "frame-ancestors 'self'",
  "form-action 'self'",
  "base-uri 'self'",
  "object-src 'none'",
]
const contentPolicy = directives.join('; ')

/** For replies of every kind. */
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

/** Additional sources for third-party scripts, as Google's guide states them. */
const allowed: Record<'google', Record<string, string>> = {
  google: {
    'script-src': 'https://accounts.google.com/gsi/client',
    'style-src': 'https://accounts.google.com/gsi/style',
    'connect-src': 'https://accounts.google.com/gsi/',
    'frame-src': 'https://accounts.google.com/gsi/',
  },
}

/** Headers for a page with a third-party script. */
export function policyWith(outside: keyof typeof allowed): Record<string, string> {
  const more = directives.map((directive) => {
    const source = allowed[outside][directive.split(' ')[0] ?? '']
    return source ? `${directive} ${source}` : directive
  })
  return { 'content-security-policy': more.join('; ') }
}

/** Headers for a page whose form is sent to another host. */
export function policyWithForm(origin: string): Record<string, string> {
  const more = directives.map((directive) =>
    directive.startsWith('form-action ') ? `${directive} ${origin}` : directive,
  )
  return { 'content-security-policy': more.join('; ') }
}

export const strictTransport = 'strict-transport-security'

/**
 * Behind TLS, replies ask browsers to use TLS only (HSTS). The proxy's header tells whether the request came by TLS; browsers
 * ignore HSTS on plain connections. Subdomains may belong to other sites, so by default the policy does not include them.
 */
export function isSecure(request: IncomingMessage): boolean {
  return request.headers['x-forwarded-proto'] === 'https'
}

/** Sets the HSTS header on a reply that is not sent yet. */
export function keepSecure(request: IncomingMessage, response: ServerResponse, policy: string | undefined): void {
  if (policy !== undefined && isSecure(request)) response.setHeader(strictTransport, policy)
}
