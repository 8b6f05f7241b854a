import { createHash } from 'node:crypto'
import sharp, { type Sharp } from 'sharp'
import { pictureWidths } from '../src/shared/content/media/pictures.ts'

/**
 * Chosen by measuring: what other formats are made from is better than a variant, and looks like the drawing. Effort 4 would
 * save a tenth of the bytes for ten times the time.
 */
const avif = { master: { quality: 55, effort: 1 }, variant: { quality: 48, effort: 1 } }

/** Of all that a picture is made from: its drawing and how it is developed. */
export function digestOf(svg: string, widest: number): string {
  const recipe = JSON.stringify({ avif, pictureWidths })
  return createHash('sha256')
    .update([recipe, String(widest), svg].join('\n'))
    .digest('hex')
    .slice(0, 20)
}

type Pixels = () => Sharp

/** A finished picture: what the index says of it, and its files by their names. */
export type Developed = { facts: Facts; files: Map<string, Uint8Array> }

export type Facts = {
  /** The first 20 hex digits of the SHA-256 of the master's bytes; the name of its folder. */
  hash: string
  /** Of the master, px. */
  width: number
  height: number
  /** Size of the master. */
  bytes: number
  contentType: 'image/avif' | 'image/svg+xml'
  /** The average colour, `#rrggbb`: what stands in its place until it has come. Empty where something shines through. */
  colour: string
  /** Widths of its files, px; a photo's widest is the master. */
  widths: number[]
  formats: ['avif']
}

/** A picture: its master is the widest variant, under a name of its own as well. */
export async function developPicture(svg: string, widest: number): Promise<Developed> {
  const pixels = await render(svg, widest)
  const master = await pixels().avif(avif.master).toBuffer()
  const variants = await variantsOf(pixels, (width) => width < widest)
  return finished(pixels, master, 'image/avif', variants.set(`${widest}.avif`, master).set('master.avif', master))
}

/** A mark: its master is the drawing, which stays sharp at any size. */
export async function developMark(svg: string, widest: number): Promise<Developed> {
  const pixels = await render(svg, widest)
  const master = Buffer.from(svg)
  const variants = await variantsOf(pixels, (width) => width <= widest)
  return finished(pixels, master, 'image/svg+xml', variants.set('master.svg', master))
}

async function variantsOf(pixels: Pixels, isOffered: (width: number) => boolean): Promise<Map<string, Uint8Array>> {
  const files = new Map<string, Uint8Array>()
  for (const width of pictureWidths.filter(isOffered))
    files.set(`${width}.avif`, await pixels().resize({ width }).avif(avif.variant).toBuffer())
  return files
}

async function finished(
  pixels: Pixels,
  master: Uint8Array,
  contentType: Facts['contentType'],
  files: Developed['files'],
): Promise<Developed> {
  const { width, height } = await sharp(master).metadata()
  const hash = createHash('sha256').update(master).digest('hex').slice(0, 20)
  const colour = await averageColour(pixels())
  const widths = [...files.keys()].flatMap((name) => (/^\d+\.avif$/.test(name) ? Number.parseInt(name, 10) : []))
  return { facts: { hash, width, height, bytes: master.length, contentType, colour, widths, formats: ['avif'] }, files }
}

/** The drawing in pixels, once, at its widest. */
async function render(svg: string, width: number): Promise<Pixels> {
  const drawing = Buffer.from(svg)
  const { width: own = width } = await sharp(drawing).metadata()
  const density = Math.max(72, (72 * width) / own)
  const drawn = await asPixels(sharp(drawing, { density }).resize({ width }))
  const { isOpaque } = await drawn().stats()
  return isOpaque ? asPixels(drawn().removeAlpha()) : drawn
}

async function asPixels(picture: Sharp): Promise<Pixels> {
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true })
  const { width, height, channels } = info
  return () => sharp(data, { raw: { width, height, channels } })
}

async function averageColour(picture: Sharp): Promise<string> {
  const { channels, isOpaque } = await picture.stats()
  if (!isOpaque) return ''
  const parts = channels.slice(0, 3).map(({ mean }) => Math.round(mean).toString(16).padStart(2, '0'))
  return `#${parts.join('')}`
}
