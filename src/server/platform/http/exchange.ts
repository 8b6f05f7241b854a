import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Context } from 'hono'
import { newRequestId } from './request-id.ts'

/** One request and its answer, as the access log and the metrics see them once it is over. */
export type Exchange = {
  id: string
  method: string
  /** The `Host` header as it came. */
  host: string
  /** The site's id; undefined where none was found, or none was asked for. */
  site: number | undefined
  /** The address's pattern, such as `/api/v1/products/{id}` or `page:category`; never the address itself. */
  route: string
  /** 499 where the caller went away before the answer was over. */
  status: number
  /** From the request's head to the last byte given to the system. */
  ms: number
  /** Sent over the connection, the head included. */
  bytes: number
  /** Of pages: whether it was there already. */
  cache: 'hit' | 'miss' | undefined
}

export type Observe = (exchange: Exchange) => void

/** What is found out about a request on its way. */
type Note = Pick<Exchange, 'id' | 'route' | 'site' | 'cache'>

const notes = new WeakMap<IncomingMessage, Note>()

/** Begins the note of a request, and tells of it when its answer is over. The answer carries the id. */
export function follow(
  request: IncomingMessage,
  response: ServerResponse,
  { id, began }: { id: string; began: number },
  observe: Observe | undefined,
): void {
  response.setHeader('x-request-id', id)
  const note: Note = { id, route: 'none', site: undefined, cache: undefined }
  notes.set(request, note)
  if (!observe) return
  const { socket } = request
  const before = socket.bytesWritten
  response.once('close', () =>
    observe({
      ...note,
      method: request.method ?? '',
      host: request.headers.host ?? '',
      status: response.writableFinished ? response.statusCode : 499,
      ms: performance.now() - began,
      bytes: socket.bytesWritten - before,
    }),
  )
}

/** The note of a request that came over a connection; of any other, one that nobody reads. */
export function noteOf(request: IncomingMessage | undefined): Note {
  const known = request && notes.get(request)
  return known ?? { id: newRequestId(), route: 'none', site: undefined, cache: undefined }
}

/** The same where Hono serves it. */
export function noteOfCall(c: Context): Note {
  return noteOf((c.env as { incoming?: IncomingMessage } | undefined)?.incoming)
}
