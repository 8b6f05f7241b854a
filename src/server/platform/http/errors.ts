import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { Logger } from 'pino'
import { noConnectionCode } from '../connections.ts'
import { Refusal, refusal } from '../refusal.ts'
import { noteOfCall } from './exchange.ts'

/** The refusal for an error. Every other error is logged; unless it is an outage or a full disk, it is a bug. */
export function toldOf(error: Error, c: Context, log: Logger): Refusal {
  const { host } = new URL(c.req.url)
  const known = error instanceof Refusal ? error : expected(error)
  if (!(error instanceof Refusal)) {
    const { id, route } = noteOfCall(c)
    log.error({ err: error, request: id, host, method: c.req.method, route, path: c.req.path }, 'a request failed')
  }
  return known ?? refusal('server.error')
}

/** The refusal as an API reply. */
export function answerRefusal(answer: Refusal, c: Context): Response {
  const headers = { 'cache-control': 'no-store', ...retryHeader(answer) }
  return c.json(answer.body(), answer.status as ContentfulStatusCode, headers)
}

/** Whether a person sees the reply in a browser window: after a form sent without script, or at an address outside the API. */
export function isReadByPerson(c: Context): boolean {
  const { method, path } = c.req
  return (method === 'POST' || !path.startsWith('/api/')) && (c.req.header('accept') ?? '').includes('text/html')
}

/** `Retry-After` header of a refusal, for replies of any kind. */
export function retryHeader({ retryAfter }: { retryAfter?: number }): Record<string, string> {
  return retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) }
}

function expected(error: Error): Refusal | undefined {
  if (hasCode(error, fullDisk)) return refusal('server.full')
  return isOutage(error) ? refusal('server.busy') : undefined
}

/** Codes of the file system, and of PostgreSQL. */
const fullDisk = new Set(['ENOSPC', 'EDQUOT', '53100'])

/** Codes of the network; of a server that stops, starts or recovers; too many connections; statement timeout. */
const outages = new Set([
  ...[noConnectionCode, 'ECONNREFUSED', 'ECONNRESET', 'ENOENT', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENOTFOUND'],
  ...['57P01', '57P02', '57P03', '57P05', '53300', '57014'],
])
/** SQLSTATEs of class 08: connection failures, ours or a Citus coordinator's to a worker. */
const connectionFailures = /^08[0-9A-Z]{3}$/
const outageTexts =
  /timeout expired|timeout exceeded when trying to connect|Connection terminated|connection error and is not queryable|Query read timeout/

/** Whether the database is unavailable, as opposed to rejecting a statement. */
export function isOutage(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code = '' } = error as NodeJS.ErrnoException
  const isKnown = outages.has(code) || connectionFailures.test(code) || outageTexts.test(error.message)
  return isKnown || isOutage(error.cause)
}

/** Whether the error, or one of its causes, has one of the codes. */
function hasCode(error: unknown, codes: ReadonlySet<string>): boolean {
  if (!(error instanceof Error)) return false
  const { code } = error as NodeJS.ErrnoException
  return (code !== undefined && codes.has(code)) || hasCode(error.cause, codes)
}
