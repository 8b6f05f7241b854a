import { refusal } from '../refusal.ts'
import type { BodyPlace } from './body-room.ts'

const kilobyte = 1024
const megabyte = 1024 * kilobyte

/** A body must arrive within ten seconds, plus one per `bytesInSecond` of its limit. */
const patience = 10
const bytesInSecond = 400 * kilobyte

/** Initial buffer size, doubled as needed. */
const firstRoom = 4 * kilobyte

type Bounds = { most: number; place: BodyPlace }

/**
 * Reads a request's body. A body whose Content-Length exceeds `most` is refused before it is read, any other as soon as it
 * exceeds it. Chunks are copied into one buffer, so that many tiny chunks take no extra memory.
 * @throws Refusal `request.tooLarge`, `request.cut`, `request.tooSlow`; `server.busy` if other bodies hold the room
 */
export async function readBytes(request: Request, { most, place }: Bounds): Promise<Buffer> {
  const tooLarge = () => refusal('request.tooLarge', { limit: sizeText(most) })
  if (Number(request.headers.get('content-length') ?? 0) > most) throw tooLarge()
  if (!request.body) return Buffer.alloc(0)
  const reader = request.body.getReader()
  let isLate = false
  const deadline = setTimeout(
    () => {
      isLate = true
      void reader.cancel().catch(() => undefined)
    },
    (patience + most / bytesInSecond) * 1000,
  )
  let bytes: Buffer = Buffer.alloc(0)
  let size = 0
  try {
    for (;;) {
      const chunk = await next(reader)
      if (isLate) throw refusal('request.tooSlow')
      if (!chunk) return bytes.subarray(0, size)
      if (size + chunk.length > most) throw tooLarge()
      bytes = roomFor(bytes, size, chunk.length, { most, place })
      bytes.set(chunk, size)
      size += chunk.length
    }
  } finally {
    clearTimeout(deadline)
    void reader.cancel().catch(() => undefined)
  }
}

function sizeText(bytes: number): string {
  return bytes < megabyte ? `${Math.floor(bytes / kilobyte)} KB` : `${Math.floor(bytes / megabyte)} MB`
}

/** A caller that disconnects while sending is no error to log. */
async function next(reader: ReadableStreamDefaultReader<Uint8Array>): Promise<Uint8Array | undefined> {
  try {
    return (await reader.read()).value
  } catch {
    throw refusal('request.cut')
  }
}

/** The bytes so far, in a buffer with room for more. */
function roomFor(bytes: Buffer, size: number, more: number, { most, place }: Bounds): Buffer {
  if (size + more <= bytes.length) return bytes
  const length = Math.min(Math.max(firstRoom, bytes.length * 2, size + more), most)
  place.take(length - bytes.length)
  const larger = Buffer.allocUnsafeSlow(length)
  bytes.copy(larger, 0, 0, size)
  return larger
}
