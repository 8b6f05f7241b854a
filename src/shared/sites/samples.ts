import { z } from 'zod'

/** Kinds of starter content that are samples until changed; `settings` are parts of the settings. */
export const sampleKinds = [
  'product',
  'category',
  'brand',
  'page',
  'post',
  'blogCategory',
  'blogTag',
  'blogAuthor',
  'settings',
] as const

export type SampleKind = (typeof sampleKinds)[number]

const ids = z.array(z.string())

/** Ids of samples by kind; for settings, names of their parts. */
export const sampleIds = z.object({
  product: ids,
  category: ids,
  brand: ids,
  page: ids,
  post: ids,
  blogCategory: ids,
  blogTag: ids,
  blogAuthor: ids,
  settings: ids,
})

/** Result of a removal; `_id` undoes it. */
export const removal = z.object({ _id: z.string(), removed: z.number().int() })

export type SampleIds = z.output<typeof sampleIds>
export type Removal = z.output<typeof removal>
