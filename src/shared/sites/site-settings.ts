import { z } from 'zod'
import { moderations } from '../content/comments.ts'
import { picture } from '../content/media/picture-shapes.ts'
import { storedDelivery } from '../selling/delivery/delivery.ts'
import { storedInvoicePrefixes } from '../selling/invoices/invoice-prefixes.ts'
import { storedOrderLimits } from '../selling/orders/order-limits.ts'
import { storedOrderRequestSettings } from '../selling/orders/order-request-shapes.ts'
import { storedCashRules } from '../selling/payments/cash-rules.ts'
import { storedMoneyInbox } from '../selling/payments/money-inbox.ts'
import { storedUpiSettings } from '../selling/payments/upi.ts'
import { storedBusiness, storedGst } from './business.ts'
import { ownWords, ruleSet } from './site-now-shapes.ts'
import { themeSchema } from './theme/theme.ts'

/** Settings of a site. Amounts are minor units of the site's currency. */
export const siteSettings = z.object({
  theme: themeSchema.prefault({}),
  // An invalid one, stored before ids were checked, reads as none and does not close the site.
  logo: picture.nullable().default(null).catch(null),
  description: z.string().max(300).default(''),
  /** ISO 4217; the specification's accountSettings.defaultCurrency. */
  currency: z.string().length(3).default('INR'),
  locale: z.string().default('en-IN'),
  /** Languages its pages are translated to, besides its own (B109). */
  languages: z.array(z.string()).default([]).catch([]),
  timeZone: z.string().default('Asia/Kolkata'),
  /** Path of the page behind `$ROOT`. */
  home: z.string().startsWith('/').default('/'),
  /** Its state is that of the seller's GST registration; it decides between CGST with SGST, and IGST. */
  gst: storedGst.prefault({}),
  business: storedBusiness.prefault({}),
  /** Beginnings of the numbers of invoices (B256). */
  invoicePrefixes: storedInvoicePrefixes.prefault({}),
  shipping: z
    .object({
      amount: z.number().int().min(0).default(0),
      freeFrom: z.number().int().min(0).default(0),
      /** Delivery time in days, earliest and latest. A latest of 0 makes no promise. */
      daysFrom: z.number().int().min(0).default(0),
      daysTo: z.number().int().min(0).default(0),
    })
    .prefault({}),
  /** Delivery by place; outside all zones `shipping` holds. */
  delivery: storedDelivery.prefault({}),
  payments: z.object({ modes: z.array(z.string()).default(['cod']) }).prefault({}),
  /** Cases that “Money” lists besides those of orders (B335, B336). */
  moneyInbox: storedMoneyInbox.prefault({}),
  upi: storedUpiSettings.prefault({}),
  cashOnDelivery: storedCashRules.prefault({}),
  orderLimits: storedOrderLimits.prefault({}),
  orderRequests: storedOrderRequestSettings.prefault({}),
  /** Whether visitors may order without an account (B301). */
  guestCheckout: z.boolean().default(false),
  /** Whether the admin shows the shop's areas even without products (B193). */
  sells: z.boolean().default(false),
  /** For services, packages and the like: prices may exceed the list price (B12). */
  goodsWithoutMrp: z.boolean().default(false),
  mailFrom: z.string().max(200).default(''),
  /** Google client id; empty if Google sign-in is off. */
  google: z.object({ clientId: z.string().max(200).default('') }).prefault({}),
  /** Whether subscribers confirm by a mailed link (B16). */
  newsletter: z.object({ confirm: z.boolean().default(false) }).prefault({}),
  /** Comments that wait for moderation (B94). */
  comments: z.object({ moderation: z.enum(moderations).default('OFF') }).prefault({}),
  /** Reviews that wait for moderation, and days after a delivery until a review is asked for; 0 for never (B137). */
  reviews: z
    .object({
      moderation: z.enum(moderations).default('OFF'),
      askAfterDays: z.number().int().min(0).max(60).default(7),
    })
    .prefault({}),
  /** Whether new inbox messages are mailed to the owner (B95). */
  inbox: z.object({ mails: z.boolean().default(true) }).prefault({}),
  /** Replacements of catalogue texts (B2). Unknown ones are dropped. */
  messages: ownWords.default({}).catch({}),
  /** The site's rule set (B11). */
  rules: ruleSet.default('storefront'),
  /** Lists the demo accounts on the sign-in page. */
  demo: z.boolean().default(false),
})

export type SiteSettings = z.output<typeof siteSettings>
