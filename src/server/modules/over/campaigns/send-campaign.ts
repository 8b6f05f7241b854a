import { setTimeout as wait } from 'node:timers/promises'
import { and, asc, eq, isNull, lte, min, or, sql } from 'drizzle-orm'
import { type Ctx, transaction } from '../../../platform/context.ts'
import { type Job, job } from '../../../platform/job.ts'
import type { JobData } from '../../../platform/jobs.ts'
import { siteSpoken } from '../../../platform/site-in-language.ts'
import { inSite, onSite } from '../../../platform/table.ts'
import { subscribers } from '../../content/newsletter/index.ts'
import { translated } from '../../content/translations/index.ts'
import { handOver } from '../../ground/mail/index.ts'
import { type Block, readBlocks } from './campaign-blocks.ts'
import { campaignLetter } from './campaign-mail.ts'
import { mapCampaign } from './campaign-texts.ts'
import { type CampaignRow, campaigns, campaignMails as mails } from './campaigns.tables.ts'
import { takeTurn } from './pace.ts'
import { readFault } from './read-fault.ts'
import { inSegment } from './segment.ts'

const sendJob = 'newsletter.campaign'

type SendData = JobData & { id: string }

/** How long one job sends before it queues another for the rest, ms. */
const longestTurn = 5 * 60_000

export async function sendLater(ctx: Ctx, id: string, after?: Date): Promise<void> {
  const data: SendData = { siteId: ctx.site.id, id }
  await ctx.services.jobs.send(ctx.db, sendJob, data, after ? { after } : {})
}

export const campaignJobs: Job[] = [
  job<SendData>(
    sendJob,
    async (ctx, { id }, signal) => {
      await begin(ctx, id)
      await sendTurn(ctx, id, signal)
    },
    { sitesAtOnce: 2 },
  ),
]

/** Fixes the recipients in the transaction that changes the state. Later subscribers are not included. */
function begin(ctx: Ctx, id: string): Promise<void> {
  return transaction(ctx, async (ctx) => {
    const row = await lock(ctx, id)
    if (row?.state !== 'SCHEDULED' || !row.scheduledAt || row.scheduledAt > ctx.now()) return
    await ctx.db.execute(sql`
      insert into ${mails} (campaign_id, subscriber_id)
      select ${id}::uuid, ${subscribers.id} from ${subscribers} where ${inSegment(ctx, row.segment)}`)
    await set(ctx, id, { state: 'SENDING', startedAt: ctx.now(), nextAt: ctx.now() })
  })
}

/** How long after the server put off a mail it is sent again, and how long it is tried at all, ms. */
const again = 15 * 60_000
const longestTried = 24 * 3_600_000
/** Mails put off in a row, after which it is the server that wants a pause. */
const mostPutOff = 5

async function sendTurn(ctx: Ctx, id: string, signal?: AbortSignal): Promise<void> {
  const end = performance.now() + longestTurn
  const drawnFor = drawnAnew(ctx)
  let putOff = 0
  for (;;) {
    signal?.throwIfAborted()
    const next = await claim(ctx, id)
    if (next === 'over') return
    if ('later' in next) return await sendLater(ctx, id, next.later)
    if ('pause' in next) await wait(next.pause, undefined, { signal })
    else putOff = (await send(ctx, next, drawnFor)) ? putOff + 1 : 0
    if (putOff >= mostPutOff) return await sendLater(ctx, id, new Date(ctx.now().getTime() + again))
    if (performance.now() > end) return await sendLater(ctx, id)
  }
}

/** How long the content of a mail, such as prices, is reused, ms. */
const longestDrawn = 60_000

/** A campaign's content in one language, with the context for that language. */
type Drawn = { reader: Ctx; row: CampaignRow; blocks: Block[] }
type Draw = (row: CampaignRow, language: string | null) => Promise<Drawn>

/** Caches the content per language for `longestDrawn`: thousands of mails a minute are identical. */
function drawnAnew(ctx: Ctx): Draw {
  const last = new Map<string, { drawn: Promise<Drawn>; at: number }>()
  return (row, language) => {
    const reader = { ...ctx, site: siteSpoken(ctx.site, language) }
    const { locale } = reader.site.settings
    const before = last.get(locale)
    if (before && performance.now() - before.at <= longestDrawn) return before.drawn
    const drawn = draw(reader, row)
    last.set(locale, { drawn, at: performance.now() })
    return drawn
  }
}

/** Builds the content in the reader's language, as far as the campaign is translated. */
async function draw(reader: Ctx, row: CampaignRow): Promise<Drawn> {
  const [spoken = row] = await translated(reader, 'campaign', [row], ({ id }) => id, mapCampaign)
  return { reader, row: spoken, blocks: await readBlocks(reader, spoken.parts) }
}

type Claimed = Pick<typeof mails.$inferSelect, 'subscriberId' | 'answer'> &
  Pick<typeof subscribers.$inferSelect, 'email' | 'language'> & { row: CampaignRow; wanted: boolean }

/**
 * Claims the next mail for this process as soon as the rate allows; `later`, once only those are left that the server put off.
 * The campaign's row is locked, so that no mail is claimed after a pause.
 */
