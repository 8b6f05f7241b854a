import { readFile } from 'node:fs/promises'
import { describe, expect, test } from 'vitest'
import { checkWoff2 } from './woff2.ts'

const folder = 'node_modules/@fontsource-variable'
const font = new Uint8Array(await readFile(`${folder}/anek-latin/files/anek-latin-vietnamese-wght-normal.woff2`))

/** The font with some bytes changed. */
function changed(...bytes: [at: number, byte: number][]): Uint8Array {
  const copy = font.slice()
  for (const [at, byte] of bytes) copy[at] = byte
  return copy
}

describe('a font file', () => {
  test.each([
    'anek-latin/files/anek-latin-latin-wght-normal.woff2',
    'bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2',
    'newsreader/files/newsreader-latin-wght-italic.woff2',
  ])('such as %s is taken', async (name) => {
    await expect(checkWoff2(new Uint8Array(await readFile(`${folder}/${name}`)))).resolves.toBeUndefined()
  })

  test.each([
    ['nothing', new Uint8Array()],
    ['a page', Buffer.from('<!doctype html><script>alert(1)</script>'.padEnd(100))],
    ['an older font', changed([3, 0x46])],
  ])('that is %s is refused', async (_, bytes) => {
    await expect(checkWoff2(bytes)).rejects.toMatchObject({ code: 'font.type' })
  })

  test.each([
    ['that ends early', font.slice(0, -10)],
    ['with something after its end', Buffer.concat([font, Buffer.from('<script>')])],
    ['of several fonts', changed([4, 0x74], [5, 0x74], [6, 0x63], [7, 0x66])],
    ['without tables', changed([12, 0], [13, 0])],
    ['with more tables than it holds', changed([12, 255], [13, 255])],
    [
      'whose packed part is damaged',
      changed([Math.floor(font.length / 2), (font[Math.floor(font.length / 2)] ?? 0) ^ 255]),
    ],
    ['that is only a header', changed().slice(0, 48)],
  ])('%s is refused as damaged', async (_, bytes) => {
    await expect(checkWoff2(bytes)).rejects.toMatchObject({ code: 'font.broken' })
  })
})
