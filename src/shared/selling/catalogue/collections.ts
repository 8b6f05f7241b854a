import { z } from 'zod'
import { restList } from '../../api/rest-list.ts'
import { pictureId, shownPicture } from '../../content/media/picture-shapes.ts'
import { revision } from '../../whole-numbers.ts'
import { collectionRule } from './collection-rules.ts'
import { pathSegment } from './path-segment.ts'

/** Default order of a collection's page: `chosen` is the owner's own. */
export const collectionSorts = ['chosen', 'created', 'price-low', 'price-high', 'name'] as const

/** Maximum manually chosen products of a collection. */
export const mostChosen = 500

/** A collection on its page. */
export const collection = z.object({
  _id: z.string(),
  title: z.string(),
  path: z.string(),
  description: z.string(),
  image: shownPicture.nullable(),
  sort: z.enum(collectionSorts),
})

export type Collection = z.output<typeof collection>

/** Input of a collection: its products, or a rule that finds them. */
export const collectionInput = z
  .object({
    title: z.string().trim().min(1, 'Enter a name.').max(100),
    path: pathSegment,
    description: z.string().max(2_000, 'Use at most 2,000 characters.').default(''),
    mediaId: pictureId.nullable().default(null),
    sort: z.enum(collectionSorts).default('created'),
    /** Null for manually chosen products. */
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

export const collectionChange = collectionInput.safeExtend({ revision })

/** A collection with all editable fields. */
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
  /** Number of its products, drafts included. */
  products: z.number().int(),
  /** False while a job still applies a new rule. */
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
