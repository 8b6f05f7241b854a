import { offeredWidths, type PictureWidth, pictureWidths } from '../../../../shared/content/pictures.ts'
import { contentTypes, type Format, formats, mostPixels } from './formats.ts'

/** A picture at one width in one format. */
export type Variant = { width: number; format: Format }

/** What its variants follow from; sizes are px. */
type Own = { contentType: string; width: number; height: number }

/** Made while a picture comes in: there is always something to show of it. */
export const firstVariant = { width: pictureWidths[0], format: 'webp' } satisfies Variant

export const fileOf = ({ width, format }: Variant) => `${width}.${format}`

/** Every width that a picture should have. A drawing has no width of its own: it is drawn as large as memory allows. */
export function widthsOf({ contentType, width, height }: Own): PictureWidth[] {
  if (contentType !== contentTypes.svg) return offeredWidths(width)
  return offeredWidths(Math.sqrt((mostPixels * width) / height))
}

/** Every variant that a picture should have, the smallest first. */
export function variantsOf(picture: Own): Variant[] {
  return widthsOf(picture).flatMap((width) => formats.map((format) => ({ width, format })))
}
