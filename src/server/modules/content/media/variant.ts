import { offeredWidths, type PictureWidth, pictureWidths } from '../../../../shared/content/media/pictures.ts'
import { contentTypes, type Format, formats, mostPixels } from './formats.ts'

/** An image at one width in one format. */
export type Variant = { width: number; format: Format }

/** Facts that determine an image's variants. Sizes in px. */
type Own = { contentType: string; width: number; height: number }

/** Made during the upload, so that there is always a variant to show. */
export const firstVariant = { width: pictureWidths[0], format: 'webp' } satisfies Variant

export const fileOf = ({ width, format }: Variant) => `${width}.${format}`

/** Every width that an image should have. A drawing has no width of its own: up to what `mostPixels` allows. */
export function widthsOf({ contentType, width, height }: Own): PictureWidth[] {
  if (contentType !== contentTypes.svg) return offeredWidths(width)
  return offeredWidths(Math.sqrt((mostPixels * width) / height))
}

/** Every variant that an image should have, smallest first. */
export function variantsOf(picture: Own): Variant[] {
  return widthsOf(picture).flatMap((width) => formats.map((format) => ({ width, format })))
}
