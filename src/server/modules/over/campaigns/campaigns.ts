import { randomUUID } from 'node:crypto'
import { count, desc, eq } from 'drizzle-orm'
import {
  type Campaign,
  type CampaignAct,
  type CampaignBody,
  campaignMoves,
} from '../../../../shared/content/campaigns-admin.ts'
import { nilUuid } from '../../../../shared/uuid.ts'
import { type Ctx, transaction } from '../../../platform/context.ts'
import { pageOf } from '../../../platform/lists.ts'
import { refusal } from '../../../platform/refusal.ts'
import { inSite } from '../../../platform/table.ts'
import { holdMedia } from '../../content/media/index.ts'
import { handOver, writeMail } from '../../ground/mail/index.ts'
import { signedInUser } from '../../people/identity/index.ts'
import { readBlocks } from './campaign-blocks.ts'
import { campaignLetter, testLetter } from './campaign-mail.ts'
import { type CampaignRow, campaignMails, campaigns } from './campaigns.tables.ts'
import { readCeiling } from './pace.ts'
import { sendLater } from './send-campaign.ts'

export async function listCampaigns(
  ctx: Ctx,
  { p, s }: { p: number; s: number },
): Promise<{ data: Campaign[]; total: number }> {
  const where = inSite(ctx, campaigns)
  const { rows, total } = await pageOf(
    { p, s },
    ctx.db.select().from(campaigns).where(where).orderBy(desc(campaigns.createdAt), desc(campaigns.id)),
    ctx.db.$count(campaigns, where),
  )
  const data: Campaign[] = []
  for (const row of rows) data.push(await told(ctx, row))
  return { data, total }
}

/** @throws Refusal `campaign.notFound` */
export async function readCampaign(ctx: Ctx, id: string): Promise<Campaign> {
  const [row] = await ctx.db
    .select()
    .from(campaigns)
    .where(inSite(ctx, campaigns, eq(campaigns.id, id)))
  if (!row) throw refusal('campaign.notFound')
  return told(ctx, row)
}

/** @throws Refusal `campaign.rate`, `media.notFound` */
export function addCampaign(ctx: Ctx, body: CampaignBody): Promise<Campaign> {
  return transaction(ctx, async (ctx) => {
    await requireParts(ctx, body)
    const now = ctx.now()
    const [row] = await ctx.db
      .insert(campaigns)
      .values({ ...body, createdAt: now, changedAt: now })
      .returning()
    if (!row) throw new Error('a campaign was written and is not there')
    return told(ctx, row)
  })
}

/** Checks the rate, and locks the campaign's images until the transaction ends. */
async function requireParts(ctx: Ctx, { rate, parts }: CampaignBody): Promise<void> {
  const most = await readCeiling(ctx)
  if (rate > most) throw refusal('campaign.rate', { field: 'rate', most })
  const held = await holdMedia(
    ctx,
    parts.flatMap((part) => (part.kind === 'picture' ? part.mediaId : [])),
  )
  const gone = parts.findIndex((part) => part.kind === 'picture' && !held.includes(part.mediaId))
  if (gone >= 0) throw refusal('media.notFound', { field: `parts.${gone}.mediaId` })
}

/** @throws Refusal `campaign.notFound`, `campaign.stale`, `campaign.state`, `campaign.rate`, `media.notFound` */
export function changeCampaign(
  ctx: Ctx,
  id: string,
  { revision, ...body }: CampaignBody & { revision: number },
): Promise<Campaign> {
  return transaction(ctx, async (ctx) => {
    const row = await lockCampaign(ctx, id)
    if (row.state !== 'DRAFT') throw refusal('campaign.state')
    if (row.revision !== revision) throw refusal('campaign.stale')
    await requireParts(ctx, body)
    return change(ctx, id, { ...body, revision: revision + 1 })
  })
}