function claim(ctx: Ctx, id: string): Promise<Claimed | { pause: number } | { later: Date } | 'over'> {
  return transaction(ctx, async (ctx) => {
    const row = await lock(ctx, id)
    if (row?.state !== 'SENDING') return 'over'
    const now = ctx.now()
    const early = (row.nextAt?.getTime() ?? 0) - now.getTime()
    if (early > 0) return { pause: Math.min(early, 60_000) }
    const wait = await takeTurn(ctx)
    if (wait > 0) return { pause: Math.min(wait, 60_000) }
    const [next] = await ctx.db
      .select({
        subscriberId: mails.subscriberId,
        answer: mails.answer,
        email: subscribers.email,
        language: subscribers.language,
        status: subscribers.status,
      })
      .from(mails)
      .innerJoin(subscribers, onSite(mails, subscribers, eq(mails.subscriberId, subscribers.id)))
      .where(inSite(ctx, mails, isWaiting(id), isDue(ctx)))
      // The order of their index; by primary key each query would skip all sent mails.
      .orderBy(asc(mails.campaignId), asc(mails.state), asc(mails.subscriberId))
      .limit(1)
    if (!next) {
      const later = await putOffUntil(ctx, id)
      if (later) return { later }
      await set(ctx, id, { state: 'SENT' })
      return 'over'
    }
    const { status, ...mail } = next
    const { subscriberId } = mail
    const wanted = status === 'SUBSCRIBED'
    await note(ctx, id, subscriberId, { state: wanted ? 'CLAIMED' : 'LEFT_OUT', claimedAt: now })
    if (wanted) await set(ctx, id, { nextAt: new Date(now.getTime() + 60_000 / row.rate) })
    return { row, ...mail, wanted }
  })
}

const isWaiting = (id: string) => and(eq(mails.campaignId, id), eq(mails.state, 'WAITING'))

/** A waiting mail has a time of its last claim only if the server put it off. */
const isDue = (ctx: Ctx) => or(isNull(mails.claimedAt), lte(mails.claimedAt, new Date(ctx.now().getTime() - again)))

async function putOffUntil(ctx: Ctx, id: string): Promise<Date | undefined> {
  const [row] = await ctx.db
    .select({ first: min(mails.claimedAt) })
    .from(mails)
    .where(inSite(ctx, mails, isWaiting(id)))
  return row?.first ? new Date(row.first.getTime() + again) : undefined
}

/**
 * Sends a claimed mail, after its claim is committed.
 * @returns whether the server put it off
 * @throws the error of `noteFault`, so that the job retries
 */
async function send(ctx: Ctx, claimed: Claimed, drawnFor: Draw): Promise<boolean> {
  const { row, subscriberId, email, language, wanted } = claimed
  if (!wanted) return false
  const drawn = await drawnFor(row, language)
  const letter = campaignLetter(drawn.reader, drawn.row, drawn.blocks, subscriberId)
  const sending = handOver(drawn.reader, `${row.id}.${subscriberId}`, email, letter)
  const outcome = await sending.catch((error: unknown) => noteFault(ctx, claimed, error))
  if (outcome === true) await note(ctx, row.id, subscriberId, { state: 'SENT', answer: '' })
  if (outcome === false) await holdBack(ctx, row.id, subscriberId)
  return outcome === 'PUT_OFF'
}

/**
 * Notes why a mail was not sent. If the server certainly rejected it, it is marked refused or waits again, while the others go; if
 * unknown, it stays claimed.
 * @throws the error, unless it is about this mail alone
 */
async function noteFault(ctx: Ctx, { row, subscriberId, answer: before }: Claimed, error: unknown) {
  const { outcome, answer } = readFault(error)
  if (outcome === 'REFUSED' || (outcome === 'PUT_OFF' && before !== '' && isOld(ctx, row))) {
    await note(ctx, row.id, subscriberId, { state: 'REFUSED', answer })
    return 'REFUSED'
  }
  if (outcome === 'PUT_OFF') {
    await waitAgain(ctx, row.id, subscriberId, { answer })
    return outcome
  }
  if (outcome === 'WAITING') await waitAgain(ctx, row.id, subscriberId, { claimedAt: null })
  throw error
}

/** Another process may have found nothing else to send meanwhile: the campaign goes on then, as it does not end with a mail that waits. */
function waitAgain(
  ctx: Ctx,
  id: string,
  subscriberId: string,
  values: Partial<typeof mails.$inferSelect>,
): Promise<void> {
  return transaction(ctx, async (ctx) => {
    const row = await lock(ctx, id)
    await note(ctx, id, subscriberId, { ...values, state: 'WAITING' })
    if (row?.state === 'SENT') await set(ctx, id, { state: 'SENDING' })
  })
}

const isOld = (ctx: Ctx, { startedAt }: CampaignRow): boolean =>
  startedAt !== null && ctx.now().getTime() - startedAt.getTime() > longestTried

/** No SMTP server is set up: pauses the campaign before its first mail, unless staff ended it meanwhile. */
function holdBack(ctx: Ctx, id: string, subscriberId: string): Promise<void> {
  return transaction(ctx, async (ctx) => {
    const row = await lock(ctx, id)
    await note(ctx, id, subscriberId, { state: 'WAITING', claimedAt: null })
    if (row?.state === 'SENDING') await set(ctx, id, { state: 'PAUSED' })
  })
}

async function lock(ctx: Ctx, id: string): Promise<CampaignRow | undefined> {
  const [row] = await ctx.db
    .select()
    .from(campaigns)
    .where(inSite(ctx, campaigns, eq(campaigns.id, id)))
    .for('update')
  return row
}

async function set(ctx: Ctx, id: string, values: Partial<CampaignRow>): Promise<void> {
  await ctx.db
    .update(campaigns)
    .set(values)
    .where(inSite(ctx, campaigns, eq(campaigns.id, id)))
}

async function note(
  ctx: Ctx,
  id: string,
  subscriberId: string,
  values: Partial<typeof mails.$inferSelect>,
): Promise<void> {
  await ctx.db
    .update(mails)
    .set(values)
    .where(inSite(ctx, mails, and(eq(mails.campaignId, id), eq(mails.subscriberId, subscriberId))))
}
