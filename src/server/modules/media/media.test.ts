import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { type TestSite, testApp } from '../../../../tests/support/app.ts'
import { createByteCache } from './byte-cache.ts'
import { createEncodeQueue } from './encode-queue.ts'
import { addMedia, warmMedia } from './index.ts'

const { app, one, two, owner } = await testApp()

const avif = 'image/avif,image/webp,image/png,*/*;q=0.8'
const webp = 'image/webp,*/*;q=0.8'

/** Noise, so that no two pictures of a test are the same. */
function photo(width: number, height: number) {
  return sharp({
    create: { width, height, channels: 3, background: '#a65', noise: { type: 'gaussian', mean: 128, sigma: 40 } },
  })
}

async function add(bytes: Uint8Array, site = one) {
  return addMedia(await site.ctx(), { bytes, fileName: 'a.bin', alt: 'A picture' })
}

async function get(id: string, width: number | string, accept = '*/*', site: TestSite = one) {
  const response = await app.request(`http://${site.host}/media/${id}/${width}`, {
    headers: { host: site.host, accept },
  })
  const bytes = Buffer.from(await response.arrayBuffer())
  return { status: response.status, headers: response.headers, type: response.headers.get('content-type'), bytes }
}

describe('a picture that is added', () => {
  test.each(['jpeg', 'png', 'webp', 'avif', 'gif'] as const)('may be %s, whatever it is called', async (format) => {
    const bytes = await photo(60, 40).toFormat(format).toBuffer()
    expect(await add(bytes)).toEqual({ id: expect.stringMatching(/^[a-z0-9]{14}$/), width: 60, height: 40 })
    const { rows } = await owner.query('select content_type from media order by created_at desc limit 1')
    expect(rows[0].content_type).toBe(`image/${format}`)
  })

  test('stands upright, as the camera says', async () => {
    const bytes = await photo(60, 40).withMetadata({ orientation: 6 }).jpeg().toBuffer()
    const { id, width, height } = await add(bytes)
    expect({ width, height }).toEqual({ width: 40, height: 60 })
    expect(await sharp((await get(id, 240, webp)).bytes).metadata()).toMatchObject({ width: 40, height: 60 })
  })

  test('is one picture when the same bytes come again, and another on another site', async () => {
    const bytes = await photo(50, 50).jpeg().toBuffer()
    const all = await Promise.all([add(bytes), add(bytes), add(bytes)])
    expect(new Set(all.map(({ id }) => id)).size).toBe(1)
    expect((await add(bytes, two)).id).not.toBe(all[0]?.id)
  })

  test.each([
    ['a text', Buffer.from('not a picture'), 'media.type'],
    ['a PDF', Buffer.from('%PDF-1.4\n%%EOF'), 'media.type'],
    ['a broken JPEG', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 1]), 'media.type'],
    ['16 MB', Buffer.alloc(16 * 1024 * 1024), 'media.bytes'],
    ['an endless drawing', Buffer.from(svg(10, 100_000)), 'media.pixels'],
  ])('may not be %s', async (_, bytes, code) => {
    await expect(add(bytes)).rejects.toMatchObject({ code })
  })

  test('may not have more than 40 megapixels', async () => {
    const bytes = await sharp({ create: { width: 8000, height: 5001, channels: 3, background: '#fff' } })
      .png()
      .toBuffer()
    await expect(add(bytes)).rejects.toMatchObject({ code: 'media.pixels' })
  })
})

