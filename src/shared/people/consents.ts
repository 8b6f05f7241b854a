import * as z from 'zod/mini'
import { mailKinds } from './mail-kinds.ts'

/** Where consent was given: in a form, in the account, or elsewhere before an import, as the owner stated. */
export const consentSources = ['FORM', 'ACCOUNT', 'IMPORT'] as const

/** A user's mail consents, as their account shows them. */
export const consents = z.object({
  /** If false, consents are neither shown nor editable: the address may be someone else's. */
  isProven: z.boolean(),
  newsletter: z.object({
    wanted: z.boolean(),
    /** Time of the last consent, ISO 8601; null if never given or not confirmed by mail yet. */
    since: z.nullable(z.string()),
    source: z.nullable(z.enum(consentSources)),
  }),
  /** Mails about price drops of wishlist items; `since` is ISO 8601. */
  priceDrops: z.object({ wanted: z.boolean(), since: z.nullable(z.string()) }),
  /** Mails that ask for a review after a delivery. */
  reviewRequests: z.object({ wanted: z.boolean() }),
})

export const newsletterConsent = z.object({ wanted: z.boolean('Choose whether you want the newsletter.') })

export const mailConsent = z.object({
  kind: z.enum(mailKinds, 'Choose which mails.'),
  wanted: z.boolean('Choose whether you want these mails.'),
})

export type ConsentSource = (typeof consentSources)[number]
export type Consents = z.output<typeof consents>
