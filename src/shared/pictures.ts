/** Widths in px that a picture is offered in; the media module makes no others. */
export const pictureWidths = [240, 480, 960, 1200, 1600, 2400] as const

export type PictureWidth = (typeof pictureWidths)[number]

/** A picture's bytes never change under its address, so it may be kept for ever. */
export function pictureUrl(id: string, width: PictureWidth): string {
  return `/media/${id}/${width}`
}
