/** Widths in px that a picture is offered in; the media module makes no others. */
export const pictureWidths = [240, 480, 960, 1200, 1600, 2400] as const

export type PictureWidth = (typeof pictureWidths)[number]

/**
 * What a page may know of a picture before it arrives: its size in px, for which width it is offered and that nothing moves,
 * its colour as `#rrggbb`, empty where something shines through, where its subject is, unless in the middle: `30% 20%`, and the id of
 * its file, where it was replaced.
 */
export type PictureFacts = { width?: number; height?: number; colour?: string; focus?: string; file?: string }

/**
 * The same of a video or document of the library: size and length of its file, and the picture of a video. What its address (`fileUrl`)
 * does not tell is put behind it (`withFacts`).
 */
export type FileFacts = PictureFacts & { bytes?: number; poster?: PictureFacts & { media: string } }

/** The widths of a picture that is so wide, or of any: none is wider than itself, and the smallest is always there. */
export function offeredWidths(own = Number.POSITIVE_INFINITY): PictureWidth[] {
  const [smallest, ...others] = pictureWidths
  return [smallest, ...others.filter((width) => width <= own)]
}

/** What the id of a picture looks like, wherever it is entered, stored or asked for; in a text it is a word by itself. */
export const pictureIdForm = '[a-z0-9]{10,32}'

const pictureIdPattern = new RegExp(`^${pictureIdForm}$`)

export function isPictureId(text: string): boolean {
  return pictureIdPattern.test(text)
}

/** The addresses of all pictures, as a pattern of URLs. */
export const pictureUrls = '/media/*'

/**
 * A picture's bytes never change under its address, so it may be cached for ever. What is no id, such as what was stored
 * before ids were checked, leads to no picture: the address stands in lists (`srcset`) and style sheets as it is.
 */
export function pictureUrl(id: string, width: PictureWidth): string {
  return `/media/${isPictureId(id) ? id : 'unknown'}/${width}`
}
