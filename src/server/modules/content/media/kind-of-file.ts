import type { MediaKind } from '../../../../shared/content/media/media-files.ts'

const avifBrands = ['avif', 'avis', 'mif1', 'msf1', 'miaf']

/**
 * Guesses a file's kind from its first bytes; the encoder checks it closely later. Undefined for files that the library does
 * not accept.
 */
export function kindOfFile(head: Uint8Array): MediaKind | undefined {
  const bytes = Buffer.from(head.buffer, head.byteOffset, Math.min(head.length, 1_000))
  const text = bytes.toString('latin1')
  if (text.startsWith('%PDF-')) return 'document'
  if (text.startsWith('\x1a\x45\xdf\xa3')) return 'video'
  // AVIF images use the same container (`ftyp`) as MP4 videos.
  if (text.slice(4, 8) === 'ftyp') return avifBrands.includes(text.slice(8, 12)) ? 'picture' : 'video'
  if (/^(\xff\xd8\xff|\x89PNG|GIF8|RIFF....WEBP|(\xef\xbb\xbf)?\s*<)/s.test(text)) return 'picture'
  return undefined
}
