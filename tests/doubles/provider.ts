import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** `slow` answers after the next change of mood, `silent` never, `broken` with a 500. */
export type Mood = 'well' | 'slow' | 'silent' | 'broken'

export type Body = Record<string, unknown>

type Answering = {
  port: number
  /** Pages for the browser, which have no moods. @returns whether it was one */
  page: (response: ServerResponse, path: string, body: Body) => boolean
  call: (request: IncomingMessage, path: string, body: Body) => { status: number; reply: object }
  fault: object
}

/** The server of a payment provider's double. */
export async function openDouble({ port, page, call, fault }: Answering) {
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
  const release = () => {
    for (const act of held) act()
    held.clear()
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname } = new URL(request.url ?? '/', url)
    asked.push(`${request.method} ${pathname}`)
    const body = await bodyOf(request)
    if (page(response, pathname, body)) return
    if (mood === 'silent') return void held.add(() => response.destroy())
    if (mood === 'slow') await new Promise<void>((resolve) => held.add(resolve))
    const { status, reply } = mood === 'broken' ? { status: 500, reply: fault } : call(request, pathname, body)
    response.writeHead(status, { 'content-type': 'application/json' })
    response.end(JSON.stringify(reply))
  }

  return {
    url,
    /** Calls so far: `POST /v1/orders`. */
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

async function bodyOf(request: IncomingMessage): Promise<Body> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part)
  const text = Buffer.concat(parts).toString()
  if (request.headers['content-type']?.startsWith('application/json')) return text === '' ? {} : JSON.parse(text)
  return Object.fromEntries(new URLSearchParams(text))
}
