import { createHash } from 'node:crypto'
import sharp, { type Sharp } from 'sharp'
import { pictureWidths } from '../src/shared/pictures.ts'

/**
 * Chosen by measuring twelve product pictures: at 64 a master is half as large again as a variant, looks like the drawing,
 * and is what other formats are made from; effort 6 saves 2 % for three times the time.
 */
const avif = { master: { quality: 64, effort: 4 }, variant: { quality: 50, effort: 4 } }

/** Of all that a picture is made from: its drawing and how it is developed. */
export function digestOf(svg: string, widest: number): string {
  const recipe = JSON.stringify({ avif, pictureWidths })
  return createHash('sha256')
    .update([recipe, String(widest), svg].join('\n'))
    .digest('hex')
    .slice(0, 20)
}

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
  /** The average colour, `#rrggbb`: what stands in its place until it has come. */
  colour: string
  /** Widths of the variants, px. */
  widths: number[]
  formats: ['avif']
}

/** A picture: its master is the widest AVIF. */
export async function developPicture(svg: string, widest: number): Promise<Developed> {
  const pixels = await render(svg, widest)
  const master = await pixels().avif(avif.master).toBuffer()
  return develop(pixels, widest, master, 'image/avif')
}

/** A mark: its master is the drawing, which stays sharp at any size. */
export async function developMark(svg: string, widest: number): Promise<Developed> {
  return develop(await render(svg, widest), widest, Buffer.from(svg), 'image/svg+xml')
}

async function develop(
  pixels: () => Sharp,
  widest: number,
  master: Uint8Array,
  contentType: Facts['contentType'],
): Promise<Developed> {
  const widths = pictureWidths.filter((width) => width <= widest)
  const files = new Map<string, Uint8Array>([[masterName({ contentType }), master]])
  for (const width of widths) files.set(`${width}.avif`, await pixels().resize({ width }).avif(avif.variant).toBuffer())
  const { width = widest, height = widest } = await sharp(master).metadata()
  const hash = createHash('sha256').update(master).digest('hex').slice(0, 20)
  const colour = await averageColour(pixels())
  return { facts: { hash, width, height, bytes: master.length, contentType, colour, widths, formats: ['avif'] }, files }
}

export function masterName({ contentType }: Pick<Facts, 'contentType'>): string {
  return contentType === 'image/avif' ? 'master.avif' : 'master.svg'
}

/** The drawing in pixels, once, at its widest. */
async function render(svg: string, width: number): Promise<() => Sharp> {
  const drawing = Buffer.from(svg)
  const { width: own = width } = await sharp(drawing).metadata()
  const drawn = sharp(drawing, { density: Math.max(72, (72 * width) / own) }).resize({ width })
  const { isOpaque } = await drawn.clone().stats()
  const { data, info } = await (isOpaque ? drawn.removeAlpha() : drawn).raw().toBuffer({ resolveWithObject: true })
  const { width: w, height, channels } = info
  return () => sharp(data, { raw: { width: w, height, channels } })
}

async function averageColour(pixels: Sharp): Promise<string> {
  const { channels } = await sharp(await pixels.flatten({ background: '#ffffff' }).png().toBuffer()).stats()
  return `#${channels
    .slice(0, 3)
    .map(({ mean }) => Math.round(mean).toString(16).padStart(2, '0'))
    .join('')}`
}
