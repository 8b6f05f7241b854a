import { and, eq, ne } from 'drizzle-orm'
import { isSame } from '../../../../shared/running/leaves.ts'
import type { Beginning, BeginningBody } from '../../../../shared/sites/beginning.ts'
import { readAs, siteKeyFault } from '../../../../shared/sites/site-key.ts'
import { announce, type Ctx, transaction } from '../../../platform/context.ts'
import { refusal } from '../../../platform/refusal.ts'
import { refuseTaken } from '../../../platform/taken.ts'
import { arePagesAsMade, findPageId, forgetPages } from '../../content/pages/index.ts'
import { hostsTag, lockReading, lockSite, siteOrigin, sites } from '../../ground/directory/index.ts'
import { makeEntry, signedInUser } from '../../people/identity/index.ts'
import { hasProducts } from '../../selling/products/index.ts'
import { fillSite, loadStarter } from '../starters/index.ts'

/** Validity of the entry token for the site's new host, s. */
const arrivesWithin = 60

export async function readBeginning(ctx: Ctx): Promise<Beginning> {
  const { site, services } = ctx
  const { host } = new URL(siteOrigin(services.config, 'x'))
  return { isOpen: await isAsMade(ctx), name: site.name, key: site.key, suffix: host.slice(1) }
}

/** Whether the site was created empty and nothing has been changed or added. */
async function isAsMade(ctx: Ctx): Promise<boolean> {
  const { kind, starter } = ctx.site
  return kind === 'site' && starter === 'blank' && !(await hasProducts(ctx)) && (await arePagesAsMade(ctx))
}

/** Why the site cannot have this subdomain; undefined if it can. Its own is always fine. */
export async function addressFault(ctx: Ctx, key: string): Promise<string | undefined> {
  if (key === ctx.site.key) return undefined
  const fault = siteKeyFault(key)
  if (fault !== undefined) return fault
  const taken = await whyTaken(ctx, key)
  return taken && refusal(taken).message
}

/** The refusal if another site has this subdomain or a similar-looking one; undefined if none has. */
async function whyTaken(ctx: Ctx, key: string): Promise<'site.keyTaken' | 'site.keyAlike' | undefined> {
  const others = await ctx.db
    .select({ key: sites.key })
    .from(sites)
    .where(and(eq(sites.readsAs, readAs(key)), ne(sites.id, ctx.site.id)))
  if (others.length === 0) return undefined
  return others.some((other) => other.key === key) ? 'site.keyTaken' : 'site.keyAlike'
}

/**
 * Rebuilds the site from the starter with a name and an address, all or nothing.
 * @returns where the owner continues: the home page in the builder
 * @throws Refusal `beginning.over` once anything was changed, `site.keyTaken`, `site.keyAlike`
 */
export async function begin(ctx: Ctx, { starter: choice, name, key }: BeginningBody): Promise<{ href: string }> {
  const [starter, blank] = await Promise.all([loadStarter(choice), loadStarter('blank')])
  return transaction(ctx, async (ctx) => {
    const { settings } = await lockSite(ctx)
    if (!(await isAsMade(ctx))) throw refusal('beginning.over')
    const isMoved = key !== ctx.site.key
    if (isMoved) await lockReading(ctx, key)
    const taken = isMoved ? await whyTaken(ctx, key) : undefined
    if (taken) throw refusal(taken, { field: 'key' })
    const renaming = ctx.db.update(sites).set({ name, key, begunAt: ctx.now() }).where(eq(sites.id, ctx.site.id))
    await refuseTaken(renaming, 'site.keyTaken', { field: 'key' })
    await forgetPages(ctx)
    const { theme, rules, shipping } = starter.settings
    // Business details are never the starter's here, nor a delivery charge that was typed before.
    const isCharged = !isSame(settings.shipping, blank.settings.shipping)
    const own = { ...settings, theme, rules, ...(isCharged ? {} : { shipping }) }
    const filled = { ...ctx, site: { ...ctx.site, name, key } }
    await fillSite(filled, { ...starter, logo: undefined, settings: own }, isCharged ? [] : ['shipping'])
    if (isMoved) await announce(ctx, 'site', hostsTag)
    const home = await findPageId(ctx, 'page', '/')
    const path = home === undefined ? '/pages' : `/pages/${home}`
    if (!isMoved) return { href: `/admin${path}` }
    const { id, provedAt, byPasskey } = signedInUser(ctx)
    const token = await makeEntry(ctx, id, arrivesWithin, { provedAt, byPasskey })
    const origin = siteOrigin(ctx.services.config, key)
    return { href: `${origin}/admin/first/login?token=${token}&to=${encodeURIComponent(path)}` }
  })
}
