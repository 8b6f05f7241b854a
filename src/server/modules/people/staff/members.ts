import { asc, desc, eq, ne, or, sql } from 'drizzle-orm'
import { fullNameOf } from '../../../../shared/people/full-name.ts'
import { mayAll } from '../../../../shared/people/permissions.ts'
import type { Member } from '../../../../shared/people/staff-admin.ts'
import { type Ctx, transaction } from '../../../platform/context.ts'
import { refusal } from '../../../platform/refusal.ts'
import { inSite, onSite } from '../../../platform/table.ts'
import { voidPreviewLink } from '../../ground/directory/index.ts'
import {
  accountsWithStep,
  changeMember,
  endMembership,
  fullName,
  holdStaff,
  signedInUser,
  users,
} from '../identity/index.ts'
import { namedRole, roleToGive } from './roles.ts'
import { invitations, ownershipOffers as offers, roles } from './staff.tables.ts'

const isStaff = ne(users.userType, 'CUSTOMER')

/** The site's owners and staff, owners first. */
export async function listMembers(ctx: Ctx): Promise<{ data: Member[]; total: number }> {
  const rows = await ctx.db
    .select({ user: users, role: roles.name })
    .from(users)
    .leftJoin(roles, onSite(users, roles, eq(roles.id, users.roleId)))
    .where(inSite(ctx, users, isStaff))
    .orderBy(desc(eq(users.userType, 'ADMIN')), asc(sql`plain_text(${fullName})`), asc(users.id))
  const secured = await accountsWithStep(
    ctx,
    rows.map(({ user }) => accountOf(user)),
  )
  const data = rows.map(({ user, role }) => ({ ...asMember(user, role), hasSecondStep: secured.has(accountOf(user)) }))
  return { data, total: data.length }
}

/** On the platform a user is their account. */
const accountOf = ({ accountId, id }: typeof users.$inferSelect) => accountId ?? id

function asMember(user: typeof users.$inferSelect, ownRole: string | null): Omit<Member, 'hasSecondStep'> {
  return {
    _id: user.id,
    name: nameOf(user),
    email: user.email,
    isOwner: user.userType === 'ADMIN',
    role: namedRole(user, ownRole),
    permissions: user.permissions,
    since: user.createdAt.toISOString(),
    seen: user.seenAt?.toISOString() ?? null,
  }
}

export const nameOf = (user: typeof users.$inferSelect) => fullNameOf(user) || user.email

/**
 * Gives a member of staff another role, effective from their next request.
 * @throws Refusal `role.notFound`, `staff.above`, `staff.more`, `staff.notFound`, `staff.owner`, `staff.self`
 */
export function giveRole(ctx: Ctx, id: string, roleId: string): Promise<void> {
  return transaction(ctx, async (before) => {
    const ctx = await holdStaff(before, 'staff')
    if (id === signedInUser(ctx).id) throw refusal('staff.self')
    await requireBelow(ctx, id)
    const { name: _, ...role } = await roleToGive(ctx, roleId)
    await changeMember(ctx, id, { userType: 'STAFF', ...role })
  })
}

/** @throws Refusal `staff.above`, `staff.notFound`, `staff.owner`, `staff.self` */
export function removeMember(ctx: Ctx, id: string): Promise<void> {
  return transaction(ctx, async (before) => {
    const ctx = await holdStaff(before, 'staff')
    if (id === signedInUser(ctx).id) throw refusal('staff.self')
    await requireBelow(ctx, id)
    await go(ctx, id)
  })
}

/** Ends the signed-in user's own membership. @throws Refusal `staff.lastOwner` */
export function leave(ctx: Ctx): Promise<void> {
  return transaction(ctx, async (before) => {
    const ctx = await holdStaff(before)
    const { id, userType } = signedInUser(ctx)
    const owners = await ctx.db.$count(users, inSite(ctx, users, eq(users.userType, 'ADMIN')))
    if (userType === 'ADMIN' && owners < 2) throw refusal('staff.lastOwner')
    await go(ctx, id)
  })
}

/** Ends a membership, the invitations sent by the member, ownership offers from and to them, and what they saw a closed site by. */
async function go(ctx: Ctx, id: string): Promise<void> {
  await ctx.db.delete(invitations).where(inSite(ctx, invitations, eq(invitations.invitedBy, id)))
  await ctx.db.delete(offers).where(inSite(ctx, offers, or(eq(offers.fromId, id), eq(offers.toId, id))))
  await endMembership(ctx, id)
  await voidPreviewLink(ctx)
}

/** Checks that a member is no owner and has no permission that the signed-in user lacks. */
async function requireBelow(ctx: Ctx, id: string): Promise<void> {
  const user = await findMember(ctx, id)
  const name = nameOf(user)
  if (user.userType === 'ADMIN') throw refusal('staff.owner', { name })
  if (!mayAll(signedInUser(ctx), user.permissions)) throw refusal('staff.above', { name })
}

/** @throws Refusal `staff.notFound`, also for a customer */
export async function findMember(ctx: Ctx, id: string): Promise<typeof users.$inferSelect> {
  const [found] = await ctx.db
    .select()
    .from(users)
    .where(inSite(ctx, users, eq(users.id, id), isStaff))
  if (!found) throw refusal('staff.notFound')
  return found
}
