import * as z from 'zod/mini'

/** Where somebody said it: in the form of a page, or in their account. */
export const consentSources = ['FORM', 'ACCOUNT'] as const

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
})

export const newsletterConsent = z.object({ wanted: z.boolean('Please say whether you want the newsletter.') })

export type ConsentSource = (typeof consentSources)[number]
export type Consents = z.output<typeof consents>
