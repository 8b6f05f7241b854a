import { z } from 'zod'
import { restList } from '../../api/rest-list.ts'
import { withoutAlike } from '../../text.ts'
import { mediaKinds, mostBytesOf } from './media-files.ts'
import { pictureId } from './picture-shapes.ts'

/** Maximum size of a picture, bytes, and of a drawing (SVG), which is parsed as text to sanitise it. */
export const mostMediaBytes = mostBytesOf.picture
export const mostDrawingBytes = 2 * 1024 * 1024

/** Newest first by default. `q` is part of the file name or the description. */
export const mediaList = z.object({
  ...restList,
  sort: z.enum(['created', 'name', 'bytes']).default('created'),
  order: z.enum(['ascend', 'descend']).default('descend'),
  /** `yes`: only files in use; `no`: only unused ones. */
  used: z.enum(['yes', 'no']).optional(),
  kind: z.enum(mediaKinds).optional(),
  folder: z.string().max(60).optional(),
  tag: z.string().max(40).optional(),
})

/** Filter of the unused files to delete; all if empty. */
export const unusedMedia = mediaList.pick({ q: true, kind: true, folder: true, tag: true })
export type UnusedMedia = z.output<typeof unusedMedia>

/** Files added within this time (minutes) don't count as unused: they may be about to be used. */
export const youngMinutes = 60

/** Focal point of a picture, in percent of width and height; cropping keeps it visible. */
const focusPoint = z.object({ x: z.int().min(0).max(100), y: z.int().min(0).max(100) })

export type FocusPoint = z.output<typeof focusPoint>

const alt = z.string().trim().max(300, 'Use up to 300 characters.')

/**
 * A library item. `bytes`, `width` and `height` (px) are the original's, the latter 0 for documents; `created` is an ISO instant.
 */
export const mediaItem = z.object({
  _id: z.string(),
  kind: z.enum(mediaKinds),
  /** Id in the file's URL; changes when the file is replaced. */
  file: z.string(),
  fileName: z.string(),
  alt: z.string(),
  contentType: z.string(),
  bytes: z.number().int(),
  width: z.number().int(),
  height: z.number().int(),
  created: z.string(),
  /** Number of places that use it. */
  uses: z.number().int(),
  /** Some sizes could not be made and are not retried: another size replaces them. */
  givenUp: z.boolean(),
  /** It moves, and pages show its first frame. */
  isAnimated: z.boolean(),
  focus: focusPoint,
  /** Empty if it is in no folder. */
  folder: z.string(),
  tags: z.array(z.string()),
  /** Length of a video; null if unknown. */
  seconds: z.number().int().nullable(),
  /** Poster of a video. */
  poster: z.object({ id: z.string(), file: z.string() }).nullable(),
})

/** A place that uses a file: its kind (`page`, `product`), and its address in the admin. */
export const mediaPlace = z.object({ kind: z.string(), title: z.string(), href: z.string() })

export const mediaDetail = mediaItem.extend({ usedIn: z.array(mediaPlace) })

/** `isKnown`: the library had this file already, and it keeps the name and the description that it has there. */
export const uploadedMedia = mediaDetail.extend({ isKnown: z.boolean() })

const folder = z.string('Enter a folder.').trim().max(60, 'Use up to 60 characters.')
const tag = z.string().trim().min(1, 'Enter a tag.').max(40, 'A tag may have up to 40 characters.')
const tags = z.array(tag).overwrite(withoutAlike).max(20, 'A picture may have up to 20 tags.')

export const mediaForm = z.object({
  alt,
  fileName: z.string().trim().min(1, 'Enter a name.').max(200, 'Use up to 200 characters.'),
})

/** All editable fields of a library item. */
export const mediaWhole = mediaForm.extend({ focus: focusPoint, folder, tags })
/** `poster`: videos only; a picture of the library, or null. */
export const mediaChange = mediaWhole.partial().extend({ poster: pictureId.nullable().optional() })

const ids = z
  .array(z.string().max(64), 'Choose pictures.')
  .min(1, 'Choose pictures.')
  .max(100, 'Choose up to 100 pictures.')

export const chosenMedia = z.object({ ids })
/** Absent fields stay unchanged. */
export const arrangement = z.object({
  ids,
  folder: folder.optional(),
  addTags: tags.default([]),
  removeTags: tags.default([]),
})

const label = z.object({ title: z.string(), count: z.int() })
/** Folders and tags in use on the site, with their number of files. */
export const mediaLabels = z.object({ folders: z.array(label), tags: z.array(label) })

export type MediaList = z.output<typeof mediaList>
export type MediaItem = z.output<typeof mediaItem>
export type MediaPlace = z.output<typeof mediaPlace>
export type MediaDetail = z.output<typeof mediaDetail>
export type UploadedMedia = z.output<typeof uploadedMedia>
export type Arrangement = z.output<typeof arrangement>
export type MediaLabels = z.output<typeof mediaLabels>
export type MediaChange = z.output<typeof mediaChange>
