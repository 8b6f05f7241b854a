import { z } from 'zod'
import { pictureId, shownPicture } from '../../content/media/picture-shapes.ts'
import { revision } from '../../whole-numbers.ts'
import { customValues, shownField } from './custom-fields.ts'
import { pathSegment } from './path-segment.ts'

export const categoryRef = z.object({ _id: z.string(), title: z.string(), path: z.string() })

export const category = categoryRef.extend({
  description: z.string(),
  image: shownPicture.nullable(),
  parentId: z.string().nullable(),
  /** Values of custom fields. */
  custom: z.array(shownField).optional(),
})

export type CategoryRef = z.infer<typeof categoryRef>
export type Category = z.infer<typeof category>

/** Input of a category. */
export const categoryInput = z.object({
  title: z.string().trim().min(1, 'Enter a name.').max(100),
  path: pathSegment,
  parentId: z.uuid().nullable().default(null),
  description: z.string().max(2_000, 'Use at most 2,000 characters.').default(''),
  mediaId: pictureId.nullable().default(null),
  /** Used by products with this main category, and by those in descendants, unless they have their own. */
  sizeGuideId: z.uuid().nullable().default(null),
  custom: customValues,
  /** Position among siblings, from 0; by default a new category goes last and an existing one stays. */
  position: z.number().int().min(0).max(1_000_000).optional(),
})

export const categoryChange = categoryInput.extend({ revision })

export type CheckedCategory = z.output<typeof categoryInput>

/** A category in the owner's table. */
export const categoryRow = category.omit({ custom: true }).extend({
  custom: customValues,
  position: z.number().int(),
  sizeGuideId: z.string().nullable(),
  revision: z.number().int(),
  /** Products in it, and in it or its descendants, drafts included. */
  ownProducts: z.number().int(),
  products: z.number().int(),
})

export type CategoryRow = z.infer<typeof categoryRow>

/** All children of one parent, in the new order. */
export const categoryOrder = z.object({ parentId: z.uuid().nullable(), ids: z.array(z.uuid()).min(1).max(500) })
