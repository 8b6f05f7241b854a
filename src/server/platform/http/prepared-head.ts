import { type IncomingMessage, type ServerResponse, validateHeaderName, validateHeaderValue } from 'node:http'
import { isSecure, strictTransport } from './security.ts'

/** Status and headers of a reply that is sent repeatedly, serialised once. */
export type Head = { status: number; fields: readonly string[]; text: string }

const statusTexts: Record<number, string> = {
  200: 'OK',
  301: 'Moved Permanently',
  304: 'Not Modified',
  404: 'Not Found',
}

/** @throws TypeError for an invalid header */
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

/** The headers that Node adds after ours: `Date`, whose value is between `before` and `after`, and keep-alive. */
type Ending = { before: string; after: string }

/** Node's internal field for a serialised head. Undocumented, so nothing may depend on its existence. */
type Written = ServerResponse & { _header?: string | null }

/**
 * Sends replies with prepared heads. Node validates and joins every header of every reply, which for a page with thirteen
 * headers takes as long as all our own work. So Node writes the first head, whose ending is copied; later heads are passed as a
 * whole. If Node exposes no head, it writes them all.
 * @param strictPolicy HSTS value for replies behind TLS
 */
export function openSender(strictPolicy: string | undefined): SendPrepared {
  let ending: Ending | undefined
  const strictFields = strictPolicy === undefined ? [] : [strictTransport, strictPolicy]
  const strictLine = strictPolicy === undefined ? '' : headerLine(strictTransport, strictPolicy)
  return (request, response: Written, { head, id, body }) => {
    const secure = isSecure(request)
    // Closing connections have a different ending.
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

/** The value of the `Date` header, computed once a second. */
function httpDate(): string {
  const now = Date.now()
  const current = Math.floor(now / 1_000)
  if (current !== second) {
    second = current
    dateText = new Date(now).toUTCString()
  }
  return dateText
}
