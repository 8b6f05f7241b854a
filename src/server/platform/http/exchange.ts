import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Context } from 'hono'
import { newRequestId } from './request-id.ts'

/** One request and its reply, for the access log and the metrics. */
export type Exchange = {
  id: string
  method: string
  /** The `Host` header as received. */
  host: string
  /** The site's id; undefined if none was found or needed. */
  site: number | undefined
  /** The route's pattern, such as `/api/v1/products/{id}` or `page:category`; never the path itself. */
  route: string
  /** 499 if the caller closed the connection before the reply was complete. */
  status: number
  /** From the request's head to the last byte given to the system. */
  ms: number
  /** Bytes sent, including the head. */
  bytes: number
  /** Pages only: whether it came from the cache. */
  cache: 'hit' | 'miss' | undefined
  /** Calls only: their `x-app-platform` where it is not WEB, empty if they have none (C2). */
  platform: string | undefined
}

export type Observe = (exchange: Exchange) => void

/** Facts about a request, collected while it is served. */
type Note = Pick<Exchange, 'id' | 'route' | 'site' | 'cache' | 'platform'>

const notes = new WeakMap<IncomingMessage, Note>()

/** Starts the note of a request and reports it once the reply is complete. Sets the id as a header of the reply. */
export function follow(
  request: IncomingMessage,
  response: ServerResponse,
  { id, began }: { id: string; began: number },
  observe: Observe | undefined,
): void {
  response.setHeader('x-request-id', id)
  const note = newNote(id)
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

/** The note of a request from a connection; for any other request, a new one that is discarded. */
export function noteOf(request: IncomingMessage | undefined): Note {
  return (request && notes.get(request)) ?? newNote(newRequestId())
}

const newNote = (id: string): Note => ({ id, route: 'none', site: undefined, cache: undefined, platform: undefined })

/** Like `noteOf`, for a request served by Hono. */
export function noteOfCall(c: Context): Note {
  return noteOf((c.env as { incoming?: IncomingMessage } | undefined)?.incoming)
}
