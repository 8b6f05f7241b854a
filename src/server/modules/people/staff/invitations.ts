import { desc, eq, gt } from 'drizzle-orm'
import type { Permission } from '../../../../shared/people/permissions.ts'
import type { Acceptance, Invitation, InvitationInput, OpenInvitation } from '../../../../shared/people/staff-admin.ts'
import { newPerson } from '../../../../shared/people/staff-admin.ts'
import { type Ctx, transaction } from '../../../platform/context.ts'
import { refusal } from '../../../platform/refusal.ts'
import { inSite, onSite } from '../../../platform/table.ts'
import { refuseTaken } from '../../../platform/taken.ts'
import { hashToken } from '../../../platform/tokens.ts'
import { fullName, hasAccount, holdStaff, joinStaff, lockStaff, signedInUser, users } from '../identity/index.ts'
import { invitationMail } from './invitation-mail.ts'
import { invitationLifetime, tokenOf } from './invitation-token.ts'
import { mayGive, namedRole, permissionsNamed, permissionsOf, roleName, roleToGive } from './roles.ts'
import { invitations, roles } from './staff.tables.ts'

const mostOpen = 100

type Row = typeof invitations.$inferSelect

/** Open invitations, newest first. */
export async function listInvitations(ctx: Ctx): Promise<{ data: Invitation[]; total: number }> {
  const rows = await ctx.db
    .select({ row: invitations, by: fullName, sender: users, own: roles })
    .from(invitations)
    .innerJoin(users, onSite(invitations, users, eq(users.id, invitations.invitedBy)))
    .leftJoin(roles, onSite(invitations, roles, eq(roles.id, invitations.roleId)))
    .where(inSite(ctx, invitations))
    .orderBy(desc(invitations.sentAt), desc(invitations.id))
  const data = rows.map(({ row, by, sender, own }) => {
    const role = namedRole(row, own?.name ?? null)
    if (!role) throw new Error('an invitation names no role')
    return {
      _id: row.id,
      email: row.email,
      role,
      by,
      sent: row.sentAt.toISOString(),
      expires: row.expiresAt.toISOString(),
      isOver: row.expiresAt <= ctx.now() || !mayGive(sender, permissionsNamed(row, own)),
    }
  })
  return { data, total: data.length }
}

/** @throws Refusal `invitation.many`, `invitation.member`, `invitation.there`, `role.notFound`, `staff.more` */
export function invite(ctx: Ctx, { email, role }: InvitationInput): Promise<{ id: string }> {
  return transaction(ctx, async (before) => {
    const ctx = await holdStaff(before, 'staff')
    const { readyRole, roleId } = await roleToGive(ctx, role)
    const [member] = await ctx.db
      .select({ userType: users.userType })
      .from(users)
      .where(inSite(ctx, users, eq(users.email, email)))
    if (member && member.userType !== 'CUSTOMER') throw refusal('invitation.member', { field: 'email', email })
    if ((await ctx.db.$count(invitations, inSite(ctx, invitations))) >= mostOpen)
      throw refusal('invitation.many', { limit: mostOpen })
    const id = crypto.randomUUID()
    const sending = sendingOf(ctx, id)
    const adding = ctx.db
      .insert(invitations)
      .values({ id, email, readyRole, roleId, invitedBy: signedInUser(ctx).id, ...sending })
    await refuseTaken(adding, 'invitation.there', { field: 'email', email })
    await invitationMail.later(ctx, { id, sentAt: sending.sentAt.toISOString() })
    return { id }
  })
}

function sendingOf(ctx: Ctx, id: string): Pick<Row, 'tokenHash' | 'sentAt' | 'expiresAt'> {
  const sentAt = ctx.now()
  const expiresAt = new Date(sentAt.getTime() + invitationLifetime)
  return { sentAt, expiresAt, tokenHash: hashToken(tokenOf(ctx, id, sentAt)) }
}

/**
 * Sends an invitation again, valid for seven more days; the former link ends.
 * @throws Refusal `invitation.notFound`, `staff.more`
 */
export function inviteAgain(ctx: Ctx, id: string): Promise<void> {
  return transaction(ctx, async (before) => {
    const ctx = await holdStaff(before, 'staff')
    const row = await findInvitation(ctx, id)
    await roleToGive(ctx, row.readyRole ?? row.roleId ?? '')
    const sending = sendingOf(ctx, id)
    await ctx.db
      .update(invitations)
      .set({ ...sending, invitedBy: signedInUser(ctx).id })
      .where(inSite(ctx, invitations, eq(invitations.id, id)))
    await invitationMail.later(ctx, { id, sentAt: sending.sentAt.toISOString() })
  })
}

async function findInvitation(ctx: Ctx, id: string): Promise<Row> {
  const [row] = await ctx.db
    .select()
    .from(invitations)
    .where(inSite(ctx, invitations, eq(invitations.id, id)))
  if (!row) throw refusal('invitation.notFound')
  return row
}

/** @throws Refusal `invitation.notFound` */
export async function withdraw(ctx: Ctx, id: string): Promise<void> {
  const withdrawn = await ctx.db
    .delete(invitations)
    .where(inSite(ctx, invitations, eq(invitations.id, id)))
    .returning({ id: invitations.id })
  if (withdrawn.length === 0) throw refusal('invitation.notFound')
}

const isOpen = (ctx: Ctx, token: string) =>
  inSite(ctx, invitations, eq(invitations.tokenHash, hashToken(token)), gt(invitations.expiresAt, ctx.now()))

/** @throws Refusal `invitation.over` if the sender no longer has the rights that the invitation gives */
async function permissionsGiven(ctx: Ctx, row: Row): Promise<Permission[]> {
  const permissions = await permissionsOf(ctx, row)
  const [sender] = await ctx.db
    .select()
    .from(users)
    .where(inSite(ctx, users, eq(users.id, row.invitedBy)))
  if (!sender || !mayGive(sender, permissions)) throw refusal('invitation.over')
  return permissions
}

/** @throws Refusal `invitation.over` */
export async function readOpenInvitation(ctx: Ctx, token: string): Promise<OpenInvitation> {
  const [found] = await ctx.db
    .select({ row: invitations, by: fullName })
    .from(invitations)
    .innerJoin(users, onSite(invitations, users, eq(users.id, invitations.invitedBy)))
    .where(isOpen(ctx, token))
  if (!found) throw refusal('invitation.over')
  const { row, by } = found
  await permissionsGiven(ctx, row)
  const [role, isKnown] = await Promise.all([roleName(ctx, row), hasAccount(ctx, row.email)])
  return { site: ctx.site.name, email: row.email, role, by, isKnown }
}

/**
 * Accepts an invitation, which is used up. Its token proves the address; its sender must still have the rights that it gives.
 * @throws Refusal `invitation.member`, `invitation.over`, `invitation.person`
 */
export function accept(ctx: Ctx, { token, ...given }: Acceptance): Promise<{ email: string }> {
  return transaction(ctx, async (ctx) => {
    await lockStaff(ctx)
    const [row] = await ctx.db.delete(invitations).where(isOpen(ctx, token)).returning()
    if (!row) throw refusal('invitation.over')
    const { email, readyRole, roleId } = row
    const person = newPerson.safeParse(given)
    const permissions = await permissionsGiven(ctx, row)
    await joinStaff(ctx, { email, readyRole, roleId, permissions, person: person.data })
    return { email }
  })
}
