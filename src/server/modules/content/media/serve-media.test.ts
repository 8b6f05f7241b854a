import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { testApp } from '../../../../../tests/support/app.ts'
import { accepts, forEver, show, soon } from '../../../../../tests/support/files/pictures.ts'
import { photo } from '../../../../../tests/support/files/upload.ts'
import { addMedia } from './index.ts'
import { makeVariants } from './make-variants.ts'
import { widthsOf } from './variant.ts'

const { app, one, two, owner, services } = await testApp()

async function add(bytes: Uint8Array): Promise<string> {
  return (await addMedia(await one.ctx(), { bytes, fileName: 'a.bin', alt: 'A picture' })).id
}

/** Adds an image and runs its job. */
async function made(bytes: Uint8Array): Promise<string> {
  const id = await add(bytes)
  await makeVariants(await one.ctx(), { id })
  await expect.poll(async () => (await get(id, 240, 'avif')).cache, soon).toBe(forEver)
  return id
}

const get = (id: string, width: number | string, format: keyof typeof accepts = 'webp', site = one) =>
  show(app, site, id, width, accepts[format])

const jobsFor = async (id: string) =>
  (await owner.query("select 1 from jobs.job where name = 'media.variants' and data ->> 'id' = $1", [id])).rows.length

const svg = (width: number, height: number, inside = '<circle cx="50%" cy="50%" r="4" fill="#c33"/>') =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${inside}</svg>`)

describe('a picture whose variants are made', () => {
  test('comes as the browser likes it best, and may be cached for ever', async () => {
    const id = await made(await photo(600, 400).jpeg().toBuffer())
    const best = await get(id, 480, 'avif')
    expect(best).toMatchObject({ status: 200, type: 'image/avif', cache: forEver })
    expect(best.headers.get('vary')).toBe('Accept')
    expect(best.headers.get('x-content-type-options')).toBe('nosniff')
    expect(best.headers.get('content-length')).toBe(String(best.bytes.length))
    expect(await sharp(best.bytes).metadata()).toMatchObject({ format: 'heif', width: 480, height: 320 })
    const others = [await get(id, 480, 'webp'), await get(id, 480, 'plain')]
    expect(others.map(({ type, cache }) => [type, cache])).toEqual([
      ['image/webp', forEver],
      ['image/jpeg', forEver],
    ])
    expect(new Set([best, ...others].map(({ headers }) => headers.get('etag'))).size).toBe(3)
  })

  test('is not sent again to who has it', async () => {
    const id = await made(await photo(250, 200).jpeg().toBuffer())
    const etag = (await get(id, 240)).headers.get('etag') ?? ''
    const again = await app.request(`http://${one.host}/media/${id}/240`, {
      headers: { host: one.host, accept: accepts.webp, 'if-none-match': `W/"x", ${etag}` },
    })
    expect(again.status).toBe(304)
  })

  test('keeps transparency in fallback formats', async () => {
    const id = await made(svg(80, 4))
    const { type, bytes } = await get(id, 240, 'plain')
    expect(type).toBe('image/png')
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 240, height: 12, hasAlpha: true })
  })

  test('is never enlarged: who asks for more gets the largest there is, to be kept', async () => {
    const id = await made(await photo(1_000, 500).png().toBuffer())
    const { bytes, cache } = await get(id, 2_400)
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 960, height: 480 })
    expect(cache).toBe(forEver)
    const small = await made(await photo(100, 50).png().toBuffer())
    expect(await sharp((await get(small, 480)).bytes).metadata()).toMatchObject({ width: 100, height: 50 })
    expect((await get(small, 480)).cache).toBe(forEver)
  })

  test('is drawn at any size when it is a drawing, as far as memory allows', async () => {
    const id = await made(svg(80, 4))
    expect(await sharp((await get(id, 2_400)).bytes).metadata()).toMatchObject({ width: 2_400, height: 120 })
    expect(widthsOf({ contentType: 'image/svg+xml', width: 10, height: 120 }).at(-1)).toBe(1_600)
  })

  test('is never served as SVG, so a script in it never reaches a browser', async () => {
    const id = await made(svg(80, 4, '<script>alert(1)</script>'))
    for (const accept of ['image/svg+xml', '*/*'])
      expect((await show(app, one, id, 240, accept)).type).toBe('image/png')
  })
})

describe('a picture whose variants are not made yet', () => {
  test('is replaced by the nearest one, uncached, and queued once', async () => {
    const id = await add(await photo(1_300, 650).jpeg().toBuffer())
    await owner.query("delete from jobs.job where name = 'media.variants' and data ->> 'id' = $1", [id])
    for (const width of [480, 2_400]) {
      const { status, type, cache, bytes } = await get(id, width, 'avif')
      expect({ status, type, cache }).toEqual({ status: 200, type: 'image/webp', cache: 'no-store' })
      expect((await sharp(bytes).metadata()).width).toBe(240)
    }
    await expect.poll(() => jobsFor(id), soon).toBe(1)
    await Promise.all(Array.from({ length: 12 }, () => get(id, 960, 'avif')))
    expect(await jobsFor(id)).toBe(1)
  })

  test('is a patch of its colour and proportions for who takes nothing that is made', async () => {
    const bytes = await sharp({ create: { width: 60, height: 20, channels: 3, background: '#336699' } })
      .png()
      .toBuffer()
    const { status, type, cache, bytes: shown } = await get(await add(bytes), 480, 'plain')
    expect({ status, type, cache }).toEqual({ status: 200, type: 'image/svg+xml', cache: 'no-store' })
    const { data, info } = await sharp(shown).removeAlpha().raw().toBuffer({ resolveWithObject: true })
    expect(info).toMatchObject({ width: 60, height: 20 })
    const [red = 0, green = 0, blue = 0] = data
    expect(Math.abs(red - 0x33) + Math.abs(green - 0x66) + Math.abs(blue - 0x99)).toBeLessThan(9)
  })

  test('is asked for again where its files were lost, and shown by its colour meanwhile', async () => {
    const id = await made(await photo(260, 200).jpeg().toBuffer())
    expect((await get(id, 240)).cache).toBe(forEver)
    await services.storage.removeFolder(`${one.id}/${id}`)
    services.bus.tell(one.id, [`variants:${one.id}/${id}`])
    expect(await get(id, 240, 'avif')).toMatchObject({ status: 200, cache: 'no-store', type: 'image/svg+xml' })
    await expect.poll(() => jobsFor(id), soon).toBeGreaterThan(0)
    await makeVariants(await one.ctx(), { id })
    await expect.poll(async () => (await get(id, 240, 'avif')).cache, soon).toBe(forEver)
  })
})

test('a wrong width, an unknown id and another site give an uncached 404', async () => {
  const id = await add(await photo(300, 300).jpeg().toBuffer())
  expect((await get(id, 240)).status).toBe(200)
  expect((await get(id, '240.0')).status).toBe(200)
  const missing = [
    await get(id, 240, 'webp', two),
    await get(id, 241),
    await get('aaaaaaaaaaaaaa', 240),
    await get('..%2F..%2Fetc', 240),
  ]
  expect(missing.map(({ status, cache }) => [status, cache])).toEqual(missing.map(() => [404, 'no-store']))
})
