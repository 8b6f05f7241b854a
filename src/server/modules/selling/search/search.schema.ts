import { z } from 'zod'
import { picture } from '../../../../shared/selling/catalog.ts'

const asked = z.string().trim().max(200)

export const searchQuery = z.object({ query: asked.default(''), category: asked.optional() })
export const searchParams = z.object({ modelId: z.string() })

/** What a search for something to choose finds: a product, a category or a brand. */
export const suggestion = z.object({
  _id: z.string(),
  title: z.string(),
  path: z.string(),
  image: picture.nullable(),
  /** Minor units; of products only. */
  price: z.number().int().nullable(),
})

export type Suggestion = z.infer<typeof suggestion>
