import { z } from 'zod'
import { restList } from '../../api/rest-list.ts'
import { pathSegment } from './path-segment.ts'

/** Input of a brand. */
export const brandInput = z.object({
  name: z.string().trim().min(1, 'Enter a name.').max(100),
  /** Derived from the name if absent. */
  path: pathSegment.optional(),
})

export type BrandInput = z.infer<typeof brandInput>

export const brandTableQuery = z.object({ ...restList, sort: z.enum(['name', 'products']).default('name') })

export type BrandTableQuery = z.output<typeof brandTableQuery>

/** A brand in the owner's table. */
export const brandRow = z.object({
  _id: z.string(),
  name: z.string(),
  path: z.string(),
  /** Drafts included. */
  products: z.number().int(),
})

export type BrandRow = z.infer<typeof brandRow>
