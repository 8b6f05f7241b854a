import type { MediaKind } from '../../../../shared/content/media/media-files.ts'

/** Brands of AVIF images, and of HEIC photos, which browsers don't show. Either may begin with one that they share. */
const avifBrands = ['avif', 'avis']
const heicBrands = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'hevm', 'hevs']
const sharedBrands = ['mif1', 'msf1', 'miaf']

/**
 * Guesses a file's kind from its first bytes; the encoder checks it closely later. Undefined for files that the library does
 * not accept.
 */
export function kindOfFile(head: Uint8Array): MediaKind | undefined {
  const bytes = Buffer.from(head.buffer, head.byteOffset, Math.min(head.length, 1_000))
  const text = bytes.toString('latin1')
  if (text.startsWith('%PDF-')) return 'document'
  if (text.startsWith('\x1a\x45\xdf\xa3')) return 'video'
  if (text.slice(4, 8) === 'ftyp') return kindOfBrands(text.slice(8, Math.max(12, bytes.readUInt32BE(0))))
  if (/^(\xff\xd8\xff|\x89PNG|GIF8|RIFF....WEBP|(\xef\xbb\xbf)?\s*<)/s.test(text)) return 'picture'
  return undefined
}

/** Images use the same container as MP4 videos. @param brands the major one, its version, and those that the file fits besides */
function kindOfBrands(brands: string): MediaKind | undefined {
  const [major = '', , ...others] = brands.match(/.{4}/gs) ?? []
  const isAmong = (names: string[]) =>
    names.includes(major) || (sharedBrands.includes(major) && others.some((one) => names.includes(one)))
  if (isAmong(avifBrands)) return 'picture'
  if (isAmong(heicBrands)) return undefined
  return sharedBrands.includes(major) ? 'picture' : 'video'
}
