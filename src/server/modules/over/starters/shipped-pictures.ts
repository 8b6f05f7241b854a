import { z } from 'zod'

/** What `starters/pictures.json` says of a picture; the workshop writes it (art/README.md). Sizes are px, and bytes of the master. */
export const shippedPicture = z.object({
  hash: z.string().regex(/^[0-9a-f]{16,64}$/),
  alt: z.string().max(300),
  width: z.number().int().positive(),
  height: z.number().int().positive(),
  bytes: z.number().int().positive(),
  contentType: z.enum(['image/avif', 'image/svg+xml']),
  /** What stays in sight where it is cropped, in percent of its width and height. */
  focus: z
    .object({ x: z.number().int().min(0).max(100), y: z.number().int().min(0).max(100) })
    .default({ x: 50, y: 50 }),
  /** Empty where something shines through. */
  colour: z.string().regex(/^(#[0-9a-f]{6})?$/),
})

export const shippedPictures = z.record(z.string(), shippedPicture)

export type ShippedPicture = z.output<typeof shippedPicture>
