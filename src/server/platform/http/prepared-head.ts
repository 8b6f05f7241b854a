import { type IncomingMessage, type ServerResponse, validateHeaderName, validateHeaderValue } from 'node:http'
import { isSecure, strictTransport } from './security.ts'

/** Status and header fields of an answer that is given again and again, put together once. */
export type Head = { status: number; fields: readonly string[]; text: string }

const statusTexts: Record<number, string> = {
  200: 'OK',
  301: 'Moved Permanently',
  304: 'Not Modified',
  404: 'Not Found',
}

/** @throws TypeError for a field that no header may hold */
export function prepareHead(status: number, headers: Record<string, string | number>): Head {
  const fields = Object.entries(headers).flatMap(([name, value]) => [name, String(value)])
  const lines = Object.entries(headers).map(([name, value]) => headerLine(name, String(value)))
  return { status, fields, text: `HTTP/1.1 ${status} ${statusTexts[status] ?? 'Answer'}\r\n${lines.join('')}` }
}

function headerLine(name: string, value: string): string {
  validateHeaderName(name)
  validateHeaderValue(name, value)
  return `${name}: ${value}\r\n`
}

export type SendPrepared = (
  request: IncomingMessage,
  response: ServerResponse,
  answer: { head: Head; id: string; body?: Buffer },
) => void

/** What Node writes after our fields: `Date`, whose value stands between the two, and how long the connection stays open. */
type Ending = { before: string; after: string }

/** Where Node keeps a head that is ready to be sent. It is not documented, so nothing depends on its being there. */
type Written = ServerResponse & { _header?: string | null }

/**
 * Sends answers with prepared heads. Node checks and joins every field of every answer, which for a page with thirteen of
 * them takes as long as all that we do for it. So the first head is written by Node as always, and its last lines are
 * learnt from it; later ones are handed over whole. Where Node shows no head, all of them are written by Node.
 * @param strictPolicy what answers behind TLS say of it
 */
export function openSender(strictPolicy: string | undefined): SendPrepared {
  let ending: Ending | undefined
  const strictFields = strictPolicy === undefined ? [] : [strictTransport, strictPolicy]
  const strictLine = strictPolicy === undefined ? '' : headerLine(strictTransport, strictPolicy)
  return (request, response: Written, { head, id, body }) => {
    const secure = isSecure(request)
    // A connection that is to be closed ends its head in another way.
    if (ending && response.shouldKeepAlive) {
      const strict = secure ? strictLine : ''
      response.statusCode = head.status
      response._header = `${head.text}${strict}x-request-id: ${id}${ending.before}${httpDate()}${ending.after}`
    } else {
      response.writeHead(head.status, [...head.fields, ...(secure ? strictFields : []), 'x-request-id', id])
      if (response.shouldKeepAlive) ending = endingOf(response)
    }
    if (body && request.method !== 'HEAD') response.end(body)
    else response.end()
  }
}

function endingOf(response: Written): Ending | undefined {
  const found = /(\r\nDate: )[^\r]+(\r\nConnection: keep-alive\r\n(?:Keep-Alive: [^\r]+\r\n)?\r\n)$/.exec(
    response._header ?? '',
  )
  return found?.[1] && found[2] ? { before: found[1], after: found[2] } : undefined
}

let second = 0
let dateText = ''

/** The value of a `Date` header, made once a second. */
function httpDate(): string {
  const now = Date.now()
  const current = Math.floor(now / 1_000)
  if (current !== second) {
    second = current
    dateText = new Date(now).toUTCString()
  }
  return dateText
}
