import type { MediaKind } from '../../../../shared/content/media-files.ts'

const avifBrands = ['avif', 'avis', 'mif1', 'msf1', 'miaf']

/**
 * What a file is by its first bytes, whatever it is called: what it is found to be when it is looked at closely is another thing.
 * Undefined where it is nothing that the library takes.
 */
export function kindOfFile(head: Uint8Array): MediaKind | undefined {
  const bytes = Buffer.from(head.buffer, head.byteOffset, Math.min(head.length, 1_000))
  const text = bytes.toString('latin1')
  if (text.startsWith('%PDF-')) return 'document'
  if (text.startsWith('\x1a\x45\xdf\xa3')) return 'video'
  // Pictures in AVIF lie in the same kind of box as videos in MP4.
  if (text.slice(4, 8) === 'ftyp') return avifBrands.includes(text.slice(8, 12)) ? 'picture' : 'video'
  if (/^(\xff\xd8\xff|\x89PNG|GIF8|RIFF....WEBP|(\xef\xbb\xbf)?\s*<)/s.test(text)) return 'picture'
  return undefined
}
