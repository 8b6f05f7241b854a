import type { OwnSite } from '../../../../shared/sites/own-sites.ts'
import { type Ctx, forOtherSite } from '../../../platform/context.ts'
import { refusal } from '../../../platform/refusal.ts'
import { accountOfMember, isMember, makeEntry, signedInUser, sitesOf } from '../../people/identity/index.ts'

/** Validity of the entry token for the other site, s. */
const openFor = 60

/** Sites of the signed-in user's account, oldest first. A customer has none. */
export async function listOwnSites(ctx: Ctx): Promise<OwnSite[]> {
  const own = await ownSites(ctx)
  return own.map(({ site: { key, name, origin, id } }) => ({ key, name, origin, isHere: id === ctx.site.id }))
}

async function ownSites(ctx: Ctx) {
  const accountId = await accountOfMember(ctx, signedInUser(ctx).id)
  return accountId === undefined ? [] : sitesOf(ctx, accountId)
}

/**
 * The address that signs the user in at another of their sites and opens its dashboard.
 * @throws Refusal `site.notFound`, also for a site that the user has left
 */
export async function entryTo(ctx: Ctx, key: string): Promise<string> {
  const found = (await ownSites(ctx)).find(({ site }) => site.key === key)
  if (!found) throw refusal('site.notFound')
  const { site, userId } = found
  const { provedAt, byPasskey } = signedInUser(ctx)
  const token = await forOtherSite(ctx, site, async (ctx) => {
    if (!(await isMember(ctx, userId))) throw refusal('site.notFound')
    return makeEntry(ctx, userId, openFor, { provedAt, byPasskey })
  })
  return `${site.origin}/admin/first/login?token=${token}`
}
