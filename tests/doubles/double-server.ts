import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** `slow` answers once the mood changes, `silent` never, `broken` with a 500. */
export type Mood = 'well' | 'slow' | 'silent' | 'broken'

export type Body = Record<string, unknown>
/** `name` is method and path: `POST /v1/orders`. */
export type Call = { name: string; path: string; query: URLSearchParams; body: Body; headers: IncomingHttpHeaders }
export type Reply = { status: number; reply: object }

type Double = {
  port: number
  /** Draws a page of the provider; false for calls of its API. */
  page: (call: Call, response: ServerResponse) => boolean
  /** Answers a call before the mood does. */
  first?: (call: Call, response: ServerResponse) => Reply | undefined
  /** Body of a 500. */
  fault: object
  act: (call: Call) => Reply
}

/** The HTTP server of a provider's double, whose mood tests set. */
export async function openDouble({ port, page, first, fault, act }: Double) {
  const asked: string[] = []
  const held = new Set<() => void>()
  let mood: Mood = 'well'

  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      response.statusCode = 500
      response.end(String(error))
    })
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname: path, searchParams: query } = new URL(request.url ?? '/', url)
    const name = `${request.method} ${path}`
    asked.push(name)
    const call = { name, path, query, body: await bodyOf(request), headers: request.headers }
    if (page(call, response)) return
    const early = first?.(call, response)
    if (early) return send(response, early)
    if (mood === 'silent') return void held.add(() => response.destroy())
    if (mood === 'slow') await new Promise<void>((resolve) => held.add(resolve))
    send(response, mood === 'broken' ? { status: 500, reply: fault } : act(call))
  }

  function release(): void {
    for (const each of held) each()
    held.clear()
  }

  return {
    url,
    /** Calls so far, by name. */
    asked,
    setMood(next: Mood) {
      mood = next
      release()
    },
    close: () => {
      release()
      server.closeAllConnections()
      return new Promise((resolve) => server.close(resolve))
    },
  }
}

/** A text in HTML. */
export const escaped = (text: unknown) => String(text ?? '').replace(/[&"<>]/g, (sign) => `&#${sign.charCodeAt(0)};`)

async function bodyOf(request: IncomingMessage): Promise<Body> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part)
  const text = Buffer.concat(parts).toString()
  if (request.headers['content-type']?.startsWith('application/json')) return text === '' ? {} : JSON.parse(text)
  return Object.fromEntries(new URLSearchParams(text))
}

function send(response: ServerResponse, { status, reply }: Reply): void {
  response.writeHead(status, { 'content-type': 'application/json' })
  response.end(JSON.stringify(reply))
}
