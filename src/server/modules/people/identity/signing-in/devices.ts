import { and, desc, eq, gt, inArray, notInArray } from 'drizzle-orm'
import type { Ctx } from '../../../../platform/context.ts'
import { inSite, onSite } from '../../../../platform/table.ts'
import { hashToken, newToken } from '../../../../platform/tokens.ts'
import { signInDevices as devices, users } from '../identity.tables.ts'

/** A browser is forgotten after this long without a sign-in, s. */
export const deviceLifetime = 180 * 24 * 3600

/** Browsers per account; the least recently used are forgotten first. */
const mostDevices = 20

type Row = typeof users.$inferSelect

/** The user with this address, and the token by which their browser is known. Always one query. */
export async function findSigningIn(
  ctx: Ctx,
  email: string,
  tokens: string[],
): Promise<{ user: Row | undefined; device: string | undefined }> {
  const known = and(
    eq(devices.userId, users.id),
    inArray(devices.tokenHash, tokens.map(hashToken)),
    gt(devices.expiresAt, ctx.now()),
  )
  const rows = await ctx.db
    .select({ user: users, tokenHash: devices.tokenHash })
    .from(users)
    .leftJoin(devices, onSite(users, devices, known))
    .where(inSite(ctx, users, eq(users.email, email)))
  const device = tokens.find((token) => rows.some(({ tokenHash }) => tokenHash?.equals(hashToken(token))))
  return { user: rows[0]?.user, device }
}

/**
 * Remembers the browser under its token, or a new one: a token that we did not issue is never adopted.
 * @returns the token
 */
export async function rememberDevice(ctx: Ctx, userId: string, device: string | undefined): Promise<string> {
  const usedAt = ctx.now()
  const expiresAt = new Date(usedAt.getTime() + deviceLifetime * 1000)
  if (device !== undefined) {
    await ctx.db
      .update(devices)
      .set({ usedAt, expiresAt })
      .where(inSite(ctx, devices, eq(devices.tokenHash, hashToken(device))))
    return device
  }
  const token = newToken()
  await ctx.db.insert(devices).values({ tokenHash: hashToken(token), userId, createdAt: usedAt, usedAt, expiresAt })
  await forgetMost(ctx, userId)
  return token
}

async function forgetMost(ctx: Ctx, userId: string): Promise<void> {
  const kept = ctx.db
    .select({ tokenHash: devices.tokenHash })
    .from(devices)
    .where(inSite(ctx, devices, eq(devices.userId, userId)))
    .orderBy(desc(devices.usedAt))
    .limit(mostDevices)
  await ctx.db
    .delete(devices)
    .where(inSite(ctx, devices, eq(devices.userId, userId), notInArray(devices.tokenHash, kept)))
}
