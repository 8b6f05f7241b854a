import { z } from 'zod'
import { restList } from '../api/rest-list.ts'
import { mostRate } from '../content/campaigns-admin.ts'

/** What a site uses, for whoever runs the platform. */
const usage = z.object({
  products: z.number().int(),
  /** Placed in the last thirty days. */
  orders: z.number().int(),
  /** Of its pictures, as they were uploaded. */
  bytes: z.number(),
  /** Pages seen in the last thirty days. */
  views: z.number().int(),
})

export const operatedSite = z.object({
  _id: z.string(),
  key: z.string(),
  name: z.string(),
  origin: z.string(),
  created: z.string(),
  /** Since when it answers nobody, and why; null for one that is open. */
  suspended: z.object({ at: z.string(), reason: z.string() }).nullable(),
  owners: z.array(z.string()),
  /** As many mails of campaigns it sends in a minute at most. */
  campaignRate: z.number().int(),
  usage,
})

export type OperatedSite = z.output<typeof operatedSite>

/** `q` is a part of a site's name or address, or of the email of somebody who owns or serves it. */
export const operatedList = z.object({
  ...restList,
  sort: z.enum(['name', 'created']).default('created'),
  order: z.enum(['ascend', 'descend']).default('descend'),
  state: z.enum(['open', 'suspended']).optional(),
})

export type OperatedList = z.output<typeof operatedList>

export const siteMember = z.object({
  email: z.string(),
  name: z.string(),
  type: z.enum(['ADMIN', 'STAFF']),
  /** When they were last there; null for never. */
  seen: z.string().nullable(),
  /** An authenticator app, or a passkey. */
  hasSecondStep: z.boolean(),
})

/** Whose second step is removed. */
export const stepReset = z.object({ email: z.string('Please name somebody.').min(1, 'Please name somebody.').max(254) })

export type SiteMember = z.output<typeof siteMember>

export const campaignCeiling = z.object({
  rate: z
    .int('Please enter a whole number.')
    .min(1, 'Please enter at least 1.')
    .max(mostRate, `Please enter at most ${mostRate}.`),
})

export const suspension = z.object({
  reason: z
    .string('Please enter the reason.')
    .trim()
    .min(1, 'Please enter the reason.')
    .max(500, 'Please use up to 500 characters.'),
})
