import { z } from 'zod'
import { moderations } from '../content/comments.ts'
import { addressedPicture, picture } from '../content/media/picture-shapes.ts'
import { type MessageName, messages } from '../messages.ts'
import { messageNames } from '../own-words.ts'
import { storefrontEmailPattern } from '../rules.ts'
import { deliveryInput } from '../selling/delivery/delivery.ts'
import { invoicePrefixes } from '../selling/invoices/invoice-prefixes.ts'
import { orderLimits } from '../selling/orders/order-limits.ts'
import { orderRequestSettings } from '../selling/orders/order-request-shapes.ts'
import { cashRules } from '../selling/payments/cash-rules.ts'
import { moneyInboxSettings } from '../selling/payments/money-inbox.ts'
import { upiSettings } from '../selling/payments/upi.ts'
import { revision } from '../whole-numbers.ts'
import { businessInput, gstInput, identityFaults } from './business.ts'
import { baseLanguage, locales } from './languages.ts'
import { closedSite } from './opening.ts'
import { ownWords, ruleSet } from './site-now-shapes.ts'
import { siteSettings } from './site-settings.ts'
import { themeSchema } from './theme/theme.ts'
import { isTimeZone } from './time-zones.ts'

/** Public facts about a site (E16). `loginData` is the signed-in user; the logo has the site's name. */
export const publicConfig = z.object({
  accountSettings: z.object({ defaultCurrency: z.string() }),
  loginData: z.object({ _id: z.string(), userType: z.enum(['CUSTOMER', 'STAFF', 'ADMIN']) }).nullable(),
  logo: z.object({ name: z.string(), picture: addressedPicture.nullable() }),
  theme: themeSchema,
})

/** Facts about the site for every admin screen. */
export const siteCard = z.object({
  name: z.string(),
  /** Search engines get it for pages without a description of their own. */
  description: z.string(),
  logo: picture.nullable(),
  origin: z.string(),
  kind: z.enum(['platform', 'site']),
  currency: z.string(),
  timeZone: z.string(),
  locale: z.string(),
  /** Languages it is translated to. */
  languages: z.array(z.string()),
  goodsWithoutMrp: z.boolean(),
  demo: z.boolean(),
  /** Whether the admin shows the shop's areas. */
  isShop: z.boolean(),
  /** Null if the site is open. The link is null without the permission for settings: anyone with it can use it, even after leaving the staff. */
  closed: closedSite.extend({ preview: z.string().nullable() }).nullable(),
})

export type PublicConfig = z.output<typeof publicConfig>
export type SiteCard = z.output<typeof siteCard>

/** Amounts are stored in hundredths, so only currencies with two decimals are offered. */
function hasHundredths(currency: string): boolean {
  if (!Intl.supportedValuesOf('currency').includes(currency)) return false
  const { maximumFractionDigits } = new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions()
  return maximumFractionDigits === 2
}

/** One crore rupees, in paise. */
const largestAmount = 1_000_000_000
const amount = z.number('Enter an amount.').int().min(0).max(largestAmount, 'Enter a smaller amount.')

