import { z } from 'zod'
import { restList } from '../api/rest-list.ts'
import { calendarDay } from '../instants.ts'
import { locales } from '../sites/languages.ts'
import { pictureId } from './media/picture-shapes.ts'

export const campaignStates = ['DRAFT', 'SCHEDULED', 'SENDING', 'PAUSED', 'SENT', 'CANCELLED'] as const

/** Staff actions on a campaign; `campaignMoves` lists the states that allow each. */
export const campaignActs = ['schedule', 'unschedule', 'pause', 'resume', 'cancel'] as const

type Move = { from: readonly CampaignState[]; to: CampaignState }

export const campaignMoves: Record<CampaignAct, Move> = {
  schedule: { from: ['DRAFT'], to: 'SCHEDULED' },
  unschedule: { from: ['SCHEDULED'], to: 'DRAFT' },
  pause: { from: ['SENDING'], to: 'PAUSED' },
  resume: { from: ['PAUSED'], to: 'SENDING' },
  cancel: { from: ['SCHEDULED', 'SENDING', 'PAUSED'], to: 'CANCELLED' },
}

const words = (most: number, missing: string) =>
  z.string(missing).trim().min(1, missing).max(most, `Enter up to ${most} characters.`)

/** A path of the site (`/sale`), or a full URL. */
const address = z
  .string('Enter an address.')
  .trim()
  .max(2_000, 'Enter up to 2000 characters.')
  .regex(/^(\/(?![/\\])|https:\/\/)\S*$/, 'Enter an address that begins with https:// or, on this site, with /.')

const chosen = (what: string, most: number) =>
  z.array(z.string().min(1).max(200)).min(1, `Choose ${what}.`).max(most, `Choose up to ${most} ${what}.`)

/** Parts of a campaign's mail, top down. Products and posts are stored by path and rendered with current data when it is sent. */
export const campaignPart = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('heading'), text: words(200, 'Enter the heading.') }),
  z.object({ kind: z.literal('text'), text: words(10_000, 'Enter the text.') }),
  z.object({ kind: z.literal('button'), text: words(80, 'Enter what the button says.'), href: address }),
  z.object({ kind: z.literal('divider') }),
  z.object({
    kind: z.literal('picture'),
    mediaId: pictureId,
    /** Read where pictures are not loaded, and by screen readers. */
    alt: words(300, 'Describe what the picture shows.'),
    href: z.union([z.literal(''), address]).default(''),
  }),
  z.object({ kind: z.literal('products'), paths: chosen('products', 12) }),
  z.object({ kind: z.literal('posts'), slugs: chosen('posts', 6) }),
])

const since = calendarDay('Enter a date such as 2026-03-31.')

/**
 * A subset of subscribers. Purchases are known only for accounts with this address, confirmed; other subscribers count as not
 * having bought. City: of their last order; language: of the page where they subscribed.
 */
export const campaignSegment = z.discriminatedUnion('who', [
  z.object({ who: z.literal('all') }),
  z.object({ who: z.literal('bought'), since }),
  z.object({ who: z.literal('notBought'), since }),
  z.object({ who: z.literal('city'), city: words(100, 'Enter a city.') }),
  z.object({ who: z.literal('language'), language: z.enum(locales, 'Choose a language.') }),
])

/** Highest rate an operator can allow a site, mails a minute; `readCeiling` returns a site's own. */
export const mostRate = 60_000

export const campaignBody = z.object({
  subject: words(200, 'Enter a subject.'),
  /** Shown by mail programs beside the subject. */
  preview: z.string().trim().max(200, 'Enter up to 200 characters.').default(''),
  parts: z.array(campaignPart).min(1, 'Add content to the mail.').max(50, 'Use up to 50 parts.'),
  segment: campaignSegment,
  /** Mails a minute. */
  rate: z
    .int('Enter a whole number.')
    .min(1, 'Enter at least 1.')
    .max(mostRate, `Enter at most ${mostRate}.`)
    .default(300),
})

export const campaignList = z.object({ p: restList.p, s: restList.s })

/** A campaign with its mail counts; `uncertain` ones may have been sent, and are resent only by staff. Times are ISO instants. */
export const campaign = campaignBody.extend({
  _id: z.string(),
  state: z.enum(campaignStates),
  revision: z.int(),
  scheduled: z.string().nullable(),
  started: z.string().nullable(),
  mails: z.object({
    waiting: z.int(),
    uncertain: z.int(),
    sent: z.int(),
    refused: z.int(),
    leftOut: z.int(),
  }),
})

/** A mail without confirmed delivery: `REFUSED` with the server's answer, or `UNCERTAIN`. */
export const campaignFault = z.object({
  subscriberId: z.string(),
  email: z.string(),
  state: z.enum(['REFUSED', 'UNCERTAIN']),
  claimed: z.string(),
  answer: z.string(),
})

export type CampaignState = (typeof campaignStates)[number]
export type CampaignAct = (typeof campaignActs)[number]
export type CampaignBody = z.output<typeof campaignBody>
export type CampaignPart = z.output<typeof campaignPart>
export type CampaignSegment = z.output<typeof campaignSegment>
export type CampaignFault = z.output<typeof campaignFault>
export type Campaign = z.output<typeof campaign>
