import { z } from 'zod'

/** A picture in `starters/pictures.json`, written by the workshop (art/README.md). Sizes in px and bytes are the master's. */
export const shippedPicture = z.object({
  hash: z.string().regex(/^[0-9a-f]{16,64}$/),
  alt: z.string().max(300),
  width: z.number().int().positive(),
  height: z.number().int().positive(),
  bytes: z.number().int().positive(),
  contentType: z.enum(['image/avif', 'image/svg+xml']),
  /** Focal point for cropping, percent of width and height. */
  focus: z
    .object({ x: z.number().int().min(0).max(100), y: z.number().int().min(0).max(100) })
    .default({ x: 50, y: 50 }),
  /** Average colour; empty if the picture has transparency. */
  colour: z.string().regex(/^(#[0-9a-f]{6})?$/),
})

export const shippedPictures = z.record(z.string(), shippedPicture)

export type ShippedPicture = z.output<typeof shippedPicture>
