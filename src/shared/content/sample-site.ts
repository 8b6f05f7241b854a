import { z } from 'zod'

/** Facts about a site for sample content, and paths to link to. */

const thing = z.object({
  /** At most 120 characters. */
  title: z.string(),
  /** As stored in links and fields. */
  path: z.string(),
})

const things = z.array(thing)

export const sampleSite = z.object({
  /** The site's name. */
  name: z.string(),
  /** The page's title; the site's name on the home page, templates and groups. */
  title: z.string(),
  /** Some published pages, without the home page and the page itself. */
  pages: things,
  /** The first top-level categories. */
  categories: things,
  products: things,
  /** Whether `/search` exists. */
  search: z.boolean(),
  /** Some library pictures, as sections store them. */
  pictures: z.array(z.object({ media: z.string(), alt: z.string() })),
})

export type SampleThing = z.output<typeof thing>
export type SampleSite = z.output<typeof sampleSite>
