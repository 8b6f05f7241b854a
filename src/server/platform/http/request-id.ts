import { randomBytes } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

const usable = /^[A-Za-z0-9._-]{8,64}$/
const ofThisProcess = randomBytes(6).toString('base64url')
let count = 0

/** Names one request in every answer and log line: the caller's own name for it, if it is a plain one, or a new one. */
export function requestId(request: Pick<IncomingMessage, 'headers'>): string {
  const given = request.headers['x-request-id']
  return typeof given === 'string' && usable.test(given) ? given : newRequestId()
}

/** A random part for the process and a count: unique, and cheap enough for every request. */
export function newRequestId(): string {
  return `${ofThisProcess}-${(++count).toString(36)}`
}
