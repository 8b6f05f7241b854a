import { z } from 'zod'
import { restList } from '../../api/rest-list.ts'

const term = z.string().trim().min(1, 'Enter a word.').max(60)

/** Synonyms: a search for one finds products with any of them. */
export const synonymsInput = z.object({
  terms: z.array(term).min(2, 'Enter at least two words.').max(20),
})

export type SynonymsInput = z.infer<typeof synonymsInput>

export const synonymsRow = synonymsInput.extend({ _id: z.string() })

export type SynonymsRow = z.infer<typeof synonymsRow>

/** Products pinned to the top of this search, by path, in order. */
export const pinInput = z.object({
  phrase: z.string().trim().min(1, 'Enter the search words.').max(100),
  paths: z.array(z.string().min(1).max(200)).min(1, 'Choose at least one product.').max(20),
})

export type PinInput = z.infer<typeof pinInput>

export const pinRow = pinInput.extend({ _id: z.string() })

export type PinRow = z.infer<typeof pinRow>

export const ownerQuery = z.object({ ...restList, sort: z.enum(['changed']).default('changed') })

export type OwnerQuery = z.output<typeof ownerQuery>

export const searchedQuery = z.object({
  ...restList,
  sort: z.enum(['times', 'text']).default('times'),
  /** Days to look back. */
  days: z.coerce.number().int().min(1).max(90).default(30),
  /** `nothing`: only searches without results. */
  found: z.enum(['any', 'nothing']).optional(),
})

export type SearchedQuery = z.output<typeof searchedQuery>

/** A search text with its number of searches and the results of the last one. */
export const searchedRow = z.object({
  _id: z.string(),
  text: z.string(),
  times: z.number().int(),
  found: z.number().int(),
})

export type SearchedRow = z.infer<typeof searchedRow>
