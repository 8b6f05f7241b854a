import { z } from 'zod'
import { instant } from '../../instants.ts'
import { largestWhole, revision } from '../../whole-numbers.ts'
import { pictureId } from '../media/picture-shapes.ts'
import { postInput, postStatuses } from './posts.ts'

/** Unsaved content of a post. It may break rules that saving enforces, such as an empty title. */
export const postDraftContent = z.object({
  title: z.string().max(1_000),
  path: z.string().max(1_000),
  shortDescription: z.string().max(5_000),
  body: postInput.shape.body,
  tags: z.array(z.string().max(1_000)).max(200),
  mediaId: pictureId.nullable(),
  authorId: z.uuid().nullable(),
  categoryIds: z.array(z.uuid()).max(200),
  relatedIds: z.array(z.uuid()).max(200).default([]),
  seoTitle: z.string().max(5_000),
  seoDescription: z.string().max(5_000),
  seoMediaId: pictureId.nullable(),
  status: z.enum(postStatuses),
  publishAt: z.iso.datetime({ offset: true }).nullable(),
})

export type PostDraftContent = z.output<typeof postDraftContent>

/** The draft's post: its id, or `new`. */
export const draftOf = z.object({ of: z.union([z.literal('new'), z.uuid('Send the id.')]) })

/** `revision` of the post that the draft started from; 0 for a new one. */
const typed = z.object({ content: postDraftContent, revision })

/**
 * Names drafts of a writer who has a post open in several tabs: that of `editor`, the caller's tab, and the one saved at `savedAt`,
 * which the tab began with.
 */
export const draftNames = z.object({
  editor: z.uuid('Send the id.').optional(),
  savedAt: instant('Send the time.').optional(),
})

/** Takes the place of the drafts that it names. */
export const postDraftBody = typed.extend(draftNames.shape)

export const postDraft = typed.extend({ savedAt: z.string() })

/** One of the caller's drafts of a post, and how many there are. */
export const ownPostDraft = postDraft.extend({ count: z.int() })

export type PostDraft = z.output<typeof postDraft>
export type OwnPostDraft = z.output<typeof ownPostDraft>
export type DraftNames = z.output<typeof draftNames>

/** A saved state of a post. `changed` names the fields that differ from the previous state; all of them for the first. */
export const postVersion = z.object({
  /** The version's number as text. */
  _id: z.string(),
  version: z.number().int(),
  title: z.string(),
  created: z.string(),
  by: z.object({ name: z.string() }).nullable(),
  changed: z.array(z.string()),
})

export type PostVersion = z.output<typeof postVersion>

/** Fields that restoring a version brings back; path, status and date stay. */
export const postVersionContent = postInput
  .omit({ path: true, status: true, publishAt: true })
  .extend({ body: z.string() })

/**
 * `gone`: fields whose references no longer exist and are omitted: `mediaId`, `seoMediaId`, `authorId`, `categoryIds`, `relatedIds`,
 * and `body` for pictures and videos of the text.
 */
export const postVersionDetail = postVersion.omit({ changed: true }).extend({
  content: postVersionContent,
  gone: z.array(z.string()),
})

export type PostVersionDetail = z.output<typeof postVersionDetail>

const versionNumber = z.coerce.number().int().min(1).max(largestWhole)

/** A version, and the one that it is compared with, or what is saved now. */
export const postDifferenceQuery = z.object({
  from: versionNumber,
  to: z.union([z.literal('now'), versionNumber]).default('now'),
})

/** Fields that are compared, in the order of the form. */
export const comparedFields = [
  ...(['title', 'path', 'shortDescription', 'body', 'status', 'publishAt', 'authorId', 'categoryIds', 'tags'] as const),
  ...(['mediaId', 'relatedIds', 'seoTitle', 'seoDescription', 'seoMediaId'] as const),
] as const

export type ComparedField = (typeof comparedFields)[number]

/**
 * Fields that differ between two states of a post, with both values as text: names in place of ids, `body` as HTML, `publishAt` as an
 * ISO instant, `status` as stored. Empty if the field is empty.
 */
export const postDifference = z.object({
  changes: z.array(z.object({ field: z.enum(comparedFields), before: z.string(), after: z.string() })),
})

export type PostDifference = z.output<typeof postDifference>
