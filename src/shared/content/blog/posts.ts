import { z } from 'zod'
import { listQuery } from '../../api/list-query.ts'
import { dayRange, restList } from '../../api/rest-list.ts'
import { offsetInstant } from '../../instants.ts'
import { pathSegment } from '../../selling/catalogue/path-segment.ts'
import { withoutAlike } from '../../text.ts'
import { revision } from '../../whole-numbers.ts'
import { pictureId, shownAddressedPicture, shownPicture } from '../media/picture-shapes.ts'
import type { PictureFacts } from '../media/pictures.ts'
import { hasFewMarks, tooManyMarks } from '../texts/rich-text.ts'

export const postStatuses = ['DRAFT', 'SCHEDULED', 'PUBLISHED'] as const

export type PostStatus = (typeof postStatuses)[number]

const named = z.object({ _id: z.string(), title: z.string(), path: z.string() })

/** A category with its number of published posts. */
export const blogCategory = named.extend({ posts: z.number().int() })

export type BlogCategory = z.infer<typeof blogCategory>

/** A post's author, with at most one subtitle. */
const author = z.object({
  _id: z.string(),
  /** Path of the author's page. */
  path: z.string(),
  title: z.string(),
  subtitles: z.array(z.string()),
  thumb: shownAddressedPicture.nullable(),
})

/** A blog post in lists (E7). */
export const postItem = z.object({
  _id: z.string(),
  title: z.string(),
  shortDescription: z.string(),
  slug: z.string(),
  /** Full path, decoded: `/blog/indigo`. */
  path: z.string(),
  /** ISO instant. */
  date: z.string(),
  tags: z.array(z.string()),
  image: shownAddressedPicture.nullable(),
  categories: z.array(named),
  $card_data: z.object({ author: z.array(author) }),
})

export type PostItem = z.infer<typeof postItem>

/** A blog post on its page. */
export type Post = PostItem & {
  /** Absolute URL, for sharing. */
  url: string
  /** Rich text with figures (`articleParts`). */
  body: string
  /** Its tags with the paths of their pages. */
  tagged: { _id: string; title: string; path: string }[]
  /** Chosen related posts, whatever their state. */
  relatedIds: string[]
  /** Facts about library pictures in the text, by id. */
  pictures: Record<string, PictureFacts>
  seoTitle: string
  seoDescription: string
  /** Picture for previews on social networks. */
  sharedPicture: string | null
  /** ISO instant. */
  changed: string
}

/** `width` is the screen's, px: every picture comes in all widths, so it changes nothing (C27). */
export const blogQuery = listQuery.extend({ width: z.coerce.number().int().min(1).max(10_000).optional() })

/** Input of a post. */
export const postInput = z.object({
  title: z.string().trim().min(1, 'Enter a title.').max(200),
  path: pathSegment,
  shortDescription: z.string().trim().max(500, 'Use at most 500 characters.').default(''),
  body: z.string().max(200_000, { abort: true }).refine(hasFewMarks, tooManyMarks).default(''),
  tags: z.array(z.string().trim().min(1).max(50)).overwrite(withoutAlike).max(20, 'Tags: at most 20').default([]),
  mediaId: pictureId.nullable().default(null),
  authorId: z.uuid().nullable().default(null),
  categoryIds: z.array(z.uuid()).max(20, 'Categories: at most 20').default([]),
  /** Related posts, in this order; if empty, others of its category. */
  relatedIds: z.array(z.uuid()).max(12, 'Related posts: at most 12').default([]),
  seoTitle: z.string().trim().max(200).default(''),
  seoDescription: z.string().trim().max(500).default(''),
  /** Picture for previews on social networks, if not the post's own. */
  seoMediaId: pictureId.nullable().default(null),
  status: z.enum(postStatuses).default('DRAFT'),
  /** Time of publication; required if scheduled, defaults to now if published. */
  publishAt: offsetInstant.nullable().default(null),
})

export const postChange = postInput.extend({ revision })

export type CheckedPost = z.output<typeof postInput>

const whole = postInput.extend({ _id: z.string(), revision: z.number().int(), changedAt: z.string() })

/** A post with all editable fields. */
export const postForEditing = whole.extend({ image: shownPicture.nullable() })

export type PostForEditing = z.infer<typeof postForEditing>

/** A post in the staff's table. */
export const postRow = whole
  .pick({ _id: true, title: true, path: true, status: true, publishAt: true, changedAt: true, revision: true })
  .extend({ image: shownPicture.nullable(), author: z.string().nullable(), categories: z.array(named) })

export type PostRow = z.infer<typeof postRow>

export const postTableQuery = z.object({
  ...restList,
  status: z.enum(postStatuses).optional(),
  category: z.uuid().optional(),
  author: z.uuid().optional(),
  /** A tag by its name. */
  tag: z.string().max(50).optional(),
  /** When it was, or will be, published. */
  ...dayRange,
  /** Only these posts: ids separated by commas. */
  ids: z
    .string()
    .transform((text) => text.split(','))
    .pipe(z.array(z.uuid('Send ids.')).max(100))
    .optional(),
  sort: z.enum(['changed', 'date', 'title']).default('changed'),
})

export type PostTableQuery = z.output<typeof postTableQuery>
