import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import type { OperatedSite } from '../../../../shared/sites/operator.ts'
import { announce, type Ctx, forOtherSite, type Site, transaction } from '../../../platform/context.ts'
import { refusal } from '../../../platform/refusal.ts'
import { recordAct } from '../../ground/audit/index.ts'
import { sites } from '../../ground/directory/index.ts'
import { findOperated, tellOf } from './operated-sites.ts'
import { restoredMail } from './restored-mail.ts'
import { suspendedMail } from './suspended-mail.ts'

/**
 * Suspends a site: it answers no request, not even of its staff, and its jobs wait. Its owners are told the reason.
 * @throws Refusal `site.notFound`, `site.isSuspended`
 */
export async function suspendSite(ctx: Ctx, id: string, reason: string): Promise<OperatedSite> {
  const site = await findOperated(ctx, id)
  return change(ctx, site, 'site.suspend', { suspendedAt: ctx.now(), suspendedFor: reason })
}

/** @throws Refusal `site.notFound`, `site.isOpen` */
export async function restoreSite(ctx: Ctx, id: string): Promise<OperatedSite> {
  const site = await findOperated(ctx, id)
  return change(ctx, site, 'site.restore', { suspendedAt: null, suspendedFor: null })
}

type Act = 'site.suspend' | 'site.restore'
type State = { suspendedAt: Date | null; suspendedFor: string | null }

/** Changes the state, drops the site's cached pages everywhere and audits the act for the site and the platform. */
function change(ctx: Ctx, site: Site, act: Act, state: State): Promise<OperatedSite> {
  return transaction(ctx, async (ctx) => {
    const { actor } = ctx
    await forOtherSite(ctx, site, async (ctx) => {
      await changeState(ctx, site, act, state)
      await announce(ctx, 'site')
      await recordAct(
        { ...ctx, actor },
        { act, thingId: String(site.id), label: site.name, said: { reason: state.suspendedFor } },
      )
    })
    const described = await tellOf(ctx, await findOperated(ctx, String(site.id)))
    await tellOwners(ctx, described, site.settings.locale)
    return described
  })
}

async function tellOwners(ctx: Ctx, { owners, name, origin, suspended }: OperatedSite, locale: string): Promise<void> {
  for (const email of owners) {
    const told = { email, name, origin, locale }
    if (suspended) await suspendedMail.later(ctx, { ...told, reason: suspended.reason })
    else await restoredMail.later(ctx, told)
  }
}

/** Compare-and-set: of several concurrent calls only the first changes the site. */
async function changeState(ctx: Ctx, { id }: Site, act: Act, state: State): Promise<void> {
  const [still, code] =
    act === 'site.suspend'
      ? ([isNull(sites.suspendedAt), 'site.isSuspended'] as const)
      : ([isNotNull(sites.suspendedAt), 'site.isOpen'] as const)
  const changed = await ctx.db
    .update(sites)
    .set(state)
    .where(and(eq(sites.id, id), still))
    .returning({ id: sites.id })
  if (changed.length === 0) throw refusal(code)
}
