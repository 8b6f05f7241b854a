import { z } from 'zod'
import { cursorList, placeOf } from '../api/cursor-list.ts'
import { mostRate } from '../content/campaigns-admin.ts'

/** Resource usage of a site, for the platform's operator. */
const usage = z.object({
  products: z.number().int(),
  /** Orders placed in the last thirty days. */
  orders: z.number().int(),
  /** Original library files, bytes. */
  bytes: z.number(),
  /** Page views of the last thirty days. */
  views: z.number().int(),
})

export const operatedSite = z.object({
  _id: z.string(),
  key: z.string(),
  name: z.string(),
  origin: z.string(),
  created: z.string(),
  /** Time and reason of a suspension; null if not suspended. */
  suspended: z.object({ at: z.string(), reason: z.string() }).nullable(),
  owners: z.array(z.string()),
  /** Maximum campaign mails per minute. */
  campaignRate: z.number().int(),
  usage,
})

export type OperatedSite = z.output<typeof operatedSite>

/** `q` is part of a site's name or address, or of an owner's or staff member's email. */
export const operatedList = z
  .object({
    ...cursorList,
    sort: z.enum(['name', 'created']).default('created'),
    order: z.enum(['ascend', 'descend']).default('descend'),
    state: z.enum(['open', 'suspended']).optional(),
  })
  .superRefine(({ sort, after, before }, check) => {
    if (after !== undefined && before !== undefined)
      check.addIssue({ code: 'custom', path: ['before'], message: 'Send after or before, not both.' })
    for (const [name, cursor] of Object.entries({ after, before }))
      if (sort === 'created' && cursor !== undefined && !isInstant(placeOf(cursor)?.key))
        check.addIssue({ code: 'custom', path: [name], message: 'Send a cursor of the list in this order.' })
  })

/** Microseconds, as the database has them: two sites may be made in one millisecond. */
const instant = z.iso.datetime({ precision: 6 }).regex(/^[12]/)

const isInstant = (key: string | undefined) => instant.safeParse(key).success

export type OperatedList = z.output<typeof operatedList>

export const siteMember = z.object({
  email: z.string(),
  name: z.string(),
  type: z.enum(['ADMIN', 'STAFF']),
  /** Time of their last visit; null for never. */
  seen: z.string().nullable(),
  /** Whether an authenticator app or a passkey is set up. */
  hasSecondStep: z.boolean(),
})

/** The member whose second step is reset. */
export const stepReset = z.object({ email: z.string('Enter a name.').min(1, 'Enter a name.').max(254) })

export type SiteMember = z.output<typeof siteMember>

export const campaignCeiling = z.object({
  rate: z.int('Enter a whole number.').min(1, 'Enter at least 1.').max(mostRate, `Enter at most ${mostRate}.`),
})

export const suspension = z.object({
  reason: z.string('Enter the reason.').trim().min(1, 'Enter the reason.').max(500, 'Use up to 500 characters.'),
})
