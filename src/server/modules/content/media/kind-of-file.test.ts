import { expect, test } from 'vitest'
import type { MediaKind } from '../../../../shared/content/media/media-files.ts'
import { kindOfFile } from './kind-of-file.ts'

const container = (major: string, ...others: string[]) => {
  const brands = [major, '\0\0\0\0', ...others].join('')
  return Buffer.from(`\0\0\0${String.fromCharCode(8 + brands.length)}ftyp${brands}\0\0\0\x08free`, 'latin1')
}

test.each<[string, Uint8Array, MediaKind | undefined]>([
  ['an AVIF image', container('avif', 'mif1', 'miaf'), 'picture'],
  ['an AVIF image that begins with the brand of all images', container('mif1', 'avif', 'heic'), 'picture'],
  ['an image that says no more', container('mif1'), 'picture'],
  ['a HEIC photo', container('heic', 'mif1', 'heic'), undefined],
  ['a HEIC photo that begins with the brand of all images', container('mif1', 'heic'), undefined],
  ['a HEIC sequence', container('hevc', 'msf1'), undefined],
  ['an MP4 video', container('isom', 'iso2', 'avc1', 'mp41'), 'video'],
  ['a video whose box states no size', Buffer.from('\0\0\0\0ftypmp42', 'latin1'), 'video'],
  ['a container that is cut off', Buffer.from('\0\0\0\x18ftyp', 'latin1'), 'video'],
])('%s is known by its brands', (_, bytes, kind) => {
  expect(kindOfFile(bytes)).toBe(kind)
})
