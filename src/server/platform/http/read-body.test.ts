import { afterEach, expect, test, vi } from 'vitest'
import { openBodyRoom } from './body-room.ts'
import { readBytes } from './read-body.ts'

afterEach(() => {
  vi.useRealTimers()
})

const kilobyte = 1024
const most = 32 * kilobyte
const nobody = () => openBodyRoom().enter('')

type Sending = { send: (bytes: Uint8Array) => void; end: () => void; request: Request }

/** A request whose body is sent step by step. */
function sending(headers: Record<string, string> = {}): Sending {
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined
  const body = new ReadableStream<Uint8Array>({
    start: (given) => {
      controller = given
    },
  })
  return {
    request: new Request('http://x', { method: 'POST', body, headers, duplex: 'half' } as RequestInit),
    send: (bytes) => controller?.enqueue(bytes),
    end: () => controller?.close(),
  }
}

test('a body in pieces is put together as it came', async () => {
  const { request, send, end } = sending()
  const reading = readBytes(request, { most, place: nobody() })
  const sent = Array.from({ length: 10_000 }, (_, index) => index % 251)
  for (const byte of sent) send(Uint8Array.of(byte))
  end()
  expect([...(await reading)]).toEqual(sent)
})

test('a body that says it is too large is refused before any of it is read', async () => {
  const { request } = sending({ 'content-length': String(most + 1) })
  await expect(readBytes(request, { most, place: nobody() })).rejects.toMatchObject({
    status: 413,
    message: 'The request is larger than 32 KB.',
  })
})

test('a body that turns out to be too large is refused as soon as it is', async () => {
  const { request, send } = sending()
  const reading = readBytes(request, { most, place: nobody() })
  send(new Uint8Array(most))
  send(new Uint8Array(1))
  await expect(reading).rejects.toMatchObject({ status: 413 })
})

test('a body has ten seconds to come, and longer the larger it may be', async () => {
  vi.useFakeTimers()
  const statusOf = (reading: Promise<unknown>) => {
    const seen: { status?: number } = {}
    reading.catch(({ status }: { status: number }) => Object.assign(seen, { status }))
    return seen
  }
  const small = sending()
  const large = sending()
  const ofSmall = statusOf(readBytes(small.request, { most, place: nobody() }))
  const ofLarge = statusOf(readBytes(large.request, { most: 15 * kilobyte * kilobyte, place: nobody() }))
  // In small steps, so that the connection is never idle.
  const drip = async (seconds: number) => {
    for (let second = 0; second < seconds; second++) {
      for (const { send } of [small, large])
        try {
          send(Uint8Array.of(32))
        } catch {
          // The reader has given up.
        }
      await vi.advanceTimersByTimeAsync(1_000)
    }
  }
  await drip(9)
  expect([ofSmall, ofLarge]).toEqual([{}, {}])
  await drip(3)
  expect([ofSmall, ofLarge]).toEqual([{ status: 408 }, {}])
  await drip(45)
  expect(ofLarge).toEqual({ status: 408 })
})

test('bodies under way hold so much memory together, and no more', async () => {
  const room = openBodyRoom(256 * kilobyte)
  const places = Array.from({ length: 9 }, (_, machine) => room.enter(`machine ${machine}`))
  const all = places.map((place) => ({ place, ...sending() }))
  const readings = all.map(({ request, place }) => readBytes(request, { most: 64 * kilobyte, place }))
  for (const { send } of all) send(new Uint8Array(32 * kilobyte))
  const refused = await Promise.allSettled(readings.slice(8))
  expect(refused).toMatchObject([{ reason: { status: 503, retryAfter: 2 } }])

  // A reply frees its room.
  places[0]?.leave()
  const next = sending()
  const reading = readBytes(next.request, { most: 64 * kilobyte, place: room.enter('another') })
  next.send(new Uint8Array(32 * kilobyte))
  next.end()
  expect((await reading).length).toBe(32 * kilobyte)
  for (const { end } of all.slice(0, 8)) end()
  await Promise.allSettled(readings)
})

test('a machine gets at most half of the room', () => {
  const room = openBodyRoom(100)
  const first = room.enter('a')
  first.take(30)
  const second = room.enter('a')
  second.take(20)
  expect(() => room.enter('a').take(1)).toThrow('busy')
  room.enter('b').take(50)
  expect(() => room.enter('c').take(1)).toThrow('busy')
  first.leave()
  first.leave()
  room.enter('a').take(30)
  expect(() => room.enter('a').take(1)).toThrow('busy')
})
