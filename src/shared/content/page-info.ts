import { z } from 'zod'
import { ownWords, ruleSet } from '../sites/site-now-shapes.ts'
import { shownPicture } from './picture-shapes.ts'

/** What every section knows about the page it stands on. The same for all readers of the page. */
export const pageInfo = z.object({
  site: z.object({
    name: z.string(),
    logo: shownPicture.nullable(),
    /** Contact details of the business from the settings; empty texts where unset. */
    business: z.object({ address: z.string(), phone: z.string(), email: z.string() }),
    currency: z.string(),
    locale: z.string(),
    /** What addresses begin with in this language; nothing in the language that the site is written in. */
    prefix: z.string(),
    /** The languages that it is to be read in, its own first. */
    languages: z.array(z.object({ locale: z.string(), prefix: z.string() })),
    timeZone: z.string(),
    /** A demonstration site: its sign-ins are shown on its sign-in page. */
    demo: z.boolean(),
    /** Its client id with Google, where the page may show Google's button. */
    google: z.string().optional(),
    /** What it says in place of texts of the catalogue (B2). */
    messages: ownWords,
    /** Which set of rules it follows (B11). */
    rules: ruleSet,
  }),
  /** Path without query. */
  path: z.string(),
  /** The known query parameters that were given. */
  query: z.record(z.string(), z.string()),
  /** Path parameters of a system route: `{ path: 'sarees' }` on `/c/sarees`. */
  params: z.record(z.string(), z.string()),
})

export type PageInfo = z.output<typeof pageInfo>
