import { and, asc, eq, lt, or, type SQL } from 'drizzle-orm'
import type { Campaign, CampaignFault } from '../../../../shared/content/campaigns-admin.ts'
import { type Ctx, transaction } from '../../../platform/context.ts'
import { pageOf } from '../../../platform/lists.ts'
import { refusal } from '../../../platform/refusal.ts'
import { inSite, onSite } from '../../../platform/table.ts'
import { subscribers } from '../../content/newsletter/index.ts'
import { campaigns, campaignMails as mails } from './campaigns.tables.ts'
import { lockCampaign, readCampaign } from './campaigns.ts'
import { sendLater } from './send-campaign.ts'

/** Maximum duration of a mail's SMTP conversation, ms. A claim older than this has lost its process. */
const longestConversation = 5 * 60_000

const lostItsSender = (ctx: Ctx): SQL | undefined =>
  and(eq(mails.state, 'CLAIMED'), lt(mails.claimedAt, new Date(ctx.now().getTime() - longestConversation)))

/** @throws Refusal `campaign.notFound` */
export async function listFaults(
  ctx: Ctx,
  id: string,
  { p, s }: { p: number; s: number },
): Promise<{ data: CampaignFault[]; total: number }> {
  await readCampaign(ctx, id)
  const where = inSite(ctx, mails, eq(mails.campaignId, id), or(eq(mails.state, 'REFUSED'), lostItsSender(ctx)))
  const { rows, total } = await pageOf(
    { p, s },
    ctx.db
      .select({ mail: mails, email: subscribers.email })
      .from(mails)
      .innerJoin(subscribers, onSite(mails, subscribers, eq(mails.subscriberId, subscribers.id)))
      .where(where)
      .orderBy(asc(mails.subscriberId)),
    ctx.db.$count(mails, where),
  )
  const data = rows.map(({ mail: { subscriberId, state, claimedAt, answer }, email }) => ({
    ...{ subscriberId, email, answer },
    state: state === 'REFUSED' ? ('REFUSED' as const) : ('UNCERTAIN' as const),
    claimed: claimedAt?.toISOString() ?? '',
  }))
  return { data, total }
}

/**
 * Settles an uncertain mail after a person has checked, for example in the SMTP server's log: it was sent, or will be sent
 * again.
 * @throws Refusal `campaign.notFound`, `campaign.state` for a cancelled one, `campaign.certain`
 */
export function settleMail(ctx: Ctx, id: string, subscriberId: string, sent: boolean): Promise<Campaign> {
  return transaction(ctx, async (ctx) => {
    const { state } = await lockCampaign(ctx, id)
    if (!sent && state === 'CANCELLED') throw refusal('campaign.state')
    const [row] = await ctx.db
      .update(mails)
      .set(sent ? { state: 'SENT' } : { state: 'WAITING', claimedAt: null })
      .where(inSite(ctx, mails, eq(mails.campaignId, id), eq(mails.subscriberId, subscriberId), lostItsSender(ctx)))
      .returning({ state: mails.state })
    if (!row) throw refusal('campaign.certain')
    if (!sent && state === 'SENT') {
      await ctx.db
        .update(campaigns)
        .set({ state: 'SENDING' })
        .where(inSite(ctx, campaigns, eq(campaigns.id, id)))
      await sendLater(ctx, id)
    }
    return readCampaign(ctx, id)
  })
}
