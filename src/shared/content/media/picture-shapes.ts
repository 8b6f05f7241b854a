import { z } from 'zod'
import { pictureIdForm } from './pictures.ts'

const refused = 'Choose a picture from the library.'

/** Id of a library picture. */
export const pictureId = z.string().regex(new RegExp(`^${pictureIdForm}$`), refused)

/** Like `pictureId`, or empty for none. */
export const pictureIdOrNone = z.string().regex(new RegExp(`^(${pictureIdForm})?$`), refused)

/** A library picture in use, with its alternative text. */
export const picture = z.object({ id: pictureId, alt: z.string() })

/** Like `picture`, as input. */
export const pictureInput = picture.extend({ alt: z.string().max(300).default('') })

/** A picture as pages get it; size, colour, focal point and file as in `PictureFacts` (pictures.ts). */
export const shownPicture = picture.extend({
  width: z.number().int().optional(),
  height: z.number().int().optional(),
  colour: z.string().optional(),
  focus: z.string().optional(),
  file: z.string().optional(),
})

/** An absolute URL beside a picture's id, for callers that draw it themselves (C57). */
const addressed = { url: z.string() }
export const addressedPicture = picture.extend(addressed)
export const shownAddressedPicture = shownPicture.extend(addressed)

export type Picture = z.infer<typeof picture>
export type ShownPicture = z.infer<typeof shownPicture>