/** `Name <name@example.com>`, or the bare address. */
const senderPattern = /^[^<>"\r\n]*<([^<>]+)>$/

/** The name of a sender, if it has one. */
export function senderName(text: string): string {
  return senderPattern.test(text) ? text.slice(0, text.indexOf('<')).trim() : ''
}

/** The bare address of a sender. */
export function senderAddress(text: string): string {
  return (senderPattern.exec(text)?.[1] ?? text).trim()
}

function isSender(text: string): boolean {
  return storefrontEmailPattern.test(senderAddress(text))
}

/** Maximum number of translations of a site. */
const mostLanguages = 9

/** Two locales of one language would have the same prefix. */
function isEachOnce(chosen: string[]): boolean {
  return new Set(chosen.map(baseLanguage)).size === chosen.length
}

const days = z.int('Enter whole days.').min(0, 'Enter 0 or more days.').max(90, 'Enter up to 90 days.')

const parts = {
  name: z.string().trim().min(1, 'Enter a name.').max(80, 'Use up to 80 characters.'),
  description: z.string().trim().max(300, 'Use up to 300 characters.'),
  logo: picture.nullable(),
  currency: z.string().trim().toUpperCase().refine(hasHundredths, 'Choose a currency such as INR.'),
  locale: z.enum(locales, 'Choose a language.'),
  languages: z
    .array(z.enum(locales, 'Choose a language.'))
    .max(mostLanguages, `Choose up to ${mostLanguages} languages.`)
    .refine(isEachOnce, 'Choose each language once.'),
  timeZone: z.string().refine(isTimeZone, 'Choose a time zone such as Asia/Kolkata.'),
  home: z.string().trim().startsWith('/', 'Enter the path of a page, such as /.').max(200),
  theme: themeSchema,
  gst: gstInput,
  business: businessInput,
  invoicePrefixes,
  shipping: z
    .object({ amount, freeFrom: amount, daysFrom: days.default(0), daysTo: days.default(0) })
    .refine(({ daysFrom, daysTo }) => daysTo >= daysFrom, {
      path: ['daysTo'],
      error: 'Enter at least as many days as the earliest.',
    }),
  delivery: deliveryInput,
  payments: z.object({
    modes: z
      .array(z.string().max(40))
      .min(1, 'Offer at least one way to pay.')
      .max(20)
      .refine((modes) => new Set(modes).size === modes.length, 'Name each way to pay once.'),
  }),
  moneyInbox: moneyInboxSettings,
  upi: upiSettings,
  cashOnDelivery: cashRules,
  orderLimits,
  orderRequests: orderRequestSettings,
  guestCheckout: z.boolean('Choose whether customers may order without an account.'),
  sells: z.boolean('Choose whether this site sells.'),
  goodsWithoutMrp: z.boolean('Choose whether your goods carry no MRP.'),
  mailFrom: z
    .string()
    .trim()
    .max(200)
    .refine((text) => text === '' || isSender(text), 'Enter an address such as Aangan <hello@example.com>.'),
  google: z.object({
    clientId: z
      .string()
      .trim()
      .max(200)
      .refine(
        (text) => text === '' || /^[a-z0-9-]+\.apps\.googleusercontent\.com$/.test(text),
        'Enter a client ID such as 1234-abcd.apps.googleusercontent.com.',
      ),
  }),
  newsletter: z.object({ confirm: z.boolean() }),
  comments: z.object({ moderation: z.enum(moderations, 'Choose which comments wait.') }),
  reviews: z.object({
    moderation: z.enum(moderations, 'Choose which reviews wait.'),
    askAfterDays: z
      .number('Enter a number of days.')
      .int('Enter whole days.')
      .min(0, 'Enter 0 or more.')
      .max(60, 'Enter at most 60 days.'),
  }),
  inbox: z.object({ mails: z.boolean() }),
  messages: ownWords,
  rules: ruleSet,
}

/** Any part of the settings; `revision` is that of the settings that the editor saw. */
export const settingsBody = z.object(parts).partial().extend({ revision })

export type SettingsBody = z.output<typeof settingsBody>

/** Forms of the settings screens, each a part of the body. */
export const generalForm = z.object({
  name: parts.name,
  description: parts.description,
  logo: parts.logo,
  locale: parts.locale,
  timeZone: parts.timeZone,
  currency: parts.currency,
  home: parts.home,
})
/** Languages a site is translated to. */
export const languagesForm = z.object({ languages: parts.languages })
export const lookForm = z.object({ theme: parts.theme })
export const businessForm = z
  .object({ gst: parts.gst, business: parts.business, invoicePrefixes: parts.invoicePrefixes })
  .superRefine(({ gst, business }, check) => {
    for (const { field, text } of identityFaults(gst, business))
      check.addIssue({ code: 'custom', path: field.split('.'), message: text })
  })
/** Parts of “Selling”, a form each. */
export const goodsForm = z.object({
  sells: parts.sells,
  rules: parts.rules,
  goodsWithoutMrp: parts.goodsWithoutMrp,
})
export const paymentsForm = z.object({ payments: parts.payments })
export const upiForm = z.object({ upi: parts.upi })
export const cashForm = z.object({ cashOnDelivery: parts.cashOnDelivery })
export const guestsForm = z.object({ guestCheckout: parts.guestCheckout })
export const limitsForm = z.object({ orderLimits: parts.orderLimits })
export const returnsForm = z.object({ orderRequests: parts.orderRequests })
export const moneyInboxForm = z.object({ moneyInbox: parts.moneyInbox })
export const deliveryForm = z.object({ shipping: parts.shipping, delivery: parts.delivery })
/** One text per catalogue entry, in order, since field names contain dots. Empty and unchanged ones are dropped. */
export const messagesForm = z
  .object({
    texts: z.array(z.string().trim().max(300, 'Use up to 300 characters.')).length(messageNames.length),
  })
  .transform(({ texts }) => {
    const own = messageNames.flatMap((name, index): [MessageName, string][] => {
      const text = texts[index] ?? ''
      return text === '' || text === messages[name].trim() ? [] : [[name, text]]
    })
    return { messages: Object.fromEntries(own) }
  })
export const signInForm = z.object({ google: parts.google })
export const mailForm = z.object({ mailFrom: parts.mailFrom, newsletter: parts.newsletter, inbox: parts.inbox })
export const commentsForm = z.object({ comments: parts.comments })
export const reviewsForm = z.object({ reviews: parts.reviews })

/** A way to pay in the settings. */
export const paymentWay = z.object({
  mode: z.string(),
  title: z.string(),
  description: z.string(),
  /** Why it is not offered now, whatever the settings say; null if it can be. */
  off: z.string().nullable(),
})

/** A site's settings for its owner. Amounts are minor units of `currency`. */
export const settings = siteSettings.omit({ demo: true }).extend({
  name: z.string(),
  kind: z.enum(['platform', 'site']),
  /** Every way to pay of the product; `payments.modes` lists those offered, in order. */
  ways: z.array(paymentWay),
  /** The site's own hosts, the canonical one first, and its host under the platform. */
  domains: z.array(z.object({ host: z.string(), main: z.boolean() })),
  origin: z.string(),
  /** Published pages that can be the home page. */
  homes: z.array(z.object({ path: z.string(), title: z.string() })),
  /** Whether it has products or orders, and is a shop whatever `sells` says. */
  sellsAlready: z.boolean(),
  /** If true, the currency cannot change: prices and orders are amounts in it. */
  hasOrders: z.boolean(),
  /** False without a mail server: mails stay in the mailbox. */
  sendsMail: z.boolean(),
  revision: z.number().int(),
})

export type Settings = z.output<typeof settings>
