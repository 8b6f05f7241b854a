import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { Logger } from 'pino'
import { noConnectionCode } from '../connections.ts'
import { Refusal, refusal } from '../refusal.ts'
import { noteOfCall } from './exchange.ts'

/** What to tell of what was thrown: a refusal speaks for itself, everything else is a bug that is logged. */
export function toldOf(error: Error, c: Context, log: Logger): Refusal {
  const { host } = new URL(c.req.url)
  const known = error instanceof Refusal ? error : expected(error)
  if (!(error instanceof Refusal)) {
    const { id, route } = noteOfCall(c)
    log.error({ err: error, request: id, host, method: c.req.method, route, path: c.req.path }, 'a request failed')
  }
  return known ?? refusal('server.error')
}

/** The same for whoever called the API. */
export function answerRefusal(answer: Refusal, c: Context): Response {
  const headers = { 'cache-control': 'no-store', ...retryHeader(answer) }
  return c.json(answer.body(), answer.status as ContentfulStatusCode, headers)
}

/**
 * Whether somebody reads the answer in the window of a browser: it was asked for by a form that was sent without script, or by an
 * address of which the API knows nothing.
 */
export function isReadByPerson(c: Context): boolean {
  const { method, path } = c.req
  return (method === 'POST' || !path.startsWith('/api/')) && (c.req.header('accept') ?? '').includes('text/html')
}

/** `Retry-After`, for answers of every kind that come of a refusal. */
export function retryHeader({ retryAfter }: { retryAfter?: number }): Record<string, string> {
  return retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) }
}

function expected(error: Error): Refusal | undefined {
  if (hasCode(error, fullDisk)) return refusal('server.full')
  return isOutage(error) ? refusal('server.busy') : undefined
}

/** Of the file system, and of PostgreSQL. */
const fullDisk = new Set(['ENOSPC', 'EDQUOT', '53100'])

/** Of the network; of the server, while it stops, starts or recovers; too many connections; a statement that took too long. */
const outages = new Set([
  ...[noConnectionCode, 'ECONNREFUSED', 'ECONNRESET', 'ENOENT', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENOTFOUND'],
  ...['57P01', '57P02', '57P03', '57P05', '53300', '57014'],
])
/** SQLSTATEs of class 08: the connection failed, ours or, on Citus, the coordinator's to a worker. */
const connectionFailures = /^08[0-9A-Z]{3}$/
const outageTexts =
  /timeout expired|timeout exceeded when trying to connect|Connection terminated|connection error and is not queryable|Query read timeout/

/** True when the database is not there, as opposed to not liking what it was asked. */
export function isOutage(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code = '' } = error as NodeJS.ErrnoException
  const isKnown = outages.has(code) || connectionFailures.test(code) || outageTexts.test(error.message)
  return isKnown || isOutage(error.cause)
}

/** True when it, or what it was caused by, has one of the codes. */
function hasCode(error: unknown, codes: ReadonlySet<string>): boolean {
  if (!(error instanceof Error)) return false
  const { code } = error as NodeJS.ErrnoException
  return (code !== undefined && codes.has(code)) || hasCode(error.cause, codes)
}
