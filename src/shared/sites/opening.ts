import { z } from 'zod'

/** A site closed to visitors; `preview` is a link that shows it to anyone. */
export const closedSite = z.object({
  /** Whether it was open before. */
  wasOpen: z.boolean(),
  preview: z.string(),
})

/**
 * Findings of the check before opening, most serious first. Those that `stops` would harm customers, so the site stays closed;
 * others are for the owner to judge.
 */
export const findings = {
  /** Testimonials, phone numbers and policies of the starter's fictional business. */
  testimonials: { stops: true },
  contact: { stops: true },
  policies: { stops: true },
  /** A shop without address or contact. */
  business: { stops: true },
  /** A shop with test payments only. */
  payment: { stops: true },
  products: { stops: false },
  catalogue: { stops: false },
  posts: { stops: false },
  words: { stops: false },
  pictures: { stops: false },
  /** The starter's delivery charge is unchanged. */
  delivery: { stops: false },
  /** Products without HSN or at 0 % GST, if the seller has a GSTIN. */
  tax: { stops: false },
} as const

export type FindingName = keyof typeof findings

const names = Object.keys(findings) as [FindingName, ...FindingName[]]

const finding = z.object({
  name: z.enum(names),
  stops: z.boolean(),
  count: z.number().int(),
  /** Some places to fix it, in the admin. */
  places: z.array(z.object({ title: z.string(), href: z.string() })),
})

/** Whether visitors see the site; `closed` is null if they do. */
export const opening = z.object({
  closed: closedSite.nullable(),
  /** Findings of the check; empty for an open site. */
  findings: z.array(finding),
})

export type Finding = z.output<typeof finding>
export type Opening = z.output<typeof opening>
