import { and, count, eq, gt, isNull, min } from 'drizzle-orm'
import type { Ctx } from '../../../platform/context.ts'
import { refusal } from '../../../platform/refusal.ts'
import { inSite } from '../../../platform/table.ts'
import { comments } from './comments.tables.ts'

/** Limit per user (B93). The contract's own limit is per machine, which several users may share. */
const most = 20
const seconds = 600

/**
 * Call with the writer's row locked, or two concurrent comments could both be the twentieth. @throws Refusal `request.tooMany`
 */
export async function refuseHaste(ctx: Ctx, userId: string): Promise<void> {
  const since = new Date(ctx.now().getTime() - seconds * 1_000)
  const recent = and(eq(comments.userId, userId), isNull(comments.answers), gt(comments.createdAt, since))
  const [found] = await ctx.db
    .select({ count: count(), first: min(comments.createdAt) })
    .from(comments)
    .where(inSite(ctx, comments, recent))
  if (!found?.first || found.count < most) return
  const wait = Math.ceil((found.first.getTime() - since.getTime()) / 1_000)
  throw refusal('request.tooMany', { seconds: Math.max(1, wait) })
}
