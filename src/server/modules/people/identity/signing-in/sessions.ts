import { and, desc, eq, gt, isNotNull, lt, ne, or, sql } from 'drizzle-orm'
import { deviceName } from '../../../../../shared/people/device-name.ts'
import type { Session } from '../../../../../shared/people/session.ts'
import type { Actor, Ctx, Services, Site } from '../../../../platform/context.ts'
import { makeCtx } from '../../../../platform/context.ts'
import { refusal } from '../../../../platform/refusal.ts'
import { inSite, onSite } from '../../../../platform/table.ts'
import { hashToken, newToken } from '../../../../platform/tokens.ts'
import { accountsWithStep } from '../accounts/accounts-with-step.ts'
import { sessions, users } from '../identity.tables.ts'
import { signedInUser } from '../identity.ts'

const day = 24 * 3600 * 1000
const lifetime = 30 * day
/** Sessions unused for this long end: on a sold phone, or another person's computer. */
const idleLimit = 14 * day
/** Minimum interval between writes of a session's last use, ms. */
const writtenEvery = 5 * 60 * 1000

/** When the user of a session last proved their identity, and whether with a passkey. */
export type Proof = { provedAt: Date; byPasskey: boolean }

/**
 * Starts a session. The token is only in the reply; the database has its hash. Whether to let the user in is decided by
 * `letInOrWait`.
 * @param proof of the session that it continues; without it the password has just been checked
 */
export async function startSession(ctx: Ctx, userId: string, proof?: Proof): Promise<string> {
  const token = newToken()
  await ctx.db.delete(sessions).where(inSite(ctx, sessions, eq(sessions.userId, userId), isOver(ctx)))
  const now = ctx.now()
  await ctx.db.insert(sessions).values({
    ...{ tokenHash: hashToken(token), userId, createdAt: now, usedAt: now },
    expiresAt: new Date(now.getTime() + lifetime),
    device: deviceName(ctx.request.agent ?? ''),
    ...(proof ?? { provedAt: now, byPasskey: false }),
  })
  return token
}

const isOver = (ctx: Ctx) => or(lt(sessions.expiresAt, ctx.now()), lt(sessions.usedAt, usedSince(ctx)))
const isOn = (ctx: Ctx) => and(gt(sessions.expiresAt, ctx.now()), gt(sessions.usedAt, usedSince(ctx)))
const usedSince = (ctx: Ctx) => new Date(ctx.now().getTime() - idleLimit)

/** The user's sessions on this site: this device first, then by last use. */
export async function listSessions(ctx: Ctx): Promise<Session[]> {
  const { id, sessionHash } = signedInUser(ctx)
  const rows = await ctx.db
    .select()
    .from(sessions)
    .where(inSite(ctx, sessions, eq(sessions.userId, id), isOn(ctx)))
    .orderBy(desc(sessions.usedAt))
  const all = rows.map(({ tokenHash, device, createdAt, usedAt }) => ({
    _id: idOf(tokenHash),
    device,
    created: createdAt.toISOString(),
    used: usedAt.toISOString(),
    isThis: tokenHash.equals(sessionHash),
  }))
  return all.toSorted((one, other) => Number(other.isThis) - Number(one.isThis))
}

/** A prefix of the hash identifies a session without being a credential. */
const idOf = (tokenHash: Buffer) => tokenHash.subarray(0, 16).toString('hex')

/**
 * Ends one of the user's own sessions.
 * @throws Refusal `session.notFound`
 */
export async function endOneSession(ctx: Ctx, id: string): Promise<void> {
  const own = await ctx.db
    .select({ tokenHash: sessions.tokenHash })
    .from(sessions)
    .where(inSite(ctx, sessions, eq(sessions.userId, signedInUser(ctx).id)))
  const found = own.find(({ tokenHash }) => idOf(tokenHash) === id)
  if (!found) throw refusal('session.notFound', { field: 'id' })
  await ctx.db.delete(sessions).where(inSite(ctx, sessions, eq(sessions.tokenHash, found.tokenHash)))
}

type Guest = {
  id: string
  /** '' until they have given one. */
  email: string
}

/** The guest of a session, by its token; undefined once it is over, and for an account's. */
export async function findGuest(ctx: Ctx, token: string): Promise<string | undefined> {
  return (await guestWith(ctx, hashToken(token)))?.id
}

/** The guest whose session the request's is by now: a concurrent call may have handed it to another one, or ended it. */
export async function guestOfSession(ctx: Ctx): Promise<Guest | undefined> {
  return guestWith(ctx, signedInUser(ctx).sessionHash)
}

async function guestWith(ctx: Ctx, sessionHash: Buffer): Promise<Guest | undefined> {
  const { id, guestEmail } = users
  const [found] = await ctx.db
    .select({ id, email: sql<string>`${guestEmail}` })
    .from(sessions)
    .innerJoin(users, onSite(sessions, users, eq(id, sessions.userId), isNotNull(guestEmail)))
    .where(inSite(ctx, sessions, eq(sessions.tokenHash, sessionHash), isOn(ctx)))
  return found
}

