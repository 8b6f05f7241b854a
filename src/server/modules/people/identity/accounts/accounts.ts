import { and, asc, eq, isNotNull, ne, sql } from 'drizzle-orm'
import { type Ctx, forOtherSite } from '../../../../platform/context.ts'
import { contains } from '../../../../platform/lists.ts'
import { inSite, onSite } from '../../../../platform/table.ts'
import { findSites, onPlatform } from '../../../ground/directory/index.ts'
import { accountSites, users } from '../identity.tables.ts'
import { hashPassword } from '../passwords/password.ts'

type Person = { email: string; password: string; firstName: string; lastName: string; mobileNumber?: string }

/** Id of the account with this address, created if missing. An existing account keeps its password. */
export async function accountOf(ctx: Ctx, { password, ...person }: Person): Promise<string> {
  const passwordHash = await hashPassword(ctx, password)
  return onPlatform(ctx, async (ctx) => {
    const [made] = await ctx.db
      .insert(users)
      .values({ ...person, passwordHash, createdAt: ctx.now() })
      .onConflictDoNothing({ target: [users.siteId, users.email] })
      .returning({ id: users.id })
    if (made) return made.id
    const [known] = await ctx.db
      .select({ id: users.id, passwordHash: users.passwordHash })
      .from(users)
      .where(inSite(ctx, users, eq(users.email, person.email)))
      .for('update')
    if (!known) throw new Error('an account was deleted while it became a member')
    if (known.passwordHash === null)
      await ctx.db
        .update(users)
        .set({ passwordHash })
        .where(inSite(ctx, users, eq(users.id, known.id)))
    return known.id
  })
}

/** Records that the account serves this site, as this user of it. */
export async function serveSite(ctx: Ctx, accountId: string, userId: string): Promise<void> {
  const servedSiteId = ctx.site.id
  await onPlatform(ctx, (ctx) =>
    ctx.db
      .insert(accountSites)
      .values({ accountId, servedSiteId, userId, createdAt: ctx.now() })
      .onConflictDoUpdate({
        target: [accountSites.siteId, accountSites.accountId, accountSites.servedSiteId],
        set: { userId, serves: true },
      }),
  )
}

/** Removes this site from those that the account serves. Its user still signs in with it, as a customer. */
export async function serveNoMore(ctx: Ctx, accountId: string): Promise<void> {
  const servedSiteId = ctx.site.id
  await onPlatform(ctx, (ctx) =>
    ctx.db
      .update(accountSites)
      .set({ serves: false })
      .where(onServed(ctx, accountId, servedSiteId)),
  )
}

/** Forgets that the account signed a user of this site in. */
export async function forgetAccountHere(ctx: Ctx, accountId: string): Promise<void> {
  const servedSiteId = ctx.site.id
  await onPlatform(ctx, (ctx) => ctx.db.delete(accountSites).where(onServed(ctx, accountId, servedSiteId)))
}

const onServed = (ctx: Ctx, accountId: string, servedSiteId: number) =>
  inSite(ctx, accountSites, eq(accountSites.accountId, accountId), eq(accountSites.servedSiteId, servedSiteId))

/** Name of the account with this address, and whether it has a password. */
export async function accountNamed(ctx: Ctx, email: string) {
  return onPlatform(ctx, async (ctx) => {
    const [found] = await ctx.db
      .select({ firstName: users.firstName, lastName: users.lastName, passwordHash: users.passwordHash })
      .from(users)
      .where(inSite(ctx, users, eq(users.email, email)))
    return found && { firstName: found.firstName, lastName: found.lastName, hasPassword: found.passwordHash !== null }
  })
}

/** Sites that an account serves, oldest first, with its user id on each. */
export async function sitesOf(ctx: Ctx, accountId: string) {
  return (await everySiteOf(ctx, accountId)).filter(({ serves }) => serves)
}

/** Like `sitesOf`, with those that it used to serve. */
function everySiteOf(ctx: Ctx, accountId: string) {
  return onPlatform(ctx, async (ctx) => {
    const { servedSiteId: siteId, userId, serves } = accountSites
    const rows = await ctx.db
      .select({ siteId, userId, serves })
      .from(accountSites)
      .where(inSite(ctx, accountSites, eq(accountSites.accountId, accountId)))
      .orderBy(asc(accountSites.createdAt), asc(accountSites.servedSiteId))
    const sites = await findSites(
      ctx,
      rows.map(({ siteId }) => siteId),
    )
    return rows.flatMap(({ siteId, userId, serves }) => {
      const site = sites.find(({ id }) => id === siteId)
      return site ? [{ site, userId, serves }] : []
    })
  })
}

/**
 * Number of sites owned by the account with this address; 0 for operators of the platform. Concurrent calls for the same
 * address wait until the transaction ends.
 */
export async function countOwnedSites(ctx: Ctx, email: string): Promise<number> {
  await ctx.db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`owned sites:${email}`}, 0))`)
  const account = await onPlatform(ctx, async (ctx) => {
    const [row] = await ctx.db
      .select({ id: users.id, userType: users.userType })
      .from(users)
      .where(inSite(ctx, users, eq(users.email, email)))
    return row
  })
  if (account?.userType !== 'CUSTOMER') return 0
  let owned = 0
  for (const { site, userId } of await sitesOf(ctx, account.id))
    owned += await forOtherSite(ctx, site, (ctx) =>
      ctx.db.$count(users, inSite(ctx, users, eq(users.id, userId), eq(users.userType, 'ADMIN'))),
    )
  return owned
}

/** Ids of the sites served by accounts with this text in their address. */
export function sitesServedBy(ctx: Ctx, text: string): Promise<number[]> {
  return onPlatform(ctx, async (ctx) => {
    const rows = await ctx.db
      .selectDistinct({ siteId: accountSites.servedSiteId })
      .from(accountSites)
      .innerJoin(users, onSite(accountSites, users, eq(users.id, accountSites.accountId)))
      .where(inSite(ctx, accountSites, eq(accountSites.serves, true), contains([users.email], text)))
    return rows.map(({ siteId }) => siteId)
  })
}

/**
 * Runs `work` for the platform, where the user is the account itself, and for each site where it signs a user in: those that it serves, and
 * those that it used to.
 */
export async function onEachSiteOf(
  ctx: Ctx,
  accountId: string,
  work: (ctx: Ctx, userId: string, serves: boolean) => Promise<void>,
): Promise<void> {
  const sites = await everySiteOf(ctx, accountId)
  await onPlatform(ctx, (ctx) => work(ctx, accountId, true))
  for (const { site, userId, serves } of sites) {
    if (site.id === ctx.site.id) await work(ctx, userId, serves)
    else await forOtherSite(ctx, site, (ctx) => work(ctx, userId, serves))
  }
}

/** Account id of a user of this site (on the platform, the user's own id). Undefined for a customer. */
export async function accountOfMember(ctx: Ctx, userId: string): Promise<string | undefined> {
  if (ctx.site.kind === 'platform') return userId
  const [row] = await ctx.db
    .select({ accountId: users.accountId })
    .from(users)
    .where(inSite(ctx, users, eq(users.id, userId)))
  return row?.accountId ?? undefined
}

/** Whether the user still owns or serves this site. */
export async function isMember(ctx: Ctx, userId: string): Promise<boolean> {
  if (ctx.site.kind !== 'site') return false
  const isStaff = and(isNotNull(users.accountId), ne(users.userType, 'CUSTOMER'))
  return (await ctx.db.$count(users, inSite(ctx, users, eq(users.id, userId), isStaff))) > 0
}
