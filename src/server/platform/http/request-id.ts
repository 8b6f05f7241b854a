import { randomBytes } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

const usable = /^[A-Za-z0-9._-]{8,64}$/
const ofThisProcess = randomBytes(6).toString('base64url')
let count = 0

/** The id of a request in its reply and log lines: the caller's `X-Request-Id` if it is plain, else a new one. */
export function requestId(request: Pick<IncomingMessage, 'headers'>): string {
  const given = request.headers['x-request-id']
  return typeof given === 'string' && usable.test(given) ? given : newRequestId()
}

/** A random prefix per process and a counter: unique, and cheap enough for every request. */
export function newRequestId(): string {
  return `${ofThisProcess}-${(++count).toString(36)}`
}
