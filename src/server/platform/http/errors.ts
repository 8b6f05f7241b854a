import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { Logger } from 'pino'
import { goneCode } from '../connections.ts'
import { Refusal, refusal } from '../refusal.ts'

/** Turns what was thrown into an answer: a refusal speaks for itself, everything else is a bug that is logged. */
export function answerError(error: Error, c: Context, log: Logger): Response {
  const { host } = new URL(c.req.url)
  const known = error instanceof Refusal ? error : isOutage(error) ? refusal('server.busy') : undefined
  if (!(error instanceof Refusal))
    log.error({ err: error, host, method: c.req.method, path: c.req.path }, 'a request failed')
  const answer = known ?? refusal('server.error')
  const again: Record<string, string> = answer.status === 503 ? { 'retry-after': '2' } : {}
  return c.json(answer.body(), answer.status as ContentfulStatusCode, { 'cache-control': 'no-store', ...again })
}

/** Of the connection; of the server, while it stops, starts or recovers; too many connections; a statement that took too long. */
const outages = new Set([
  ...[goneCode, 'ECONNREFUSED', 'ECONNRESET', 'ENOENT', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENOTFOUND'],
  ...['57P01', '57P02', '57P03', '57P05', '53300', '57014'],
])
const outageTexts =
  /timeout exceeded when trying to connect|Connection terminated|connection error and is not queryable|Query read timeout/

/** True when the database is not there, as opposed to not liking what it was asked. */
export function isOutage(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code } = error as NodeJS.ErrnoException
  if (code && outages.has(code)) return true
  return outageTexts.test(error.message) || isOutage(error.cause)
}
