import { isPictureId } from '../../../../../shared/content/media/pictures.ts'

/** The id of a picture of the site's library by its address, as our own export writes it; undefined for others. */
export function idOfPicture(origin: string, url: string): string | undefined {
  const rest = url.startsWith(`${origin}/media/`) ? url.slice(`${origin}/media/`.length) : ''
  const [id = ''] = rest.split('/')
  return isPictureId(id) ? id : undefined
}

/** Files that may be pictures, by their names. */
export const pictureName = /\.(jpe?g|png|webp|avif|gif|tiff?|svg|heic|heif)$/i

/** Whether a text names a picture that is to be fetched: an address elsewhere, or a file in a ZIP. */
export const isPictureElsewhere = (origin: string, text: string): boolean =>
  text.includes('://') ? /^https?:\/\//.test(text) && idOfPicture(origin, text) === undefined : pictureName.test(text)
