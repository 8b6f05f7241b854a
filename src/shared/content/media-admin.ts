import { z } from 'zod'
import { restList } from '../api/rest-list.ts'
import { withoutAlike } from '../text.ts'
import { mediaKinds, mostBytesOf } from './media-files.ts'
import { pictureId } from './picture-shapes.ts'

/** The largest picture, in bytes; and the largest drawing (SVG), which must be read as text to be made safe. */
export const mostMediaBytes = mostBytesOf.picture
export const mostDrawingBytes = 2 * 1024 * 1024

/** The newest first, unless the call says otherwise. `q` is part of the file's name or of the description. */
export const mediaList = z.object({
  ...restList,
  sort: z.enum(['created', 'name', 'bytes']).default('created'),
  order: z.enum(['ascend', 'descend']).default('descend'),
  /** Only what something shows, or only what nothing does. */
  used: z.enum(['yes', 'no']).optional(),
  kind: z.enum(mediaKinds).optional(),
  folder: z.string().max(60).optional(),
  tag: z.string().max(40).optional(),
})

/** Which of what nothing shows is to be deleted; all of it, where nothing is named. */
export const unusedMedia = mediaList.pick({ q: true, kind: true, folder: true, tag: true })
export type UnusedMedia = z.output<typeof unusedMedia>

/** What was added within so many minutes is not taken for unused: somebody may be about to use it. */
export const youngMinutes = 60

/** Where the subject is, in percent of width and height: what crops the picture keeps it in sight. */
const focusPoint = z.object({ x: z.int().min(0).max(100), y: z.int().min(0).max(100) })

export type FocusPoint = z.output<typeof focusPoint>

const alt = z.string().trim().max(300, 'Please use up to 300 characters.')

/** A thing of the library. `bytes` and the size in px are those of the original, 0 of a document; `created` is an ISO instant. */
export const mediaItem = z.object({
  _id: z.string(),
  kind: z.enum(mediaKinds),
  /** What the address of its file names; another one once it was replaced. */
  file: z.string(),
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
  focus: focusPoint,
  /** Empty where it is in none. */
  folder: z.string(),
  tags: z.array(z.string()),
  /** How long a video is; null where it does not say. */
  seconds: z.number().int().nullable(),
  /** The picture that stands for a video until it plays. */
  poster: z.object({ id: z.string(), file: z.string() }).nullable(),
})

/** Something that shows a picture: its kind (`page`, `product`), and where the admin shows it. */
const mediaPlace = z.object({ kind: z.string(), title: z.string(), href: z.string() })

export const mediaDetail = mediaItem.extend({ usedIn: z.array(mediaPlace) })

const folder = z.string('Please enter a folder.').trim().max(60, 'Please use up to 60 characters.')
const tag = z.string().trim().min(1, 'Please enter a tag.').max(40, 'A tag may have up to 40 characters.')
const tags = z.array(tag).overwrite(withoutAlike).max(20, 'A picture may have up to 20 tags.')

export const mediaForm = z.object({
  alt,
  fileName: z.string().trim().min(1, 'Please enter a name.').max(200, 'Please use up to 200 characters.'),
})

/** All that may be changed of a picture. */
export const mediaWhole = mediaForm.extend({ focus: focusPoint, folder, tags })
/** Of a video its picture too, one of the library; null for none. */
export const mediaChange = mediaWhole.partial().extend({ poster: pictureId.nullable().optional() })

const ids = z
  .array(z.string().max(64), 'Please choose pictures.')
  .min(1, 'Please choose pictures.')
  .max(100, 'Please choose up to 100 pictures.')

export const chosenMedia = z.object({ ids })
/** What is not given stays as it is. */
export const arrangement = z.object({
  ids,
  folder: folder.optional(),
  addTags: tags.default([]),
  removeTags: tags.default([]),
})

const label = z.object({ title: z.string(), count: z.int() })
/** The folders and tags that pictures of the site have, with how many have them. */
export const mediaLabels = z.object({ folders: z.array(label), tags: z.array(label) })

export type MediaList = z.output<typeof mediaList>
export type MediaItem = z.output<typeof mediaItem>
export type MediaPlace = z.output<typeof mediaPlace>
export type MediaDetail = z.output<typeof mediaDetail>
export type Arrangement = z.output<typeof arrangement>
export type MediaLabels = z.output<typeof mediaLabels>
export type MediaChange = z.output<typeof mediaChange>