/** Ends a session by its token. @returns false if a concurrent call has ended it already */
export async function endSessionOf(ctx: Ctx, token: string): Promise<boolean> {
  const mine = inSite(ctx, sessions, eq(sessions.tokenHash, hashToken(token)))
  return (await ctx.db.delete(sessions).where(mine).returning({ userId: sessions.userId })).length > 0
}

/** Makes the request's session that of another user. */
export async function handSessionTo(ctx: Ctx, userId: string): Promise<void> {
  const { sessionHash } = signedInUser(ctx)
  await ctx.db
    .update(sessions)
    .set({ userId })
    .where(inSite(ctx, sessions, eq(sessions.tokenHash, sessionHash)))
}

/** Records that the user of the request's session has just proved their identity. */
export async function noteProof(ctx: Ctx, by: 'password' | 'passkey'): Promise<void> {
  const { sessionHash } = signedInUser(ctx)
  await ctx.db
    .update(sessions)
    .set({ provedAt: ctx.now(), ...(by === 'passkey' ? { byPasskey: true } : {}) })
    .where(inSite(ctx, sessions, eq(sessions.tokenHash, sessionHash)))
}

/** Ends the user's sessions on this site except the request's own. */
export async function endOtherSessions(ctx: Ctx): Promise<void> {
  const { id, sessionHash } = signedInUser(ctx)
  const others = and(eq(sessions.userId, id), ne(sessions.tokenHash, sessionHash))
  await ctx.db.delete(sessions).where(inSite(ctx, sessions, others))
}

/** Ends the request's session. */
export async function endSession(ctx: Ctx): Promise<void> {
  if (ctx.actor.kind === 'user') {
    await ctx.db.delete(sessions).where(inSite(ctx, sessions, eq(sessions.tokenHash, ctx.actor.sessionHash)))
  }
}

const header = /^(?:Basic|Bearer) ([A-Za-z0-9_-]{43})$/

/** The actor of a request. `Basic <token>` and `Bearer <token>` both carry the session token as it is (C3). */
export async function findActor(services: Services, site: Site, authorization: string | null): Promise<Actor> {
  const token = header.exec(authorization ?? '')?.[1]
  if (!token) return { kind: 'visitor' }
  const ctx = makeCtx(services, site, { kind: 'visitor' }, { id: '', ip: '' })
  const sessionHash = hashToken(token)
  const [found] = await ctx.db
    .select({
      id: users.id,
      userType: users.userType,
      permissions: users.permissions,
      accountId: users.accountId,
      email: users.email,
      seenAt: users.seenAt,
      guestEmail: users.guestEmail,
      provedAt: sessions.provedAt,
      byPasskey: sessions.byPasskey,
      usedAt: sessions.usedAt,
    })
    .from(sessions)
    .innerJoin(users, onSite(sessions, users, eq(users.id, sessions.userId)))
    .where(inSite(ctx, sessions, eq(sessions.tokenHash, sessionHash), isOn(ctx)))
  if (!found) return { kind: 'visitor' }
  const { seenAt, usedAt, accountId, guestEmail, ...user } = found
  if (isLongAgo(ctx, usedAt)) await noteUsed(ctx, sessionHash)
  if (guestEmail !== null)
    return { kind: 'guest', as: { kind: 'user', ...user, email: guestEmail, sessionHash, isGuest: true } }
  if (user.userType !== 'CUSTOMER') await noteSeen(ctx, user.id, seenAt)
  if (user.userType !== 'CUSTOMER' && (await lacksRequiredStep(ctx, accountId ?? user.id, user.byPasskey)))
    return { kind: 'user', ...user, userType: 'CUSTOMER', permissions: [], mustSetUp: true, sessionHash }
  return { kind: 'user', ...user, sessionHash }
}

/**
 * Checked at each request of staff on a site that requires a second step, so that staff without one are blocked at once. An app
 * is asked for at every sign-in; a passkey counts only in sessions that used it, because the password alone signs in as well.
 */
async function lacksRequiredStep(ctx: Ctx, accountId: string, byPasskey: boolean): Promise<boolean> {
  if (ctx.site.secondStepRequired !== true) return false
  return !(await accountsWithStep(ctx, [accountId], byPasskey ? 'any' : 'app')).has(accountId)
}

const isLongAgo = (ctx: Ctx, at: Date) => ctx.now().getTime() - at.getTime() >= writtenEvery

async function noteUsed(ctx: Ctx, sessionHash: Buffer): Promise<void> {
  await ctx.db
    .update(sessions)
    .set({ usedAt: ctx.now() })
    .where(inSite(ctx, sessions, eq(sessions.tokenHash, sessionHash)))
}

async function noteSeen(ctx: Ctx, id: string, seenAt: Date | null): Promise<void> {
  if (seenAt && !isLongAgo(ctx, seenAt)) return
  await ctx.db
    .update(users)
    .set({ seenAt: ctx.now() })
    .where(inSite(ctx, users, eq(users.id, id)))
}