/** @throws Refusal `campaign.notFound`, `campaign.state` */
export function deleteCampaign(ctx: Ctx, id: string): Promise<{ _id: string }> {
  return transaction(ctx, async (ctx) => {
    const { state } = await lockCampaign(ctx, id)
    if (state !== 'DRAFT') throw refusal('campaign.state')
    await ctx.db.delete(campaigns).where(inSite(ctx, campaigns, eq(campaigns.id, id)))
    return { _id: id }
  })
}

/**
 * Schedules, pauses, resumes or ends a campaign, as `campaignMoves` allows.
 * @param at start of sending; now if missing
 * @throws Refusal `campaign.notFound`, `campaign.state`
 */
export function moveCampaign(ctx: Ctx, id: string, act: CampaignAct, at = ctx.now()): Promise<Campaign> {
  return transaction(ctx, async (ctx) => {
    const { state } = await lockCampaign(ctx, id)
    const { from, to } = campaignMoves[act]
    if (!from.includes(state)) throw refusal('campaign.state')
    if (act === 'schedule') await sendLater(ctx, id, at)
    if (act === 'resume') await sendLater(ctx, id)
    const scheduledAt = { schedule: { scheduledAt: at }, unschedule: { scheduledAt: null } }
    return change(ctx, id, { state: to, ...(act in scheduledAt ? scheduledAt[act as 'schedule'] : {}) })
  })
}

/** @throws Refusal `campaign.notFound` */
export async function lockCampaign(ctx: Ctx, id: string): Promise<CampaignRow> {
  const [row] = await ctx.db
    .select()
    .from(campaigns)
    .where(inSite(ctx, campaigns, eq(campaigns.id, id)))
    .for('update')
  if (!row) throw refusal('campaign.notFound')
  return row
}

/** The unsubscribe link in the preview belongs to no subscriber. */
export async function previewCampaign(ctx: Ctx, body: Pick<CampaignBody, 'subject' | 'preview' | 'parts'>) {
  const letter = campaignLetter(ctx, body, await readBlocks(ctx, body.parts), nilUuid)
  const { subject, html, text } = writeMail(ctx.site, letter)
  return { subject, html, text }
}

/** @throws Refusal `campaign.notFound`, `campaign.server` if no SMTP server is set up */
export async function testCampaign(ctx: Ctx, id: string): Promise<{ email: string }> {
  const { email } = signedInUser(ctx)
  const campaign = await readCampaign(ctx, id)
  const letter = campaignLetter(ctx, campaign, await readBlocks(ctx, campaign.parts), nilUuid)
  const isSent = await handOver(ctx, randomUUID(), email, testLetter(ctx, letter))
  if (!isSent) throw refusal('campaign.server')
  return { email }
}

async function change(ctx: Ctx, id: string, values: Partial<CampaignRow>): Promise<Campaign> {
  const [row] = await ctx.db
    .update(campaigns)
    .set({ ...values, changedAt: ctx.now() })
    .where(inSite(ctx, campaigns, eq(campaigns.id, id)))
    .returning()
  if (!row) throw refusal('campaign.notFound')
  return told(ctx, row)
}

async function told(ctx: Ctx, row: CampaignRow): Promise<Campaign> {
  const counted = await ctx.db
    .select({ state: campaignMails.state, mails: count() })
    .from(campaignMails)
    .where(inSite(ctx, campaignMails, eq(campaignMails.campaignId, row.id)))
    .groupBy(campaignMails.state)
  const of = (state: string) => counted.find((one) => one.state === state)?.mails ?? 0
  const { id: _id, subject, preview, parts, segment, rate, state, revision, scheduledAt, startedAt } = row
  return {
    ...{ _id, subject, preview, parts, segment, rate, state, revision },
    scheduled: scheduledAt?.toISOString() ?? null,
    started: startedAt?.toISOString() ?? null,
    mails: {
      ...{ waiting: of('WAITING'), uncertain: of('CLAIMED'), sent: of('SENT') },
      ...{ refused: of('REFUSED'), leftOut: of('LEFT_OUT') },
    },
  }
}
