import sharp, { type Sharp } from 'sharp'
import { createEncodeQueue, type Urgency } from './encode-queue.ts'
import { contentTypes, mostPixels } from './inspect.ts'

/** `plain` is for those who ask for nothing newer: PNG where something shines through, JPEG otherwise. */
export const formats = ['avif', 'webp', 'plain'] as const

export type Format = (typeof formats)[number]

type Original = { bytes: Uint8Array; contentType: string; width: number }

const patience: Record<Urgency, { seconds: number }> = { now: { seconds: 30 }, later: { seconds: 300 } }
/** A WebP can be no taller, nor an AVIF by much. */
const tallest = 16_383

/** However many pictures are asked for or sent, as much memory is taken as two of them need. */
const queue = createEncodeQueue(2)

/**
 * A picture at a width, or narrower when it were too tall; drawings are rendered at the size needed, a photo is never enlarged.
 * @param signal aborted when nobody wants it any more; it then rejects instead of beginning
 */
export function encode(
  original: Original,
  width: number,
  format: Format,
  urgency: Urgency,
  signal?: AbortSignal,
): Promise<Buffer> {
  const begin = async () => {
    signal?.throwIfAborted()
    return encodeWithin(patience[urgency], original, width, format)
  }
  return queue.run(begin, urgency)
}

async function encodeWithin(
  limit: { seconds: number },
  { bytes, contentType, width: own }: Original,
  width: number,
  format: Format,
): Promise<Buffer> {
  const isDrawing = contentType === contentTypes.svg
  const density = isDrawing ? Math.min(Math.max((72 * width) / own, 1), 100_000) : undefined
  const resized = sharp(bytes, { density, limitInputPixels: mostPixels * 2 })
    .timeout(limit)
    .autoOrient()
    .resize({ width, height: tallest, fit: 'inside', withoutEnlargement: !isDrawing })
  if (format === 'avif') return resized.avif({ quality: 52, effort: 2 }).toBuffer()
  if (format === 'webp') return resized.webp({ quality: 78 }).toBuffer()
  return encodePlain(resized)
}

async function encodePlain(resized: Sharp): Promise<Buffer> {
  const { data, info } = await resized.raw().toBuffer({ resolveWithObject: true })
  const pixels = () => sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } })
  const hasAlpha = info.channels === 2 || info.channels === 4
  const opaque = !hasAlpha || (await pixels().stats()).isOpaque
  return opaque
    ? pixels().removeAlpha().jpeg({ quality: 80, mozjpeg: true }).toBuffer()
    : pixels().png({ compressionLevel: 9, palette: true, quality: 90 }).toBuffer()
}

/** The average colour as `#rrggbb`; empty where something shines through, because it would go on standing behind that. */
export async function colourOf(bytes: Uint8Array): Promise<string> {
  const { channels, isOpaque } = await sharp(bytes).stats()
  if (!isOpaque) return ''
  const [red = 0, green = red, blue = red] = channels.map(({ mean }) => Math.round(mean))
  return `#${[red, green, blue].map((value) => value.toString(16).padStart(2, '0')).join('')}`
}

export function contentTypeOf(format: Format, bytes: Uint8Array): string {
  if (format !== 'plain') return contentTypes[format]
  // The first byte of a PNG.
  return bytes[0] === 0x89 ? contentTypes.png : contentTypes.jpeg
}
