import { refusal } from '../refusal.ts'
import type { BodyPlace } from './body-room.ts'

const kilobyte = 1024
const megabyte = 1024 * kilobyte

/** A body has ten seconds to arrive, and one more for each so many bytes that it may have. */
const patience = 10
const bytesInSecond = 400 * kilobyte

/** The room that is made for a body at first; it doubles as more comes. */
const firstRoom = 4 * kilobyte

type Bounds = { most: number; place: BodyPlace }

/**
 * The bytes of a request's body. One that says it is larger than `most` is refused before any of it is read, one that
 * turns out to be as soon as it is. The bytes are copied together as they come: a body of many tiny chunks holds no more
 * memory than one of a few.
 * @throws Refusal `request.tooLarge`, `request.cut`, `request.tooSlow`; `server.busy` when other bodies hold the room
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

/** A caller who goes away while still sending is no fault of ours, and nothing for the log. */
async function next(reader: ReadableStreamDefaultReader<Uint8Array>): Promise<Uint8Array | undefined> {
  try {
    return (await reader.read()).value
  } catch {
    throw refusal('request.cut')
  }
}

/** The bytes so far, in a buffer that has room for more. */
function roomFor(bytes: Buffer, size: number, more: number, { most, place }: Bounds): Buffer {
  if (size + more <= bytes.length) return bytes
  const length = Math.min(Math.max(firstRoom, bytes.length * 2, size + more), most)
  place.take(length - bytes.length)
  const larger = Buffer.allocUnsafeSlow(length)
  bytes.copy(larger, 0, 0, size)
  return larger
}
