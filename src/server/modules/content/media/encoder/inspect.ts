import sharp, { type Metadata } from 'sharp'
import { mostDrawingBytes } from '../../../../../shared/content/media/media-admin.ts'
import { refusal } from '../../../../platform/refusal.ts'
import { beginsAsDrawing, contentTypes, type Kind, kinds, mostPixels } from '../formats.ts'
import { cleanDrawing } from './clean-drawing.ts'
import { tooElaborate } from './too-elaborate.ts'

/** Width at which a drawing's pixels are counted, px. */
const drawnWidth = 1600
/** Maximum width and height that a drawing may state, px. */
const longestSide = 100_000

/**
 * An image that may be stored. `bytes` as uploaded; for a drawing, its sanitised content. Displayed size in px after rotation.
 */
export type Inspected = {
  bytes: Uint8Array
  contentType: string
  width: number
  height: number
  /** Only its first frame is shown. */
  isAnimated: boolean
}

/**
 * Detects an image's type from its bytes. Of an animation only the first frame is shown.
 * @throws Refusal `media.type`, `media.pixels`, `media.bytes`, `media.embedded`, `media.drawing`
 */
export async function inspect(given: Uint8Array): Promise<Inspected> {
  const drawing = drawingText(given)
  // A drawing is sanitised before any other library reads it.
  const bytes = drawing === undefined ? given : Buffer.from(cleanDrawing(drawing) ?? '')
  if (bytes.length === 0) throw refusal('media.type', { field: 'file' })
  const found = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => undefined)
  const kind = found && kindOf(found)
  if (!kind || (kind === 'svg') !== (drawing !== undefined)) throw refusal('media.type', { field: 'file' })
  const { width, height } = found.autoOrient
  if (kind === 'svg' && Math.max(width, height) > longestSide)
    throw tooElaborate(`it says that it is more than ${longestSide.toLocaleString('en')} pixels wide or high`)
  // Drawings have no pixels of their own; count those of the rendered image.
  const pixels = kind === 'svg' ? (drawnWidth * drawnWidth * height) / width : width * height
  if (!(pixels <= mostPixels)) throw refusal('media.pixels', { field: 'file', limit: mostPixels / 1_000_000 })
  return { bytes, contentType: contentTypes[kind], width, height, isAnimated: isAnimated(kind, found, bytes) }
}

/** The decoder counts the frames of GIF and WebP; a PNG that moves says so ahead of its pixels. */
function isAnimated(kind: Kind, { pages = 1 }: Metadata, bytes: Uint8Array): boolean {
  if (kind !== 'png') return kind !== 'svg' && pages > 1
  const head = Buffer.from(bytes.subarray(0, 64 * 1024)).toString('latin1')
  return head.includes('acTL') && head.indexOf('acTL') < head.indexOf('IDAT')
}

function kindOf({ format, compression }: Metadata): Kind | undefined {
  if (format === 'heif') return compression === 'av1' ? 'avif' : undefined
  return kinds.find((kind) => kind === format)
}

/** The text of an SVG, decoded; undefined for other files. */
function drawingText(bytes: Uint8Array): string | undefined {
  if (!beginsAsDrawing(bytes)) return undefined
  const start = Buffer.from(bytes.subarray(0, 1_000)).toString('latin1')
  if (bytes.length > mostDrawingBytes)
    throw refusal('media.bytes', { field: 'file', limit: mostDrawingBytes / 1024 / 1024 })
  const [, encoding = 'utf-8'] = /^[^>]*\sencoding\s*=\s*["']([\w-]+)["']/.exec(start) ?? []
  return decoderOf(encoding).decode(bytes)
}

function decoderOf(encoding: string): TextDecoder {
  try {
    return new TextDecoder(encoding)
  } catch {
    return new TextDecoder()
  }
}