function svg(width: number, height: number, inside = '<circle cx="50%" cy="50%" r="4" fill="#c33"/>') {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${inside}</svg>`
}

describe('a picture that is asked for', () => {
  test('comes as the browser likes it best, AVIF as soon as it is made', async () => {
    const { id } = await add(await photo(600, 400).jpeg().toBuffer())
    const first = await get(id, 480, avif)
    expect(first).toMatchObject({ status: 200, type: 'image/webp' })
    expect(first.headers.get('cache-control')).toBe('public, max-age=60')
    await expect.poll(async () => (await get(id, 480, avif)).type, { timeout: 10_000 }).toBe('image/avif')
    const best = await get(id, 480, avif)
    expect(best.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(best.headers.get('vary')).toBe('Accept')
    expect(best.headers.get('x-content-type-options')).toBe('nosniff')
    expect(best.headers.get('content-length')).toBe(String(best.bytes.length))
    expect(await sharp(best.bytes).metadata()).toMatchObject({ format: 'heif', width: 480, height: 320 })
    const others = await Promise.all([webp, '*/*', 'image/avif;q=0, image/webp'].map((accept) => get(id, 480, accept)))
    expect(others.map(({ type }) => type)).toEqual(['image/webp', 'image/jpeg', 'image/webp'])
    expect(others.map(({ headers }) => headers.get('cache-control'))).toEqual(
      Array(3).fill(best.headers.get('cache-control')),
    )
    expect(new Set([best, ...others].map(({ headers }) => headers.get('etag'))).size).toBe(3)
  })

  test('keeps what shines through, for old browsers too', async () => {
    const { id } = await add(Buffer.from(svg(20, 10)))
    const { type, bytes } = await get(id, 240)
    expect(type).toBe('image/png')
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 240, height: 120, hasAlpha: true })
  })

  test('is never larger than the photo, but a drawing is drawn at any size', async () => {
    const small = await add(await photo(100, 50).png().toBuffer())
    expect(await sharp((await get(small.id, 960, webp)).bytes).metadata()).toMatchObject({ width: 100, height: 50 })
    const drawing = await add(Buffer.from(svg(30, 60)))
    expect(await sharp((await get(drawing.id, 1600, webp)).bytes).metadata()).toMatchObject({
      width: 1600,
      height: 3200,
    })
  })

  test('is never the SVG itself, so a script in it reaches nobody', async () => {
    const { id } = await add(Buffer.from(svg(20, 20, '<script>alert(1)</script>')))
    for (const accept of ['image/svg+xml', '*/*']) expect((await get(id, 240, accept)).type).toBe('image/png')
  })

  test('is a 404 at another width, under another id, and on another site', async () => {
    const { id } = await add(await photo(300, 300).jpeg().toBuffer())
    expect((await get(id, 240, webp)).status).toBe(200)
    expect((await get(id, 240, webp, two)).status).toBe(404)
    expect((await get(id, 241, webp)).status).toBe(404)
    expect((await get(id, '240.0', webp)).status).toBe(200)
    expect((await get('aaaaaaaaaaaaaa', 240, webp)).status).toBe(404)
    expect((await get('..%2F..%2Fetc', 240, webp)).status).toBe(404)
  })

  test('is made once when many ask at the same time', async () => {
    const { id } = await add(await photo(900, 900).jpeg().toBuffer())
    const all = await Promise.all(Array.from({ length: 12 }, () => get(id, 960, webp)))
    expect(all.every(({ status, bytes }) => status === 200 && bytes.equals(all[0]?.bytes ?? bytes))).toBe(true)
  })

  test('is there at once, in both formats, when it was made ahead', async () => {
    const { id } = await add(await photo(300, 200).jpeg().toBuffer())
    await warmMedia(await one.ctx(), [id], [240])
    expect((await get(id, 240, avif)).type).toBe('image/avif')
  })
})

test('the queue works on two things at once, and on what is urgent first', async () => {
  const queue = createEncodeQueue(2)
  const order: string[] = []
  let running = 0
  const work = (name: string) => async () => {
    expect(++running).toBeLessThanOrEqual(2)
    await new Promise((resolve) => setTimeout(resolve, 5))
    running--
    order.push(name)
  }
  const failing = queue.run(() => Promise.reject(new Error('broken')), 'now')
  await Promise.all([
    expect(failing).rejects.toThrow('broken'),
    ...['a', 'b', 'c'].map((name) => queue.run(work(name), 'later')),
    ...['d', 'e'].map((name) => queue.run(work(name), 'now')),
  ])
  expect([...order].sort()).toEqual(['a', 'b', 'c', 'd', 'e'])
  expect(order.indexOf('e')).toBeLessThan(order.indexOf('b'))
})

test('memory holds what was used last, up to its bound', () => {
  const cache = createByteCache(640)
  for (let index = 0; index < 64; index++) cache.put(`k${index}`, new Uint8Array(10))
  cache.get('k0')
  cache.put('new', new Uint8Array(10))
  cache.put('large', new Uint8Array(11))
  expect(cache.get('k0')).toBeDefined()
  expect(cache.get('k1')).toBeUndefined()
  expect(cache.get('large')).toBeUndefined()
})
