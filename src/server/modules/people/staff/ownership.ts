import { eq, gt, or } from 'drizzle-orm'
import { readyRoles } from '../../../../shared/people/roles.ts'
import type { OfferInput, OwnershipOffer } from '../../../../shared/people/staff-admin.ts'
import { type Ctx, transaction } from '../../../platform/context.ts'
import { refusal } from '../../../platform/refusal.ts'
import { inSite } from '../../../platform/table.ts'
import { changeMember, countOwnedSites, holdStaff, signedInUser } from '../identity/index.ts'
import { findMember, nameOf } from './members.ts'
import { ownershipOffers as offers } from './staff.tables.ts'

/** Validity of an offer, ms. */
const lifetime = 7 * 24 * 3600 * 1000

/** Open offers to and from the signed-in user. */
export async function listOffers(ctx: Ctx): Promise<{ data: OwnershipOffer[]; total: number }> {
  const { id } = signedInUser(ctx)
  const rows = await ctx.db
    .select()
    .from(offers)
    .where(inSite(ctx, offers, or(eq(offers.fromId, id), eq(offers.toId, id)), gt(offers.expiresAt, ctx.now())))
  const data: OwnershipOffer[] = []
  for (const row of rows) data.push(await asOffer(ctx, row))
  return { data, total: data.length }
}

async function asOffer(ctx: Ctx, row: typeof offers.$inferSelect): Promise<OwnershipOffer> {
  const { fromId, toId, stays, expiresAt } = row
  const named = async (id: string) => ({ _id: id, name: nameOf(await findMember(ctx, id)) })
  return { from: await named(fromId), to: await named(toId), stays, expires: expiresAt.toISOString() }
}

/** @throws Refusal `ownership.isOwner`, `ownership.owner`, `ownership.there`, `staff.notFound` */
export function offerOwnership(ctx: Ctx, { to, stays }: OfferInput): Promise<void> {
  return transaction(ctx, async (before) => {
    const ctx = await holdStaff(before)
    const { id, userType } = signedInUser(ctx)
    if (userType !== 'ADMIN') throw refusal('ownership.owner')
    const other = await findMember(ctx, to)
    if (other.userType === 'ADMIN') throw refusal('ownership.isOwner', { field: 'to', name: nameOf(other) })
    const [open] = await ctx.db
      .select()
      .from(offers)
      .where(inSite(ctx, offers, eq(offers.fromId, id), gt(offers.expiresAt, ctx.now())))
    if (open) throw refusal('ownership.there', { name: nameOf(await findMember(ctx, open.toId)) })
    const madeAt = ctx.now()
    const offer = { toId: to, stays, madeAt, expiresAt: new Date(madeAt.getTime() + lifetime) }
    await ctx.db
      .insert(offers)
      .values({ fromId: id, ...offer })
      .onConflictDoUpdate({ target: [offers.siteId, offers.fromId], set: offer })
  })
}

/** Withdraws the user's own offer, or declines one. @throws Refusal `ownership.over` */
export async function endOffer(ctx: Ctx, fromId: string): Promise<void> {
  const { id } = signedInUser(ctx)
  const ended = await ctx.db
    .delete(offers)
    .where(inSite(ctx, offers, eq(offers.fromId, fromId), or(eq(offers.fromId, id), eq(offers.toId, id))))
    .returning({ fromId: offers.fromId })
  if (ended.length === 0) throw refusal('ownership.over')
}

/**
 * Accepts an offer to the signed-in user from a present owner, who becomes a manager unless `stays` was set.
 * @throws Refusal `ownership.over`, `ownership.many`
 */
export function acceptOwnership(ctx: Ctx, fromId: string): Promise<void> {
  return transaction(ctx, async (before) => {
    const ctx = await holdStaff(before)
    const { id } = signedInUser(ctx)
    const [offer] = await ctx.db
      .delete(offers)
      .where(inSite(ctx, offers, eq(offers.fromId, fromId), eq(offers.toId, id), gt(offers.expiresAt, ctx.now())))
      .returning()
    if (!offer) throw refusal('ownership.over')
    const [from, to] = [await findMember(ctx, fromId), await findMember(ctx, id)]
    if (from.userType !== 'ADMIN') throw refusal('ownership.over')
    const limit = ctx.services.config.sitesPerAccount
    if ((await countOwnedSites(ctx, to.email)) >= limit) throw refusal('ownership.many', { limit })
    await changeMember(ctx, to.id, { userType: 'ADMIN', permissions: [], readyRole: null, roleId: null })
    if (offer.stays) return
    const permissions = [...readyRoles.manager.permissions]
    await changeMember(ctx, from.id, { userType: 'STAFF', permissions, readyRole: 'manager', roleId: null })
  })
}
