import { isPictureId } from '../../../../../shared/content/media/pictures.ts'

/** The id of a picture of the site's library by its address, as our own export writes it; undefined for others. */
export function idOfPicture(origin: string, url: string): string | undefined {
  const rest = url.startsWith(`${origin}/media/`) ? url.slice(`${origin}/media/`.length) : ''
  const [id = ''] = rest.split('/')
  return isPictureId(id) ? id : undefined
}
