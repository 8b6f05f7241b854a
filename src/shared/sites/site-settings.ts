import { z } from 'zod'
import { moderations } from '../content/comments.ts'
import { picture } from '../content/picture-shapes.ts'
import { storedOrderLimits } from '../selling/order-limits.ts'
import { storedBusiness, storedGst } from './business.ts'
import { ownWords, ruleSet } from './site-now-shapes.ts'
import { themeSchema } from './theme.ts'

/** What an owner sets for the whole site. Amounts are minor units of the site's currency. */
export const siteSettings = z.object({
  theme: themeSchema.prefault({}),
  // One that was stored before ids were checked is none; it does not close the site.
  logo: picture.nullable().default(null).catch(null),
  description: z.string().max(300).default(''),
  /** ISO 4217; the specification's accountSettings.defaultCurrency. */
  currency: z.string().length(3).default('INR'),
  locale: z.string().default('en-IN'),
  /** The languages that its pages are translated to, besides the one that it is written in (B109). */
  languages: z.array(z.string()).default([]).catch([]),
  timeZone: z.string().default('Asia/Kolkata'),
  /** Path of the page that `$ROOT` means. */
  home: z.string().startsWith('/').default('/'),
  /** State that the seller's GST registration names; it decides between CGST with SGST, and IGST. */
  gst: storedGst.prefault({}),
  business: storedBusiness.prefault({}),
  shipping: z
    .object({
      amount: z.number().int().min(0).default(0),
      freeFrom: z.number().int().min(0).default(0),
      /** Days from an order to its arrival, earliest and latest. A latest of 0 makes no promise. */
      daysFrom: z.number().int().min(0).default(0),
      daysTo: z.number().int().min(0).default(0),
    })
    .prefault({}),
  payments: z.object({ modes: z.array(z.string()).default(['cod']) }).prefault({}),
  orderLimits: storedOrderLimits.prefault({}),
  /** Whether the admin has the rooms of a shop also while there is nothing to sell (B193). */
  sells: z.boolean().default(false),
  /** Services, packages and the like: a price may be above the list price there (B12). */
  goodsWithoutMrp: z.boolean().default(false),
  mailFrom: z.string().max(200).default(''),
  /** The site's client id with Google; empty where nobody signs in by Google. */
  google: z.object({ clientId: z.string().max(200).default('') }).prefault({}),
  /** Whether who subscribes confirms it by a link that is mailed to them (B16). */
  newsletter: z.object({ confirm: z.boolean().default(false) }).prefault({}),
  /** Which comments wait until staff have read them (B94). */
  comments: z.object({ moderation: z.enum(moderations).default('OFF') }).prefault({}),
  /** Which reviews wait until staff have read them, and how many days after a delivery one is asked for; 0 for never (B137). */
  reviews: z
    .object({
      moderation: z.enum(moderations).default('OFF'),
      askAfterDays: z.number().int().min(0).max(60).default(7),
    })
    .prefault({}),
  /** Whether each new message of the inbox is mailed to the owner (B95). */
  inbox: z.object({ mails: z.boolean().default(true) }).prefault({}),
  /** What the site says in place of texts of the catalogue (B2). One that is no longer known is left out. */
  messages: ownWords.default({}).catch({}),
  /** Which set of rules it follows (B11). */
  rules: ruleSet.default('storefront'),
  /** Shows the demonstration's sign-ins on the sign-in page. */
  demo: z.boolean().default(false),
})

export type SiteSettings = z.output<typeof siteSettings>
