import { and, asc, count, eq, isNotNull, ne, or, sql } from 'drizzle-orm'
import { can, mayAll, type Permission, type UserType } from '../../../../shared/people/permissions.ts'
import {
  type ReadyRole,
  type Role,
  type RoleChange,
  type RoleInput,
  readyRoles,
} from '../../../../shared/people/roles.ts'
import { isUuid } from '../../../../shared/uuid.ts'
import { type Ctx, transaction } from '../../../platform/context.ts'
import { refusal } from '../../../platform/refusal.ts'
import { inSite } from '../../../platform/table.ts'
import { refuseTaken } from '../../../platform/taken.ts'
import { holdStaff, signedInUser, users } from '../identity/index.ts'
import { invitations, roles } from './staff.tables.ts'

const mostRoles = 50

/** A role as it is stored in a user's row. */
export type Given = { name: string; permissions: Permission[]; readyRole: ReadyRole | null; roleId: string | null }

/** Ready-made roles, then the site's own by name. */
export async function listRoles(ctx: Ctx): Promise<{ data: Role[]; total: number }> {
  const [own, counted] = await Promise.all([
    ctx.db
      .select()
      .from(roles)
      .where(inSite(ctx, roles))
      .orderBy(asc(sql`plain_text(${roles.name})`), asc(roles.id)),
    countMembers(ctx),
  ])
  const members = (id: string) => counted.get(id) ?? 0
  const ready = Object.entries(readyRoles).map(([_id, { name, permissions }]) => ({
    _id,
    name,
    permissions: [...permissions],
    isReady: true,
    members: members(_id),
    revision: 0,
  }))
  const data = [
    ...ready,
    ...own.map(({ id, name, permissions, revision }) => ({
      _id: id,
      name,
      permissions,
      isReady: false,
      members: members(id),
      revision,
    })),
  ]
  return { data, total: data.length }
}

async function countMembers(ctx: Ctx): Promise<Map<string | null, number>> {
  const id = sql<string | null>`coalesce(${users.readyRole}, ${users.roleId}::text)`
  const rows = await ctx.db
    .select({ id, members: count() })
    .from(users)
    .where(inSite(ctx, users, ne(users.userType, 'CUSTOMER'), or(isNotNull(users.readyRole), isNotNull(users.roleId))))
    .groupBy(id)
  return new Map(rows.map((row) => [row.id, row.members]))
}

export async function readRole(ctx: Ctx, id: string): Promise<Role> {
  const found = (await listRoles(ctx)).data.find(({ _id }) => _id === id)
  if (!found) throw refusal('role.notFound')
  return found
}

/**
 * Finds a role to give to a user.
 * @throws Refusal `role.notFound`, `staff.more` if it has permissions that the giver lacks
 */
export async function roleToGive(ctx: Ctx, id: string): Promise<Given> {
  const given = isReady(id) ? { ...readyRoles[id], readyRole: id, roleId: null } : await ownRole(ctx, id)
  if (!mayAll(signedInUser(ctx), given.permissions)) throw refusal('staff.more', { field: 'role' })
  return { ...given, permissions: [...given.permissions] }
}

/** The role columns of a user or invitation. */
type Named = { readyRole: ReadyRole | null; roleId: string | null }

/**
 * The role that a row refers to; null if none.
 * @param ownName name of the site's own role, joined to the row
 */
export function namedRole({ readyRole, roleId }: Named, ownName: string | null): { _id: string; name: string } | null {
  if (readyRole) return { _id: readyRole, name: readyRoles[readyRole].name }
  return roleId && ownName ? { _id: roleId, name: ownName } : null
}

export async function roleName(ctx: Ctx, row: Named): Promise<string> {
  return (await roleOf(ctx, row)).name
}

/** Like `permissionsOf`, with the site's own role joined to the row. */
export function permissionsNamed({ readyRole }: Named, own: typeof roles.$inferSelect | null): readonly Permission[] {
  return readyRole ? readyRoles[readyRole].permissions : (own?.permissions ?? [])
}

/** Whether the sender of an invitation still has the rights that it gives: it ends with them. */
export function mayGive(
  sender: { userType: UserType; permissions: readonly Permission[] },
  given: readonly Permission[],
): boolean {
  return can(sender, 'staff') && mayAll(sender, given)
}

export async function permissionsOf(ctx: Ctx, row: Named): Promise<Permission[]> {
  return [...(await roleOf(ctx, row)).permissions]
}

async function roleOf(
  ctx: Ctx,
  { readyRole, roleId }: Named,
): Promise<{ name: string; permissions: readonly Permission[] }> {
  return readyRole ? readyRoles[readyRole] : ownRole(ctx, roleId ?? '')
}

