import { randomBytes } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { can, type Permission, type UserType } from '../../../../../shared/people/permissions.ts'
import type { ReadyRole } from '../../../../../shared/people/roles.ts'
import type { Ctx } from '../../../../platform/context.ts'
import { refusal } from '../../../../platform/refusal.ts'
import { inSite } from '../../../../platform/table.ts'
import { users } from '../identity.tables.ts'
import { signedInUser } from '../identity.ts'
import { signOut } from '../passwords/credentials.ts'
import { forgetCodesAndLinks } from '../passwords/password-links.ts'
import { accountNamed, accountOf, forgetAccountHere, serveNoMore, serveSite } from './accounts.ts'
import { addUser } from './add-user.ts'
import { markProven } from './proven.ts'

/** A user's type, permissions and role on a site. */
export type Membership = {
  userType: UserType
  permissions: Permission[]
  readyRole: ReadyRole | null
  roleId: string | null
}

/** Serialises changes to a site's staff until the transaction ends. */
export async function lockStaff(ctx: Ctx): Promise<void> {
  await ctx.db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`staff:${ctx.site.id}`}, 0))`)
}

/**
 * Like `lockStaff`, and reads the actor's rights again: they may have been taken away while the request was on its way.
 * @param wanted the permission that the call requires; undefined for any staff
 * @returns the context with the actor's present rights
 * @throws Refusal `access.forbidden`
 */
export async function holdStaff(ctx: Ctx, wanted?: Permission): Promise<Ctx> {
  await lockStaff(ctx)
  const user = signedInUser(ctx)
  const [rights] = await ctx.db
    .select({ userType: users.userType, permissions: users.permissions })
    .from(users)
    .where(inSite(ctx, users, eq(users.id, user.id)))
  if (!rights || !can(rights, wanted)) throw refusal('access.forbidden')
  return { ...ctx, actor: { ...user, ...rights } }
}

/** Changes a user's role, effective from their next request. */
export async function changeMember(ctx: Ctx, id: string, membership: Membership): Promise<void> {
  await ctx.db
    .update(users)
    .set(membership)
    .where(inSite(ctx, users, eq(users.id, id)))
}

/** Turns a staff member into a customer of this site and ends their sessions here. Their content stays. */
export async function endMembership(ctx: Ctx, id: string): Promise<void> {
  await changeMember(ctx, id, { userType: 'CUSTOMER', permissions: [], readyRole: null, roleId: null })
  await signOut(ctx, id)
  const [row] = await ctx.db
    .select({ accountId: users.accountId })
    .from(users)
    .where(inSite(ctx, users, eq(users.id, id)))
  if (row?.accountId) await serveNoMore(ctx, row.accountId)
}

/** Detaches a customer of this site who used to work on it from their account. Nothing signs them in until they set a password by a link. */
export async function leaveAccount(ctx: Ctx, id: string, accountId: string): Promise<void> {
  const [left] = await ctx.db
    .update(users)
    .set({ accountId: null, provenAt: null })
    .where(inSite(ctx, users, eq(users.id, id), eq(users.accountId, accountId)))
    .returning({ email: users.email })
  await forgetAccountHere(ctx, accountId)
  if (!left) return
  await signOut(ctx, id)
  await forgetCodesAndLinks(ctx, left.email)
}

/** Whether the address has an account with a password, for which it was verified. Customers' addresses need not be. */
export async function hasAccount(ctx: Ctx, email: string): Promise<boolean> {
  return (await accountNamed(ctx, email))?.hasPassword === true
}

type Joining = Pick<Membership, 'permissions' | 'readyRole' | 'roleId'> & {
  email: string
  /** Only for a person without an account. */
  person: { firstName: string; lastName: string; password: string } | undefined
}

/**
 * Makes the user with this address, which must be verified, a member of staff.
 * @returns their id
 * @throws Refusal `invitation.member`, `invitation.person`
 */
export async function joinStaff(ctx: Ctx, { email, person, ...role }: Joining): Promise<string> {
  const [row] = await ctx.db
    .select({ id: users.id, userType: users.userType })
    .from(users)
    .where(inSite(ctx, users, eq(users.email, email)))
  if (row && row.userType !== 'CUSTOMER') throw refusal('invitation.member', { email })
  const account = await accountNamed(ctx, email)
  const named = account?.hasPassword ? { ...account, password: randomBytes(32).toString('base64url') } : person
  if (!named) throw refusal('invitation.person', { field: 'firstName' })
  const { firstName, lastName, password } = named
  const known = { email, firstName, lastName, password }
  const id = row
    ? await linkAccount(ctx, row.id, known)
    : (await addUser(ctx, { ...known, userType: 'STAFF', permissions: role.permissions }))._id
  await changeMember(ctx, id, { userType: 'STAFF', ...role })
  if (!account?.hasPassword) await markProven(ctx, id)
  return id
}

/**
 * Links a customer to the account of their address. Another person may have signed up with it here, so former sessions and the
 * former password end.
 * @returns the customer's id
 */
async function linkAccount(ctx: Ctx, id: string, person: Parameters<typeof accountOf>[1]): Promise<string> {
  const accountId = await accountOf(ctx, person)
  await signOut(ctx, id)
  await ctx.db
    .update(users)
    .set({ accountId, passwordHash: null })
    .where(inSite(ctx, users, eq(users.id, id)))
  await serveSite(ctx, accountId, id)
  return id
}
