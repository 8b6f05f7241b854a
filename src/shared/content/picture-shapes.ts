import { z } from 'zod'
import { pictureIdForm } from './pictures.ts'

const refused = 'Please choose a picture of the library.'

/** The id of a picture of the library. */
export const pictureId = z.string().regex(new RegExp(`^${pictureIdForm}$`), refused)

/** The same, or empty where none is chosen. */
export const pictureIdOrNone = z.string().regex(new RegExp(`^(${pictureIdForm})?$`), refused)

/** A picture of the library where it is shown: its id, and what it shows there, for those who cannot see it. */
export const picture = z.object({ id: pictureId, alt: z.string() })

/** The same as it is entered. */
export const pictureInput = picture.extend({ alt: z.string().max(300).default('') })

/** A picture as pages get it; size, colour, focal point and file as `PictureFacts` says (pictures.ts). */
export const shownPicture = picture.extend({
  width: z.number().int().optional(),
  height: z.number().int().optional(),
  colour: z.string().optional(),
  focus: z.string().optional(),
  file: z.string().optional(),
})

export type Picture = z.infer<typeof picture>
export type ShownPicture = z.infer<typeof shownPicture>
