import sharp, { type Sharp } from 'sharp'
import { contentTypes, mostPixels } from '../formats.ts'
import type { Variant } from '../variant.ts'

export type Original = { bytes: Uint8Array; contentType: string; width: number }

/** Maximum height of a WebP, px; AVIF's is similar. */
const tallest = 16_383

/**
 * Encodes an image at this width, or narrower if it would be too tall. Drawings are rendered at any width; photos are never
 * enlarged.
 */
export async function encode(original: Original, { width, format }: Variant): Promise<Buffer> {
  const resized = atWidth(original, width)
  if (format === 'avif') return resized.avif({ quality: 52, effort: 2 }).toBuffer()
  if (format === 'webp') return resized.webp({ quality: 78 }).toBuffer()
  return encodePlain(resized)
}

/** Renders an image at this width only to check that it can be done. */
export async function render(original: Original, width: number): Promise<void> {
  await atWidth(original, width).raw().toBuffer()
}

function atWidth({ bytes, contentType, width: own }: Original, width: number): Sharp {
  const isDrawing = contentType === contentTypes.svg
  const density = isDrawing ? Math.min(Math.max((72 * width) / own, 1), 100_000) : undefined
  return sharp(bytes, { density, limitInputPixels: mostPixels * 2 })
    .autoOrient()
    .resize({ width, height: tallest, fit: 'inside', withoutEnlargement: !isDrawing })
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

/** Average colour as `#rrggbb`; empty if the image has transparency, where the colour would stay visible behind it. */
export async function colourOf(bytes: Uint8Array): Promise<string> {
  const { channels, isOpaque } = await sharp(bytes).stats()
  if (!isOpaque) return ''
  const [red = 0, green = red, blue = red] = channels.map(({ mean }) => Math.round(mean))
  return `#${[red, green, blue].map((value) => value.toString(16).padStart(2, '0')).join('')}`
}
