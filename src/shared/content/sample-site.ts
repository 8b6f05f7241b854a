import { z } from 'zod'

/** What a fresh section may say of the site on which it is to stand, and lead to there. */

const thing = z.object({
  /** At most 120 characters. */
  title: z.string(),
  /** As links and fields hold it. */
  path: z.string(),
})

const things = z.array(thing)

export const sampleSite = z.object({
  /** Of the site. */
  name: z.string(),
  /** Of the page; of the site where the page is the home page, or no page of its own. */
  title: z.string(),
  /** Some of those that the public finds, without the home page and the page itself. */
  pages: things,
  /** The first of those at the top. */
  categories: things,
  products: things,
  /** Whether `/search` is there. */
  search: z.boolean(),
  /** Some of the library, as a section holds them. */
  pictures: z.array(z.object({ media: z.string(), alt: z.string() })),
})

export type SampleThing = z.output<typeof thing>
export type SampleSite = z.output<typeof sampleSite>
