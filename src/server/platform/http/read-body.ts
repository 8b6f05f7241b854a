import { refusal } from '../refusal.ts'

const megabyte = 1_000_000

/**
 * The bytes of a request's body. One that says it is larger than `most` is refused before any of it is read, one that
 * turns out to be as soon as it is.
 * @throws Refusal `request.tooLarge`, `request.cut`
 */
export async function readBytes(request: Request, most: number): Promise<Buffer> {
  const tooLarge = () => refusal('request.tooLarge', { limit: `${Math.floor(most / megabyte)} MB` })
  if (Number(request.headers.get('content-length') ?? 0) > most) throw tooLarge()
  if (!request.body) return Buffer.alloc(0)
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of unbroken(request.body)) {
    size += chunk.length
    if (size > most) throw tooLarge()
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

/** A caller who goes away while still sending is no fault of ours, and nothing for the log. */
async function* unbroken(body: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  try {
    yield* body
  } catch {
    throw refusal('request.cut')
  }
}
