import { eq, gt, lt } from 'drizzle-orm'
import type { Actor, Ctx, Services, Site } from '../../../platform/context.ts'
import { makeCtx } from '../../../platform/context.ts'
import { inSite, onSite } from '../../../platform/table.ts'
import { sessions, users } from './identity.tables.ts'
import { hashToken, newToken } from './tokens.ts'

const lifetime = 30 * 24 * 3600 * 1000

/** Begins a session. The answer is the only place where the token itself ever stands. */
export async function startSession(ctx: Ctx, userId: string): Promise<string> {
  const token = newToken()
  await ctx.db
    .delete(sessions)
    .where(inSite(ctx, sessions, eq(sessions.userId, userId), lt(sessions.expiresAt, ctx.now())))
  await ctx.db
    .insert(sessions)
    .values({ tokenHash: hashToken(token), userId, expiresAt: new Date(ctx.now().getTime() + lifetime) })
  return token
}

/** Ends the session that the request came with. */
export async function endSession(ctx: Ctx): Promise<void> {
  if (ctx.actor.kind === 'user') {
    await ctx.db.delete(sessions).where(inSite(ctx, sessions, eq(sessions.tokenHash, ctx.actor.sessionHash)))
  }
}

const header = /^(?:Basic|Bearer) ([A-Za-z0-9_-]{43})$/

/** Who asks: `Basic <token>` and `Bearer <token>` both carry the session token as it is (C3). */
export async function findActor(services: Services, site: Site, authorization: string | null): Promise<Actor> {
  const token = header.exec(authorization ?? '')?.[1]
  if (!token) return { kind: 'visitor' }
  const ctx = makeCtx(services, site, { kind: 'visitor' }, { id: '', ip: '' })
  const sessionHash = hashToken(token)
  const [found] = await ctx.db
    .select({ id: users.id, userType: users.userType, permissions: users.permissions, email: users.email })
    .from(sessions)
    .innerJoin(users, onSite(sessions, users, eq(users.id, sessions.userId)))
    .where(inSite(ctx, sessions, eq(sessions.tokenHash, sessionHash), gt(sessions.expiresAt, ctx.now())))
  return found ? { kind: 'user', ...found, sessionHash } : { kind: 'visitor' }
}
