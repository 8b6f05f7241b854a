import { z } from 'zod'
import { ownWords, ruleSet } from '../../sites/site-now-shapes.ts'
import { shownPicture } from '../media/picture-shapes.ts'

/** Facts about the page for every section. The same for all readers of the page. */
export const pageInfo = z.object({
  site: z.object({
    name: z.string(),
    logo: shownPicture.nullable(),
    /** Contact details of the business from the settings; empty texts where unset. */
    business: z.object({ address: z.string(), phone: z.string(), email: z.string() }),
    currency: z.string(),
    /** Whether charge, days or cash depend on the place of delivery, or orders are picked up too. */
    deliversByPlace: z.boolean(),
    locale: z.string(),
    /** Path prefix of this language; empty for the site's own language. */
    prefix: z.string(),
    /** Languages of the site, its own first. */
    languages: z.array(z.object({ locale: z.string(), prefix: z.string() })),
    timeZone: z.string(),
    /** A demonstration site, whose sign-in page lists its demo accounts. */
    demo: z.boolean(),
    /** Google client id, where the page may show Google's button. */
    google: z.string().optional(),
    /** The site's replacements for catalogue texts (B2). */
    messages: ownWords,
    /** The site's rule set (B11). */
    rules: ruleSet,
  }),
  /** Path without query. */
  path: z.string(),
  /** Known query parameters of the request. */
  query: z.record(z.string(), z.string()),
  /** Path parameters of a system route: `{ path: 'sarees' }` on `/c/sarees`. */
  params: z.record(z.string(), z.string()),
})

export type PageInfo = z.output<typeof pageInfo>