function isReady(id: string): id is ReadyRole {
  return Object.hasOwn(readyRoles, id)
}

async function ownRole(ctx: Ctx, id: string): Promise<Given> {
  const { name, permissions } = await findOwn(ctx, id, 'role')
  return { name, permissions, readyRole: null, roleId: id }
}

async function findOwn(ctx: Ctx, id: string, field?: string): Promise<typeof roles.$inferSelect> {
  if (isReady(id)) throw refusal('role.ready', { name: readyRoles[id].name })
  const [found] = isUuid(id)
    ? await ctx.db
        .select()
        .from(roles)
        .where(inSite(ctx, roles, eq(roles.id, id)))
    : []
  if (!found) throw refusal('role.notFound', field ? { field } : {})
  return found
}

/** @throws Refusal `role.many`, `role.taken`, `staff.more` */
export function addRole(ctx: Ctx, input: RoleInput): Promise<Role> {
  return transaction(ctx, async (before) => {
    const ctx = await holdStaff(before, 'staff')
    requireOwn(ctx, input.permissions)
    if ((await ctx.db.$count(roles, inSite(ctx, roles))) >= mostRoles) throw refusal('role.many', { limit: mostRoles })
    refuseReadyName(input.name)
    const adding = ctx.db
      .insert(roles)
      .values({ ...input, createdAt: ctx.now() })
      .returning({ id: roles.id })
    const [added] = await refuseTaken(adding, 'role.taken', { field: 'name', name: input.name })
    if (!added) throw new Error('a role that was added is not there')
    return readRole(ctx, added.id)
  })
}

/**
 * Changes a role, effective from its members' next request.
 * @throws Refusal `role.notFound`, `role.own`, `role.ready`, `role.stale`, `role.taken`, `staff.more`
 */
export function changeRole(ctx: Ctx, id: string, { revision, ...input }: RoleChange): Promise<Role> {
  return transaction(ctx, async (before) => {
    const ctx = await holdStaff(before, 'staff')
    const former = await findOwn(ctx, id)
    await refuseIfOwn(ctx, id)
    // Users may not remove permissions they could not give back.
    requireOwn(ctx, former.permissions)
    requireOwn(ctx, input.permissions)
    refuseReadyName(input.name)
    const changing = ctx.db
      .update(roles)
      .set({ ...input, revision: revision + 1 })
      .where(inSite(ctx, roles, eq(roles.id, id), eq(roles.revision, revision)))
      .returning({ id: roles.id })
    const [changed] = await refuseTaken(changing, 'role.taken', { field: 'name', name: input.name })
    if (!changed) throw refusal('role.stale')
    await ctx.db
      .update(users)
      .set({ permissions: input.permissions })
      .where(inSite(ctx, users, eq(users.roleId, id)))
    return readRole(ctx, id)
  })
}

/** @throws Refusal `role.invited`, `role.notFound`, `role.ready`, `role.used`, `staff.more` */
export function deleteRole(ctx: Ctx, id: string): Promise<void> {
  return transaction(ctx, async (before) => {
    const ctx = await holdStaff(before, 'staff')
    const { name, permissions } = await findOwn(ctx, id)
    requireOwn(ctx, permissions)
    const used = await ctx.db.$count(users, inSite(ctx, users, eq(users.roleId, id)))
    if (used > 0) throw refusal('role.used', { name, count: used })
    const invited = await ctx.db.$count(invitations, inSite(ctx, invitations, eq(invitations.roleId, id)))
    if (invited > 0) throw refusal('role.invited', { name, count: invited })
    await ctx.db.delete(roles).where(inSite(ctx, roles, eq(roles.id, id)))
  })
}

function requireOwn(ctx: Ctx, permissions: Permission[]): void {
  if (!mayAll(signedInUser(ctx), permissions)) throw refusal('staff.more', { field: 'permissions' })
}

/** Own roles may not share a name with ready-made ones. */
function refuseReadyName(name: string): void {
  const taken = ['Owner', ...Object.values(readyRoles).map((ready) => ready.name)]
  if (taken.some((other) => other.toLowerCase() === name.toLowerCase()))
    throw refusal('role.taken', { field: 'name', name })
}

async function refuseIfOwn(ctx: Ctx, id: string): Promise<void> {
  const [mine] = await ctx.db
    .select({ id: users.id })
    .from(users)
    .where(inSite(ctx, users, and(eq(users.id, signedInUser(ctx).id), eq(users.roleId, id))))
  if (mine) throw refusal('role.own')
}
