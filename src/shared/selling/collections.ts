import { z } from 'zod'
import { restList } from '../api/rest-list.ts'
import { pictureId, shownPicture } from '../content/picture-shapes.ts'
import { collectionRule } from './collection-rules.ts'
import { pathSegment } from './path-segment.ts'

/** In which order a collection is shown before a shopper chooses another: `chosen` is the owner's own. */
export const collectionSorts = ['chosen', 'created', 'price-low', 'price-high', 'name'] as const

/** Products that are put into a collection by hand. */
export const mostChosen = 500

/** A collection as its page shows it. */
export const collection = z.object({
  _id: z.string(),
  title: z.string(),
  path: z.string(),
  description: z.string(),
  image: shownPicture.nullable(),
  sort: z.enum(collectionSorts),
})

export type Collection = z.output<typeof collection>

/** What is entered of a collection: its products one by one, or the rule that finds them. */
export const collectionInput = z
  .object({
    title: z.string().trim().min(1, 'Please give a name.').max(100),
    path: pathSegment,
    description: z.string().max(2_000, 'Please use at most 2,000 characters.').default(''),
    mediaId: pictureId.nullable().default(null),
    sort: z.enum(collectionSorts).default('created'),
    /** Null: its products are chosen one by one. */
    rule: collectionRule.nullable().default(null),
    productIds: z
      .array(z.uuid())
      .max(mostChosen, `A collection may have at most ${mostChosen} chosen products.`)
      .refine((ids) => new Set(ids).size === ids.length, 'Each product may stand once.')
      .default([]),
  })
  .refine(({ rule, sort }) => rule === null || sort !== 'chosen', {
    path: ['sort'],
    error: 'Only products that are chosen one by one have an order of their own.',
  })

export type CheckedCollection = z.output<typeof collectionInput>

export const collectionChange = collectionInput.safeExtend({ revision: z.number().int() })

/** A collection with all that its form edits. */
export const editableCollection = z.object({
  _id: z.string(),
  title: z.string(),
  path: z.string(),
  description: z.string(),
  mediaId: z.string().nullable(),
  sort: z.enum(collectionSorts),
  rule: collectionRule.nullable(),
  productIds: z.array(z.string()),
  revision: z.number().int(),
  /** Of those that are there, drafts too. */
  products: z.number().int(),
  /** False while products are still looked through for a new rule. */
  isFilled: z.boolean(),
})

export type EditableCollection = z.output<typeof editableCollection>

export const collectionTableQuery = z.object({ ...restList, sort: z.enum(['title', 'changed']).default('title') })

export type CollectionTableQuery = z.output<typeof collectionTableQuery>

/** A collection in the owner's table. */
export const collectionRow = z.object({
  _id: z.string(),
  title: z.string(),
  path: z.string(),
  image: z.object({ id: z.string(), alt: z.string() }).nullable(),
  byRule: z.boolean(),
  products: z.number().int(),
})

export type CollectionRow = z.output<typeof collectionRow>
