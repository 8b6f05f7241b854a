import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { type Encoding, pickEncoding } from '../platform/http/encodings.ts'
import { isNamedBy } from '../platform/http/if-none-match.ts'
import { type Head, prepareHead, type SendPrepared } from '../platform/http/prepared-head.ts'
import { pageSecurity, policyWith } from '../platform/http/security.ts'
import type { CachedPage } from './cache.ts'
import { bodyOf, compress, countAnswer, etagFor } from './compress.ts'
import type { MadePage } from './make-page.ts'

/** How long shared caches, such as a CDN, may serve a page without revalidation, s. */
const sharedSeconds = 10

/** A rendered page in the form that the cache stores. */
export function finish({ html, ...made }: MadePage, family: string | undefined): CachedPage {
  return finishBytes({ ...made, bytes: Buffer.from(html) }, family)
}

/** Like `finish`, for a page whose HTML is already encoded. */
export function finishBytes(
  { status, bytes, location, isPrivate, isIncomplete, outside, ...made }: Omit<MadePage, 'html'> & { bytes: Buffer },
  family: string | undefined,
): CachedPage {
  const hash = createHash('sha256').update(bytes).digest('base64url').slice(0, 22)
  const headers: Record<string, string> = {
    ...pageSecurity,
    ...(outside && policyWith(outside)),
    'content-type': 'text/html; charset=utf-8',
    'cache-control':
      !isPrivate && !isIncomplete && (status === 200 || location !== undefined)
        ? `public, max-age=0, s-maxage=${sharedSeconds}, stale-while-revalidate=60`
        : 'no-store',
    vary: 'Accept-Encoding',
    ...(isPrivate && { 'x-robots-tag': 'noindex' }),
    ...(location === undefined ? {} : { location }),
  }
  const identity = bodyOf({ status, headers, hash }, bytes, 'identity')
  return {
    ...{ ...made, status, headers, hash, answers: 0, family, outside, isPrivate },
    ...{ bodies: { identity }, notModified: {} },
  }
}

/** Sends a page in the caller's best encoding, or 304. @returns status and size */
export function answerPage(
  send: SendPrepared,
  request: IncomingMessage,
  response: ServerResponse,
  page: CachedPage,
  id: string,
): { status: number; bytes: number } {
  const encoding = pickEncoding(request.headers['accept-encoding'])
  countAnswer(page)
  if (page.status === 200 && isNamedBy(request.headers['if-none-match'], etagFor(page, encoding))) {
    const head = notModified(page, encoding)
    send(request, response, { head, id })
    return { status: 304, bytes: head.text.length }
  }
  const { location } = page.headers
  if (location !== undefined) {
    const head = moved(page, location, request)
    send(request, response, { head, id })
    return { status: page.status, bytes: head.text.length }
  }
  const { head, bytes } = compress(page, encoding)
  send(request, response, { head, id, body: bytes })
  return { status: page.status, bytes: head.text.length + bytes.length }
}

function notModified(page: CachedPage, encoding: Encoding): Head {
  const etag = etagFor(page, encoding)
  const known = page.notModified[encoding]
  if (known?.etag === etag) return known.head
  const head = prepareHead(304, { ...page.headers, etag })
  page.notModified[encoding] = { etag, head }
  return head
}

/** A redirect that keeps the request's query, unless the new address has its own. */
function moved({ status, headers, locationQuery }: CachedPage, location: string, { url = '' }: IncomingMessage): Head {
  const mark = url.indexOf('?')
  const query = mark < 0 ? '' : url.slice(mark)
  return prepareHead(status, {
    ...headers,
    location: locationQuery === 'stated' ? withCoupon(location, query) : location + query,
    'content-length': 0,
  })
}

/** The coupon of a link goes along to the page that keeps it (B264). */
function withCoupon(location: string, query: string): string {
  const code = new URLSearchParams(query).get('coupon')?.trim()
  if (!code) return location
  return `${location}${location.includes('?') ? '&' : '?'}coupon=${encodeURIComponent(code)}`
}
