import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { testApp } from '../../../../../tests/support/app.ts'
import { show } from '../../../../../tests/support/files/pictures.ts'
import { photo } from '../../../../../tests/support/files/upload.ts'
import { createByteCache } from './byte-cache.ts'
import { addMedia } from './index.ts'

const { app, one, two, owner } = await testApp()

async function add(bytes: Uint8Array, site = one) {
  return addMedia(await site.ctx(), { bytes, fileName: 'a.bin', alt: 'A picture' })
}

describe('a picture that is added', () => {
  test.each(['jpeg', 'png', 'webp', 'avif', 'gif'] as const)('may be %s, whatever it is called', async (format) => {
    const bytes = await photo(60, 40).toFormat(format).toBuffer()
    const added = { id: expect.stringMatching(/^[a-z0-9]{14}$/), width: 60, height: 40 }
    expect(await add(bytes)).toEqual({ ...added, isKnown: false })
    const { rows } = await owner.query('select content_type from media order by created_at desc limit 1')
    expect(rows[0].content_type).toBe(`image/${format}`)
  })

  test('stands upright, as the camera says', async () => {
    const bytes = await photo(60, 40).withMetadata({ orientation: 6 }).jpeg().toBuffer()
    const { id, width, height } = await add(bytes)
    expect({ width, height }).toEqual({ width: 40, height: 60 })
    expect(await sharp((await show(app, one, id, 240)).bytes).metadata()).toMatchObject({ width: 40, height: 60 })
  })

  test('has its average colour, unless something shines through', async () => {
    const plain = (colour: string) =>
      sharp({ create: { width: 40, height: 30, channels: 4, background: colour } }).png()
    const orange = await add(await plain('#e08030').toBuffer())
    const glass = await add(await plain('#e0803080').toBuffer())
    const drawing = await add(Buffer.from(svg(20, 10)))
    const { rows } = await owner.query('select id, colour from media where id = any($1)', [
      [orange.id, glass.id, drawing.id],
    ])
    const colours = new Map(rows.map(({ id, colour }) => [id, colour]))
    expect(colours.get(orange.id)).toMatch(/^#(df|e0|e1)(7f|80|81)(2f|30|31)$/)
    expect([colours.get(glass.id), colours.get(drawing.id)]).toEqual(['', ''])
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
