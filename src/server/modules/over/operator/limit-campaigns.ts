import { eq } from 'drizzle-orm'
import type { OperatedSite } from '../../../../shared/sites/operator.ts'
import { type Ctx, forOtherSite, transaction } from '../../../platform/context.ts'
import { recordAct } from '../../ground/audit/index.ts'
import { sites } from '../../ground/directory/index.ts'
import { findOperated, tellOf } from './operated-sites.ts'

/**
 * Sets the maximum campaign mails per minute of a site, from its next mail on. Audited for the site and the platform.
 * @throws Refusal `site.notFound`
 */
export async function limitCampaigns(ctx: Ctx, id: string, rate: number): Promise<OperatedSite> {
  const site = await findOperated(ctx, id)
  return transaction(ctx, async (ctx) => {
    const { actor } = ctx
    await forOtherSite(ctx, site, async (ctx) => {
      await ctx.db.update(sites).set({ campaignRate: rate }).where(eq(sites.id, site.id))
      await recordAct(
        { ...ctx, actor },
        { act: 'site.campaignRate', thingId: String(site.id), label: site.name, said: { rate } },
      )
    })
    return tellOf(ctx, site)
  })
}
