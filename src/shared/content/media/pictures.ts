/** Widths of picture variants, px; the media module makes no others. */
export const pictureWidths = [240, 480, 960, 1200, 1600, 2400] as const

export type PictureWidth = (typeof pictureWidths)[number]

/**
 * Facts about a picture before it loads: its size in px, to choose widths and avoid layout shift; its colour as `#rrggbb`, empty
 * if transparent; its focal point unless central: `30% 20%`; and the id of its file if it was replaced.
 */
export type PictureFacts = { width?: number; height?: number; colour?: string; focus?: string; file?: string }

/**
 * Facts about a library video or document: size and length of its file, and a video's poster. Facts missing in its address
 * (`fileUrl`) are appended to it (`withFacts`).
 */
export type FileFacts = PictureFacts & { bytes?: number; poster?: PictureFacts & { media: string } }

/** Variant widths up to the picture's own; the smallest is always included. */
export function offeredWidths(own = Number.POSITIVE_INFINITY): PictureWidth[] {
  const [smallest, ...others] = pictureWidths
  return [smallest, ...others.filter((width) => width <= own)]
}

/** Pattern of a picture id, wherever it is entered, stored or requested. */
export const pictureIdForm = '[a-z0-9]{10,32}'

const pictureIdPattern = new RegExp(`^${pictureIdForm}$`)

export function isPictureId(text: string): boolean {
  return pictureIdPattern.test(text)
}

/** URL pattern of all pictures. */
export const pictureUrls = '/media/*'

/**
 * A picture's URL. Its bytes never change, so it can be cached forever. An invalid id, such as one stored before ids were
 * checked, leads nowhere: URLs go into `srcset` and style sheets unescaped.
 */
export function pictureUrl(id: string, width: PictureWidth): string {
  return `/media/${isPictureId(id) ? id : 'unknown'}/${width}`
}

/** Fills a phone's screen, px. */
const addressedWidth = 960

/** A picture with its absolute URL. */
export function withAddress<P extends { id: string }>(origin: string, picture: P): P & { url: string } {
  return { ...picture, url: origin + pictureUrl(picture.id, addressedWidth) }
}
