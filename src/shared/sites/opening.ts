import { z } from 'zod'

/** A site that visitors do not see; `preview` is the link that shows it to anyone who has it. */
export const closedSite = z.object({
  /** Whether it was open before. */
  wasOpen: z.boolean(),
  preview: z.string(),
})

/**
 * What the check before an opening may find, the gravest first. `stops` would harm customers, so the site stays closed with it; the others
 * are the owner's to judge.
 */
export const findings = {
  /** Testimonials, phone numbers and policies of the starter's invented business, as if they were the owner's. */
  testimonials: { stops: true },
  contact: { stops: true },
  policies: { stops: true },
  /** A shop without an address and a way to reach it. */
  business: { stops: true },
  /** A shop in which nobody can pay but with test money. */
  payment: { stops: true },
  products: { stops: false },
  catalogue: { stops: false },
  posts: { stops: false },
  words: { stops: false },
  pictures: { stops: false },
  /** The delivery charge is the starter's. */
  delivery: { stops: false },
  /** Products without an HSN or at 0 % GST, where the seller has a GSTIN. */
  tax: { stops: false },
} as const

export type FindingName = keyof typeof findings

const names = Object.keys(findings) as [FindingName, ...FindingName[]]

const finding = z.object({
  name: z.enum(names),
  stops: z.boolean(),
  count: z.number().int(),
  /** Where it is changed, within the admin: a few of them. */
  places: z.array(z.object({ title: z.string(), href: z.string() })),
})

/** Whether visitors see the site; `closed` is null while they do. */
export const opening = z.object({
  closed: closedSite.nullable(),
  /** What the check finds; nothing is looked for on an open site. */
  findings: z.array(finding),
})

export type Finding = z.output<typeof finding>
export type Opening = z.output<typeof opening>
