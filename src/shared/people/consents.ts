import * as z from 'zod/mini'
import { mailKinds } from './mail-kinds.ts'

/** Where somebody said it: in the form of a page, in their account, or elsewhere, as the owner stated who brought it along. */
export const consentSources = ['FORM', 'ACCOUNT', 'IMPORT'] as const

/** What a person has agreed to, as their account shows it. */
export const consents = z.object({
  /** Without it nothing is shown and changed here: the address may be somebody else's. */
  isProven: z.boolean(),
  newsletter: z.object({
    wanted: z.boolean(),
    /** When they said so last, ISO 8601; null where they never did, or have yet to confirm it by a mail. */
    since: z.nullable(z.string()),
    source: z.nullable(z.enum(consentSources)),
  }),
  /** Mails about what is in the wishlist and costs less now; since when they are wanted, ISO 8601. */
  priceDrops: z.object({ wanted: z.boolean(), since: z.nullable(z.string()) }),
  /** Mails that ask for a review some days after a delivery. */
  reviewRequests: z.object({ wanted: z.boolean() }),
})

export const newsletterConsent = z.object({ wanted: z.boolean('Please say whether you want the newsletter.') })

export const mailConsent = z.object({
  kind: z.enum(mailKinds, 'Please say which mails.'),
  wanted: z.boolean('Please say whether you want these mails.'),
})

export type ConsentSource = (typeof consentSources)[number]
export type Consents = z.output<typeof consents>
