import { crc32, deflateSync } from 'node:zlib'
import { expect, test, vi } from 'vitest'
import { testApp } from '../../../../../tests/support/app.ts'
import { sampleOf, timesOf } from '../../../../../tests/support/enumerations/sample.ts'
import { photo, upload } from '../../../../../tests/support/files/upload.ts'
import { ProcessEnded } from '../../../platform/processes/killable.ts'
import { PoolBusy } from '../../../platform/processes/killable-pool.ts'
import { makeVariants } from './make-variants.ts'

const { app, one, owner, services } = await testApp()
const { token } = await one.signIn({ userType: 'STAFF', permissions: ['media'] })
const accepts = ['image/avif,image/webp', 'image/webp', '*/*']

const send = (bytes: Uint8Array) => upload(one, { token, bytes, name: 'holiday.jpg' })

async function shown(id: string, accept: string): Promise<Response> {
  return app.request(`http://${one.host}/media/${id}/240`, { headers: { host: one.host, accept } })
}

function chunk(type: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(type), data])
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  check.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, check])
}

/** A PNG of zeros. `deep`: 16-bit RGBA, interlaced, which takes the most memory. `more` is inserted before the pixels. */
function zeros(width: number, height: number, { rows = height, more = [] as Buffer[], deep = false } = {}): Buffer {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width)
  head.writeUInt32BE(height, 4)
  head.set(deep ? [16, 6, 0, 0, 1] : [8, 0, 0, 0, 0], 8)
  const pixels = deflateSync(Buffer.alloc(rows * (width + 1) * (deep ? 8 : 1)), { level: 1 })
  const chunks = [chunk('IHDR', head), ...more, chunk('IDAT', pixels), chunk('IEND', Buffer.alloc(0))]
  return Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), ...chunks])
}

const formats = ['jpeg', 'png', 'webp', 'avif', 'gif'] as const
type Format = (typeof formats)[number]

const photos = new Map(
  await Promise.all(
    formats.map(async (format) => [format, await photo(300, 200).toFormat(format).toBuffer()] as const),
  ),
)
const whole = (format: Format) => Buffer.from(photos.get(format) ?? [])

/** Writes a false size into the header, per format. */
const sizes: Record<Exclude<Format, 'gif'>, (bytes: Buffer, side: number) => void> = {
  png: (bytes, side) => bytes.writeUInt32BE(side, bytes.writeUInt32BE(side, 16)),
  jpeg: (bytes, side) => bytes.writeUInt16BE(side, bytes.writeUInt16BE(side, bytes.indexOf('ffc0', 'hex') + 5)),
  webp: (bytes, side) => bytes.writeUInt16LE(side, bytes.writeUInt16LE(side, bytes.indexOf('9d012a', 'hex') + 3)),
  avif: (bytes, side) => bytes.writeUInt32BE(side, bytes.writeUInt32BE(side, bytes.indexOf('ispe') + 8)),
}

const claiming = async (format: keyof typeof sizes, side: number) => {
  const bytes = whole(format)
  sizes[format](bytes, side)
  return bytes
}

test.each(['png', 'jpeg', 'avif', 'webp'] as const)('a small %s that claims to be huge is refused', async (format) => {
  // The largest size that a WebP header can state.
  const { status, body } = await send(await claiming(format, format === 'webp' ? 16_383 : 60_000))
  expect({ status, msg: body.msg }).toEqual({
    status: 413,
    msg: 'This picture is too large. A picture may have up to 40 megapixels.',
  })
})

test('a GIF that claims to be huge is as large as the picture in it', async () => {
  const bytes = whole('gif')
  bytes.writeUInt16LE(60_000, bytes.writeUInt16LE(60_000, 6))
  const { body } = await send(bytes)
  expect(body.data).toMatchObject({ width: 300, height: 200 })
  for (const accept of accepts) expect((await shown(body.data._id, accept)).status).toBe(200)
})

const broken: [string, () => Promise<Buffer>][] = [
  ...formats.flatMap((format) =>
    [0.1, 0.6, 0.95].map((part): [string, () => Promise<Buffer>] => [
      `a ${format} of which only ${part * 100} % came`,
      async () => whole(format).subarray(0, whole(format).length * part),
    ]),
  ),
  ...(['png', 'jpeg', 'avif', 'webp'] as const).map((format): [string, () => Promise<Buffer>] => [
    `a ${format} that is smaller than it says`,
    () => claiming(format, 6_000),
  ]),
  ['a head without a picture', async () => zeros(60_000, 600, { rows: 0 })],
]

test.each(sampleOf(broken, ([name]) => name, 3))(
  '%s is refused, and later requests for it do not wait',
  async (_, bytes) => {
    const before = await owner.query('select count(*) from media')
    const { status, body } = await send(await bytes())
    expect({ status, field: body.errors?.[0].field }).toEqual({ status: 415, field: 'file' })
    expect((await owner.query('select count(*) from media')).rows).toEqual(before.rows)
  },
)

