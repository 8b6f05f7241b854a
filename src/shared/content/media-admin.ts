import { z } from 'zod'
import { restList } from '../api/rest-list.ts'

/** The largest picture, in bytes; and the largest drawing (SVG), which must be read as text to be made safe. */
export const mostMediaBytes = 15 * 1024 * 1024
export const mostDrawingBytes = 2 * 1024 * 1024

/** What a picture may be, for a browser's file dialog. The server looks at the content, whatever it is called. */
export const mediaTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif', 'image/svg+xml'] as const

/** The newest first, unless the call says otherwise. `q` is part of the file's name or of the description. */
export const mediaList = z.object({
  ...restList,
  sort: z.enum(['created', 'name', 'bytes']).default('created'),
  order: z.enum(['ascend', 'descend']).default('descend'),
  /** Only pictures that something shows, or only those that nothing does. */
  used: z.enum(['yes', 'no']).optional(),
})

const alt = z.string().trim().max(300, 'Please use up to 300 characters.')

/** A picture of the library. `bytes` and the size in px are those of the original; `created` is an ISO instant. */
export const mediaItem = z.object({
  _id: z.string(),
  fileName: z.string(),
  alt: z.string(),
  contentType: z.string(),
  bytes: z.number().int(),
  width: z.number().int(),
  height: z.number().int(),
  created: z.string(),
  /** How many things show it. */
  uses: z.number().int(),
  /** Some of its sizes could not be made, and are not tried again: another one is shown in their place. */
  givenUp: z.boolean(),
})

/** Something that shows a picture: its kind (`page`, `product`), and where the admin shows it. */
const mediaPlace = z.object({ kind: z.string(), title: z.string(), href: z.string() })

export const mediaDetail = mediaItem.extend({ usedIn: z.array(mediaPlace) })

export const mediaForm = z.object({
  alt,
  fileName: z.string().trim().min(1, 'Please enter a name.').max(200, 'Please use up to 200 characters.'),
})

export const mediaChange = mediaForm.partial()

export type MediaList = z.output<typeof mediaList>
export type MediaItem = z.output<typeof mediaItem>
export type MediaPlace = z.output<typeof mediaPlace>
export type MediaDetail = z.output<typeof mediaDetail>
export type MediaChange = z.output<typeof mediaChange>