test.each([
  ['has a page behind it', (gif: Buffer) => Buffer.concat([gif, Buffer.from('<html><script>alert(1)</script>')])],
  [
    'is a script as well',
    (gif: Buffer) => Buffer.concat([Buffer.from('GIF89a/*'), gif.subarray(8), Buffer.from('*/=1;alert(1)')]),
  ],
])('of a GIF that %s only the picture reaches anybody', async (_, make) => {
  const { body } = await send(make(whole('gif')))
  for (const accept of accepts) {
    const response = await shown(body.data._id, accept)
    expect(response.headers.get('content-type')).toMatch(/^image\//)
    expect(response.headers.get('x-content-type-options')).toBe('nosniff')
    expect(Buffer.from(await response.arrayBuffer()).includes('alert')).toBe(false)
  }
})

test('a page that begins like a picture is refused', async () => {
  for (const start of ['GIF89a', '\x89PNG\r\n\x1a\n', '\xff\xd8\xff\xe0', 'RIFF\0\0\0\0WEBP'])
    expect((await send(Buffer.from(`${start}<html><script>alert(1)</script>`, 'latin1'))).status).toBe(415)
})

test('an extremely tall picture is served', async () => {
  const { body } = await send(zeros(100, 40_000))
  for (const accept of accepts) expect((await shown(body.data._id, accept)).status).toBe(200)
})

test('words that are packed a thousand times smaller stay packed', async () => {
  const packed = Buffer.concat([Buffer.from('x\0\0'), deflateSync(Buffer.alloc(200_000_000))])
  const { status, body } = await send(zeros(30, 20, { more: [chunk('zTXt', packed), chunk('iCCP', packed)] }))
  if (status === 200) expect((await shown(body.data._id, 'image/webp')).status).toBe(200)
  else expect(status).toBe(415)
})

test('pictures that take the most memory take none of the process that answers, which answers others meanwhile', async () => {
  const bomb = zeros(8_000, 5_000, { deep: true })
  const bombs = Array.from({ length: timesOf({ gate: 2, deep: 5 }) }, (_, serial) =>
    Buffer.concat([bomb, Buffer.from([serial])]),
  )
  const before = process.memoryUsage().rss
  let most = before
  const watch = setInterval(() => {
    most = Math.max(most, process.memoryUsage().rss)
  }, 5)
  let done = 0
  const sent = bombs.map(async (bytes) => {
    const { status } = await send(bytes)
    done++
    return status
  })
  expect((await one.call('GET', '/api/v1/media', { token })).status).toBe(200)
  expect(done).toBe(0)
  expect(await Promise.all(sent)).toEqual(bombs.map(() => 200))
  clearInterval(watch)
  // Each takes 320 MB, in the encoder process.
  expect(most - before).toBeLessThan(250_000_000)
}, 60_000)

test('a picture whose file was damaged since it was kept is given up once, and shown by what is made of it', async () => {
  const { _id: id } = (await send(await photo(310, 210).png().toBuffer())).body.data
  const ctx = await one.ctx()
  const logged = vi.spyOn(ctx.log, 'error')
  await services.storage.write(`${one.id}/original/${id}`, Buffer.from('nothing of a picture'))
  await makeVariants(ctx, { id })
  await makeVariants(ctx, { id })
  expect(logged.mock.calls.map(([, text]) => text)).toEqual(['a picture cannot be encoded: given up'])
  await owner.query("delete from jobs.job where name = 'media.variants'")
  expect((await one.call('GET', `/api/v1/media/${id}`, { token })).body.data.givenUp).toBe(true)
  for (const accept of accepts) {
    const response = await shown(id, accept)
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe(accept === '*/*' ? 'image/svg+xml' : 'image/webp')
  }
  expect((await owner.query("select 1 from jobs.job where name = 'media.variants'")).rows).toEqual([])
})

test('a picture of which some sizes were given up is made well by the same file, given again', async () => {
  const bytes = await photo(320, 210).png().toBuffer()
  const { _id: id } = (await send(bytes)).body.data
  const ctx = await one.ctx()
  const isGivenUp = async () => (await one.call('GET', `/api/v1/media/${id}`, { token })).body.data.givenUp
  await services.storage.remove(`${one.id}/original/${id}`)
  await makeVariants(ctx, { id })
  expect(await isGivenUp()).toBe(true)
  expect((await send(bytes)).body.data).toMatchObject({ _id: id, givenUp: false })
  await makeVariants(ctx, { id })
  expect(await isGivenUp()).toBe(false)
  for (const accept of accepts) expect((await shown(id, accept)).headers.get('cache-control')).toContain('immutable')
})

const noFaults = [new Error('spawn EAGAIN'), new ProcessEnded('over 180 seconds', 'clock')]

test.each(noFaults)("an error that is not the picture's fault allows a retry: %s", async (error) => {
  const { _id: id } = (await send(await photo(330, 210).png().toBuffer())).body.data
  const ctx = await one.ctx()
  const encoding = vi.spyOn(services.encoders, 'run').mockRejectedValue(error)
  await expect(makeVariants(ctx, { id })).rejects.toThrow(error.message)
  encoding.mockRestore()
  await makeVariants(ctx, { id })
  expect((await shown(id, accepts[0] ?? '')).headers.get('content-type')).toBe('image/avif')
})

test.each([new PoolBusy(), new ProcessEnded('over 30 seconds', 'clock')])(
  'who uploads while there is no time for it is asked to try again: %s',
  async (error) => {
    const encoding = vi.spyOn(services.encoders, 'run').mockRejectedValue(error)
    const { status, body } = await send(await photo(340, 210).png().toBuffer())
    encoding.mockRestore()
    expect({ status, msg: body.msg }).toEqual({
      status: 503,
      msg: 'The server is busy processing files. Try again shortly.',
    })
  },
)
